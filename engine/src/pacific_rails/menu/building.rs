//! A building together with the row that its house leaves.

use super::FEW;
use crate::pacific_rails::content::Good;
use crate::pacific_rails::speech::label;
use crate::pacific_rails::state::{Action, Frame, State};
use crate::{Bundle, Offer, Phrase, Tone};

impl State {
    /// Each house from each row is one line, if these are few altogether.
    pub(super) fn with_rows(&self, bundles: Vec<Bundle<Action>>) -> Vec<Bundle<Action>> {
        let mut lines = Vec::new();
        for bundle in &bundles {
            let after = bundle.actions.iter().try_fold(self.clone(), |state, &action| state.after(action));
            match after {
                Some(after) if matches!(after.top(), Frame::Row { .. }) => {
                    lines.extend(after.actions().into_iter().filter_map(|row| self.with_row(bundle, &after, row)));
                }
                _ => lines.push(bundle.clone()),
            }
        }
        let plain = lines.iter().filter(|line| line.offer.tone == Tone::Plain).count();
        if plain <= FEW { lines } else { bundles }
    }

    fn with_row(&self, built: &Bundle<Action>, after: &State, row: Action) -> Option<Bundle<Action>> {
        let Action::Row(good) = row else { return None };
        let mut actions = built.actions.clone();
        let label = self.row_label(*actions.last()?, good);
        actions.push(row);
        let brings = Phrase::new("pri-hint-then-row").phrase("some", label::some(good, after.yields_then(good)));
        let hint = built.offer.hint.clone().map(|hint| label::and(hint, brings));
        let at = built.offer.at.iter().cloned().chain(after.offer(row).at).collect();
        Some(Bundle { offer: Offer { label, hint, at, ..built.offer.clone() }, actions })
    }

    fn row_label(&self, built: Action, row: Good) -> Phrase {
        let row = label::row_of(row);
        match built {
            Action::Station(city) if self.top() != Frame::Route => {
                Phrase::new("pri-offer-city-row").with("city", self.map().city_name(city)).name("row", row)
            }
            Action::House(good) => {
                Phrase::new("pri-offer-house-row").name("good", label::in_row(good)).name("row", row)
            }
            _ => Phrase::new("pri-offer-station-row").name("row", row),
        }
    }
}
