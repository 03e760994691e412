//! The emojis of the application.

use super::Discord;
use crate::id::Id;
use crate::world::Emoji;

impl Discord {
    /// What the application has: id and name, oldest first.
    pub fn emojis(&self) -> Vec<(Id, String)> {
        self.shared().read(|core| core.world.emojis.iter().map(|emoji| (emoji.id, emoji.name.clone())).collect())
    }

    /// Somebody uploads one in the developer portal.
    pub fn add_emoji(&self, name: &str) -> Id {
        self.shared().change(|core| {
            let id = core.next_id();
            let (name, content_type) = (name.to_owned(), "image/png".to_owned());
            core.world.emojis.push(Emoji { id, name, animated: false, content_type, image: Vec::new() });
            id
        })
    }

    /// Somebody deletes one in the developer portal.
    pub fn delete_emoji(&self, id: Id) {
        self.shared().change(|core| core.world.emojis.retain(|emoji| emoji.id != id));
    }
}
