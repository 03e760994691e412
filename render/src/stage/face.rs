//! A tile or a card alone.

use crate::scene::geometry::Area;
use crate::scene::pen::Pen;

/// Something to be drawn alone: where it lies on its board, and how it is drawn there.
pub struct Face {
    pub of: Area,
    pub draw: Box<dyn FnOnce(&mut Pen)>,
}

impl Face {
    pub fn new(of: Area, draw: impl FnOnce(&mut Pen) + 'static) -> Face {
        Face { of, draw: Box::new(draw) }
    }

    /// Of this size, wherever it lies.
    pub fn sized((w, h): (f32, f32), draw: impl FnOnce(&mut Pen, Area) + 'static) -> Face {
        let of = Area { x: 0.0, y: 0.0, w, h };
        Face::new(of, move |pen| draw(pen, of))
    }
}
