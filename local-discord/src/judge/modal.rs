//! Modals: the little forms that an interaction can open.

use std::collections::HashSet;

use serde_json::Value;

use super::component::{self, LABEL, ROW, STRING_SELECT, TEXT_INPUT};
use super::{Check, Object, limits, present};

pub fn modal(check: &mut Check, data: &Object) {
    check.must_text(data, "custom_id", 1, limits::CUSTOM_ID);
    check.must_text(data, "title", 1, limits::MODAL_TITLE);
    let rows = check.list(data, "components", limits::MODAL_ROWS);
    let mut seen = HashSet::new();
    check.at("components", |check| {
        if rows.is_empty() {
            check.bad("BASE_TYPE_BAD_LENGTH", format!("Must be between 1 and {} in length.", limits::MODAL_ROWS));
        }
        for (index, row) in rows.iter().enumerate() {
            check.at(index, |check| one_row(check, row, &mut seen));
        }
    });
}

fn one_row(check: &mut Check, row: &Value, seen: &mut HashSet<String>) {
    let Some(row) = check.object(row) else { return };
    match component::kind(check, row, &[ROW, LABEL]) {
        Some(ROW) => {
            let parts = check.list(row, "components", 1);
            check.at("components", |check| {
                if parts.is_empty() {
                    check.bad("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 1 in length.");
                }
                for (index, part) in parts.iter().enumerate() {
                    check.at(index, |check| {
                        let Some(part) = check.object(part) else { return };
                        if component::kind(check, part, &[TEXT_INPUT]).is_some() {
                            check.must_text(part, "label", 1, limits::INPUT_LABEL);
                            input(check, part, seen);
                        }
                    });
                }
            });
        }
        Some(_) => {
            check.must_text(row, "label", 1, limits::INPUT_LABEL);
            check.text(row, "description", 0, limits::INPUT_DESCRIPTION);
            let Some(part) = present(row, "component") else { return check.at("component", Check::required) };
            check.at("component", |check| {
                let Some(part) = check.object(part) else { return };
                match component::kind(check, part, &[TEXT_INPUT, STRING_SELECT]) {
                    Some(TEXT_INPUT) => input(check, part, seen),
                    Some(kind) => component::select(check, part, kind, seen),
                    None => {}
                }
            });
        }
        None => {}
    }
}

fn input(check: &mut Check, part: &Object, seen: &mut HashSet<String>) {
    component::custom_id(check, part, seen);
    if present(part, "style").is_none() {
        check.at("style", Check::required);
    }
    check.one_of(part, "style", &[1, 2]);
    check.text(part, "placeholder", 0, limits::INPUT_PLACEHOLDER);
    check.boolean(part, "required");
    let value = check.text(part, "value", 0, limits::INPUT_VALUE).map(|text| text.chars().count() as i64);
    let least = check.number(part, "min_length", 0, limits::INPUT_VALUE as i64);
    let most = check.number(part, "max_length", 1, limits::INPUT_VALUE as i64);
    if let (Some(least), Some(most)) = (least, most)
        && least > most
    {
        check.at("min_length", |check| {
            check.bad("TEXT_INPUT_MIN_LENGTH", "min_length must not be greater than max_length");
        });
    }
    if let (Some(value), Some(most)) = (value, most)
        && value > most
    {
        check.at("value", |check| check.bad("BASE_TYPE_MAX_LENGTH", format!("Must be {most} or fewer in length.")));
    }
}
