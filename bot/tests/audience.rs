//! What was made for one seat cannot be posted: the compiler refuses it.

#[test]
fn a_hand_cannot_be_posted_in_a_channel() {
    trybuild::TestCases::new().compile_fail("tests/audience/*.rs");
}
