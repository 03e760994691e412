//! What plain `railhead` says until there is a bot to start.

use std::fmt::Write;

pub fn text() -> String {
    let mut text = "\
Railhead plays heavy railway board games. Its Discord bot does not exist yet; these commands work:

  railhead games      lists the games and their options
  railhead simulate   plays complete games of random choices and sums them up
  railhead table      a table over standard input and output, for other programs
  railhead replay     plays a recorded game again
  railhead draw       draws what a viewer of a game would see
  railhead gallery    draws a folder of pictures to look at

Each explains itself with --help.
"
    .to_owned();
    let games = engine::games();
    if !games.is_empty() {
        text.push_str("\nThe games:\n\n");
    }
    for game in games {
        let players = game.players.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "  {} ({players} players)", game.kind.0);
    }
    text
}
