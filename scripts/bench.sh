#!/bin/sh
# Measures the optimised program; with --json all figures come as one object. It must not know what is measured.
set -eu
. "$(dirname "$0")/env.sh"

case "${1:-}" in
  "") ;;
  --json)
    BASTIDE_FIGURES=$(mktemp)
    export BASTIDE_FIGURES
    trap 'rm -f "$BASTIDE_FIGURES"' EXIT
    # What is told on the way is for whoever waits.
    exec 3>&1 1>&2
    ;;
  *)
    echo "npm run bench -- [--json]" >&2
    exit 2
    ;;
esac

sh scripts/setup.sh window
sh scripts/screens.sh
say "Building the optimised window (about ten minutes the first time)"
cargo build --release --locked --workspace --bins --examples
node scripts/bench-art.mjs
node scripts/bench.mjs "$CARGO_TARGET_DIR/release/bastide-desktop" "$CARGO_TARGET_DIR/release/examples/empty_page"
APP_BIN="$CARGO_TARGET_DIR/release/bastide-desktop"
export APP_BIN
sh scripts/real-window.sh node tests/window/bench.mjs
sh scripts/real-window.sh node tests/window/bench-holds.mjs
sh scripts/real-window.sh node tests/window/bench-memory.mjs
[ -z "${BASTIDE_FIGURES:-}" ] || node scripts/figures.mjs >&3
