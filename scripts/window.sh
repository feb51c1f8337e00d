#!/bin/sh
# Builds the window that is started and tested, the screens inside, and nothing else. It must not know who opens it.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/screens.sh
[ -x "$APP_BIN" ] || say "Building the window (a few minutes the first time)"
cargo build --locked --package bastide-desktop --bins
