#!/bin/sh
# Writes the TypeScript that the shell's commands and events are called through. It must not know them.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh build
sh scripts/screens.sh
BASTIDE_WRITE_BINDINGS=1 cargo test --locked --package bastide-desktop --lib -- --quiet the_committed_bindings
git --no-pager diff --stat -- ui/src/bindings
