#!/bin/sh
# Builds the packages that others install: optimised, without what tests need. It must not know where they go.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh package
say "Building the release (about ten minutes the first time)"
npx --no-install tauri build -- --locked
ls -lh "$CARGO_TARGET_DIR"/release/bundle/*/*.deb "$CARGO_TARGET_DIR"/release/bundle/*/*.rpm
