//! Tables and views of any game behind one type, for clients that name no game.

mod game;
mod load;
mod study;
mod table;
mod thinker;
mod told;
mod view;

pub use game::{Game, game, games};
pub use load::LoadError;
pub use study::{Learned, Study};
pub use table::AnyTable;
pub use thinker::AnyThinker;
pub use told::Told;
pub use view::AnyView;
