//! The `railhead` command. Everything it does lives in the library, where tests reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    bot::command::run(std::env::args_os())
}
