//! The pseudo-locale: English made visibly foreign.

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The same resource with every letter accented and every message between ⟦ and ⟧. What stands in placeables is
/// left alone: it is worded where it comes from.
pub(crate) fn accented(text: &str) -> String {
    let mut resource = parser::parse(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.value.as_mut().map(wrap);
                message.attributes.iter_mut().for_each(wrap_attribute);
            }
            // A term is a part of messages, which are wrapped themselves.
            Entry::Term(term) => accent(&mut term.value),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    serializer::serialize(&resource)
}

fn wrap_attribute(attribute: &mut Attribute<String>) {
    wrap(&mut attribute.value);
}

fn wrap(pattern: &mut Pattern<String>) {
    accent(pattern);
    pattern.elements.insert(0, PatternElement::TextElement { value: "⟦".to_owned() });
    pattern.elements.push(PatternElement::TextElement { value: "⟧".to_owned() });
}

fn accent(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(letter).collect(),
            PatternElement::Placeable { expression } => accent_variants(expression),
        }
    }
}

fn accent_variants(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| accent(&mut variant.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => accent_variants(expression),
        Expression::Inline(_) => {}
    }
}

fn letter(plain: char) -> char {
    const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const ACCENTED: &str = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž";
    PLAIN.find(plain).and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_is_accented_and_different_letters_stay_different() {
        let letters: Vec<char> = ('A'..='Z').chain('a'..='z').map(letter).collect();
        assert!(letters.iter().all(|letter| !letter.is_ascii()));
        let distinct: std::collections::BTreeSet<_> = letters.iter().collect();
        assert_eq!(distinct.len(), 52);
    }

    #[test]
    fn text_is_accented_in_variants_too_and_placeables_are_left_alone() {
        let text = "\
buys = { $who } buys { $count ->
        [one] a cow
       *[other] { $count } cows
    } { \"Ok\" }.
-ranch = ranch
    .case = dative
";
        let accented = accented(text);
        assert!(accented.contains("⟦{ $who } ƀûýš { $count ->\n"), "{accented}");
        assert!(accented.contains("[one] å çöŵ\n"), "{accented}");
        assert!(accented.contains("*[other] { $count } çöŵš\n"), "{accented}");
        assert!(accented.contains("{ \"Ok\" }.⟧\n"), "{accented}");
        assert!(accented.contains("-ranch = ŕåñçĥ\n"), "{accented}");
        assert!(parser::parse(accented).is_ok());
    }
}
