#!/bin/sh
# Finds the decisions of Practice anew in games of strong bots and writes them; takes half an hour.
set -eu
. "$(dirname "$0")/env.sh"

FILE=src-tauri/crates/practice/decisions.jsonl
cargo build --quiet --locked --package bastide-dev
: >"$FILE.new"
# find MIX BEST COST STEAL SEND FOLLOW
find() {
  mix=$1
  shift
  for kind in best cost steal send follow; do
    "$CARGO_TARGET_DIR/debug/bastide-dev" decisions --kind "$kind" --mix "$mix" --count "$1" >>"$FILE.new"
    shift
  done
}
find base 36 24 24 36 16
find inns 4 2 2 6 1
find traders 4 2 2 6 1
find river-abbot 4 2 2 6 1
find robbers 4 0 2 6 1
find tollkeepers 4 0 2 6 1
find tower 4 2 2 6 1
mv "$FILE.new" "$FILE"
