//! The `railhead` command. Everything it does lives in the library, where tests reach it.

use mimalloc::MiMalloc;
use std::process::ExitCode;

/// What is drawn takes many megabytes for a moment. The allocator of the C library keeps them, for each thread that ever drew:
/// with a thousand tables twice the memory.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    bot::command::run(std::env::args_os())
}
