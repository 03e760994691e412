//! What the players of a table can be asked to agree to.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Matter {
    /// To take a turn back.
    Back,
    /// To open the seat of somebody who does not come.
    Seat,
    /// To end the table.
    End,
}

impl Matter {
    pub(super) const ALL: [Matter; 3] = [Matter::Back, Matter::Seat, Matter::End];

    pub(super) fn name(self) -> &'static str {
        match self {
            Matter::Back => "back",
            Matter::Seat => "seat",
            Matter::End => "end",
        }
    }
}
