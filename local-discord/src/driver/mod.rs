//! A driver for tests.
