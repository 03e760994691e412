//! The check that every message passes before it is sent.

use super::limits::{BUTTONS, Breach, CUSTOM_ID, EMBED_ALL, FIELDS, FILE_BYTES, OPTIONS, ROWS};
use super::message::{Message, Row};
use engine::Audience;
use std::collections::BTreeSet;

pub fn check<A: Audience>(message: &Message<A>) -> Result<(), Breach> {
    let shows = message.embed.as_ref().is_some_and(|embed| !embed.body.is_empty() || !embed.title.is_empty());
    if message.content.is_empty() && !shows && message.files().next().is_none() {
        return Err(Breach::Empty);
    }
    if let Some(embed) = &message.embed {
        if embed.fields.len() > FIELDS {
            return Err(Breach::Fields(embed.fields.len()));
        }
        let characters = embed.characters();
        if characters > EMBED_ALL {
            return Err(Breach::Characters(characters));
        }
    }
    if message.rows.len() > ROWS {
        return Err(Breach::Rows(message.rows.len()));
    }
    let mut ids = BTreeSet::new();
    let mut id = |id: &String| {
        let fits = id.chars().count() <= CUSTOM_ID && ids.insert(id.clone());
        if fits { Ok(()) } else { Err(Breach::Id(id.clone())) }
    };
    let label = |label: &str| if label.trim().is_empty() { Err(Breach::Label) } else { Ok(()) };
    for row in &message.rows {
        match row {
            Row::Buttons(buttons) => {
                if buttons.is_empty() || buttons.len() > BUTTONS {
                    return Err(Breach::Buttons(buttons.len()));
                }
                for button in buttons {
                    id(&button.id)?;
                    label(&button.label)?;
                }
            }
            Row::Menu(menu) => {
                id(&menu.id)?;
                let values: BTreeSet<&String> = menu.options.iter().map(|choice| &choice.value).collect();
                if values.is_empty() || values.len() != menu.options.len() || values.len() > OPTIONS {
                    return Err(Breach::Options(menu.options.len()));
                }
                menu.options.iter().try_for_each(|choice| label(&choice.label))?;
            }
            Row::People(people) => {
                id(&people.id)?;
                let chosen: BTreeSet<_> = people.chosen.iter().collect();
                let most = usize::from(people.most);
                if chosen.len() != people.chosen.len() || !(1..=OPTIONS).contains(&most) || chosen.len() > most {
                    return Err(Breach::Options(people.chosen.len()));
                }
            }
        }
    }
    match message.files().map(|file| file.bytes.len()).max() {
        Some(bytes) if bytes > FILE_BYTES => Err(Breach::File(bytes)),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::kit::message::{Button, Choice, Menu, People};
    use crate::ids::UserId;

    fn with(rows: Vec<Row>) -> Result<(), Breach> {
        check(&Message { content: "x".to_owned(), rows, ..Message::default() })
    }

    fn buttons(count: usize) -> Row {
        Row::Buttons((0..count).map(|n| Button::new(n.to_string(), "b".to_owned())).collect())
    }

    fn menu(count: usize) -> Row {
        let choice =
            |n: usize| Choice { value: n.to_string(), label: "c".to_owned(), description: String::new(), emoji: None };
        Row::Menu(Menu::one("m".to_owned(), String::new(), (0..count).map(choice).collect()))
    }

    fn people(chosen: &[u64]) -> Row {
        let chosen = chosen.iter().map(|&user| UserId(user)).collect();
        Row::People(People { id: "p".to_owned(), placeholder: String::new(), most: 3, chosen })
    }

    #[test]
    fn what_discord_would_refuse_is_found() {
        assert_eq!(check(&Message::default()), Err(Breach::Empty));
        assert_eq!(with(vec![buttons(5), menu(25)]), Ok(()));
        assert_eq!(with(vec![buttons(6)]), Err(Breach::Buttons(6)));
        assert_eq!(with(vec![menu(26)]), Err(Breach::Options(26)));
        assert_eq!(with(vec![menu(0)]), Err(Breach::Options(0)));
        assert_eq!(with(vec![people(&[]), buttons(1)]), Ok(()));
        assert_eq!(with(vec![people(&[1, 2, 3, 4])]), Err(Breach::Options(4)));
        assert_eq!(with(vec![people(&[1, 1])]), Err(Breach::Options(2)));
        assert_eq!(with(vec![buttons(1), buttons(1)]), Err(Breach::Id("0".to_owned())));
        assert!(with(vec![Row::Buttons(vec![Button::new("i".repeat(101), "b".to_owned())])]).is_err());
    }
}
