//! A game that this build cannot draw: blank paper, and a description that says so. A build can know the rules of a game
//! without knowing its pictures only in tests that leave a feature out.

use crate::geometry::Area;
use crate::pen::Pen;
use crate::scene::Scene;
use crate::sprite::Sprite;
use crate::stage::{Block, Stage};
use engine::{Kind, Phrase, Seat, Spot};

pub struct Blank;

fn paper() -> Scene {
    let mut scene = Scene::new(1080.0, 608.0);
    scene.say(9, Phrase::new("picture-blank"));
    scene
}

impl Stage for Blank {
    fn board(&self) -> Scene {
        paper()
    }

    fn player(&self, _seat: Seat) -> Scene {
        paper()
    }

    fn hand(&self, _seat: Seat) -> Scene {
        paper()
    }

    fn kind(&self) -> Kind {
        Kind("blank")
    }

    fn players(&self) -> u8 {
        1
    }

    fn turn(&self) -> Option<Seat> {
        None
    }

    fn block_of(&self, _spot: &Spot) -> Option<Block> {
        None
    }

    fn size(&self, _block: Block) -> (f32, f32) {
        (1.0, 1.0)
    }

    fn is_map(&self, _block: Block) -> bool {
        false
    }

    fn draw(&self, _pen: &mut Pen, _block: Block) {}

    fn header(&self, _pen: &mut Pen, _seat: Seat) {}

    fn context(&self, _blocks: &[Block], _seat: Seat) -> Vec<(Block, Option<Area>)> {
        Vec::new()
    }

    fn category(&self, _name: &str) -> Sprite {
        Sprite::Points
    }
}
