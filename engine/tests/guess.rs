//! A search gets nothing but what was dealt anew: the compiler refuses anything else.

#[test]
fn a_search_cannot_be_given_a_state_that_was_not_dealt_anew() {
    trybuild::TestCases::new().compile_fail("tests/guess/*.rs");
}
