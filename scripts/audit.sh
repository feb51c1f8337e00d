#!/bin/sh
# Asks the network for known faults in what Bastide is built from, and says what could not be asked. It must not know
# what Bastide is built from.
set -eu
. "$(dirname "$0")/env.sh"

VERSION=0.20.2
TOOL="$CARGO_TARGET_DIR/audit"
found=0
unasked=""

sh scripts/setup.sh build
if ! "$TOOL/bin/cargo-deny" --version 2>/dev/null | grep -qx "cargo-deny $VERSION"; then
  say "Installing cargo-deny $VERSION below target (once, some minutes)"
  cargo install --locked --version "=$VERSION" cargo-deny --debug --force --root "$TOOL" --target-dir "$TOOL/build"
fi
deny() { PATH="$TOOL/bin:$PATH" cargo deny --locked "$@"; }

say "Crates: licences, bans, sources"
deny check licenses bans sources || found=1

say "Crates: advisories"
if deny fetch db; then
  deny check --disable-fetch advisories || found=1
else
  unasked="$unasked the advisories of crates (github.com/rustsec/advisory-db);"
fi

say "npm packages: advisories"
answer=$(npm audit --json 2>/dev/null) || true
if echo "$answer" | grep -q '"auditReportVersion"'; then
  npm audit || found=1
else
  unasked="$unasked the advisories of npm ($(npm config get registry));"
fi

[ -z "$unasked" ] || say "Out of reach, so not asked:${unasked%;}."
[ "$found" = 0 ] && [ -z "$unasked" ]
