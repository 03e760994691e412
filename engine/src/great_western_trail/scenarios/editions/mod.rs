//! The second edition, its extra breeds, Rails to the North.

mod extra_breeds;
mod north;
mod north_scoring;
mod own_words;
mod second_buildings;
mod second_edition;

use super::*;
