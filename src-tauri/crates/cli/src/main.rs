//! The `bastide` command: reads its arguments and calls what they name. It must not know a rule of any game.

use clap::Parser;

/// Bastide in a terminal: an offline workshop for tile-laying games.
#[derive(Parser)]
#[command(name = "bastide", version, arg_required_else_help = true)]
struct Arguments {}

fn main() {
    Arguments::parse();
}
