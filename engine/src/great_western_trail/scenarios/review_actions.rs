//! review_actions
