//! auxiliary
