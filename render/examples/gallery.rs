//! Writes the gallery of a game into a folder:
//! `cargo run --release -p render --example gallery -- FOLDER [GAME [KEY=VALUE]...]`.

use engine::{Options, Seed};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "gallery".to_owned());
    let game = arguments.next().unwrap_or_else(|| "great-western-trail".to_owned());
    let parts = |option: String| option.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    let options: Options = arguments.filter_map(parts).collect();
    let studio = render::Studio::new();
    match render::gallery(&studio, &game, &options, Seed([7; 32]), folder.as_ref()) {
        Ok(pictures) => {
            println!("{} pictures in {folder}; caches hold {:?}", pictures.len(), studio.held());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
