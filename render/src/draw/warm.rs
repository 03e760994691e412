//! Grounds painted ahead of the first pictures.

use super::games::grounds;
use crate::paint::studio::Studio;
use crate::scene::scheme::Scheme;

impl Studio {
    /// Paints what most pictures lie on, so that the first ones need not wait for it. Takes about a second.
    pub fn warm(&self) {
        for scheme in Scheme::ALL {
            for ground in grounds() {
                self.keep(&ground, scheme);
            }
        }
    }
}
