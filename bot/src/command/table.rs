//! `railhead table`

use crate::failure::Failure;
use crate::line::{self, Line};
use crate::maps::Maps;
use crate::protocol::{self, Protocol};
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use words::Language;

/// The longest request: a state is a few kilobytes, so nothing reasonable comes near.
const LONGEST: usize = 16 * 1024 * 1024;

/// Play at a table over standard input and output: one JSON request a line, one JSON answer a line.
///
/// A wrong request answers {"error":"…"}, one that the table does not allow {"refused":"…"}; neither changes anything.
#[derive(clap::Args)]
#[command(after_help = "\
Requests:
  {\"do\":\"new\",\"game\":\"…\",\"options\":{…},\"players\":3,\"seed\":42}   opens a table
  {\"do\":\"menu\"}                                    the next decision and its offers
  {\"do\":\"explain\"}                                 what is not offered, and why
  {\"do\":\"choose\",\"seat\":0,\"step\":0,\"key\":\"…\"}      takes an offer
  {\"do\":\"undo\",\"seat\":0}                           takes the last step back
  {\"do\":\"restart-turn\",\"seat\":0}                   takes back everything that can be
  {\"do\":\"view\"}  {\"do\":\"view\",\"seat\":0}            what everyone or that seat may see
  {\"do\":\"estimate\"}  {\"do\":\"estimate\",\"seat\":0}    the points as far as they may know
  {\"do\":\"standings\"}                               the points as if the game ended now
  {\"do\":\"advise\"}                                  what a computer player would choose, from what the seat knows
  {\"do\":\"state\"}  {\"do\":\"load\",\"state\":{…}}        everything, hidden things too, to read and to put back

Example:
  echo '{\"do\":\"menu\"}' | railhead table")]
pub struct Args {
    #[command(flatten)]
    maps: Maps,
}

pub fn run(args: &Args) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut protocol = Protocol::new(Language::English).with_maps(args.maps.clone());
    while let Some(line) = line::next(&mut input, LONGEST)? {
        let answer = match line {
            Line::Text(request) => guarded(&mut protocol, &request),
            Line::NotText => protocol::error("a request is a line of UTF-8 text, and this is not"),
            Line::TooLong => protocol::error(&format!("a request has at most {LONGEST} bytes, and this has more")),
        };
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            done => done?,
        }
    }
    Ok(())
}

/// A table works on copies, so that even after a panic it is as it was before the request.
fn guarded(protocol: &mut Protocol, request: &str) -> String {
    catch_unwind(AssertUnwindSafe(|| protocol.answer(request)))
        .unwrap_or_else(|_| protocol::error("the engine failed at this request; nothing has changed"))
}
