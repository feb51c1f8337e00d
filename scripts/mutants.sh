#!/bin/sh
# Asks of every small change to the rules whether a test notices it. It must not know how that is judged.
set -eu
. "$(dirname "$0")/env.sh"

VERSION=27.1.0
TOOL="$CARGO_TARGET_DIR/mutants/tool"
if ! [ -x "$TOOL/bin/cargo-mutants" ] || ! "$TOOL/bin/cargo-mutants" mutants --version | grep -qx "cargo-mutants $VERSION"; then
  say "Installing cargo-mutants $VERSION below target (once)"
  cargo install --locked --version "=$VERSION" cargo-mutants --debug --force --root "$TOOL" --target-dir "$TOOL/build"
fi
PATH="$TOOL/bin:$PATH" node scripts/mutants.mjs "$CARGO_TARGET_DIR/mutants" "$@"
