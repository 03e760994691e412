//! cattle_market
