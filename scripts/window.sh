#!/bin/sh
# Builds the window that is started and tested, and the bastide command: quick to build, the rules
# optimised, the screens inside. It must not know who opens it.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/screens.sh
[ -x "$APP_BIN" ] || say "Building the window (a few minutes the first time)"
# The examples come along: Cargo then settles features as it does for the tests, and builds nothing twice.
cargo build --locked --workspace --bins --examples
