#!/bin/sh
# Measures the optimised program. It must not know what is measured.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh window
sh scripts/screens.sh
say "Building the optimised window (about ten minutes the first time)"
cargo build --release --locked --workspace --bins
node scripts/bench-art.mjs
node scripts/bench.mjs "$CARGO_TARGET_DIR/release/bastide-desktop"
APP_BIN="$CARGO_TARGET_DIR/release/bastide-desktop" sh scripts/real-window.sh node tests/e2e/bench.mjs
