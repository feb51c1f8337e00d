#!/bin/sh
# Tries one target for so many seconds: actions, records, bundles, documents or setups. It must not know what they try.
set -eu
. "$(dirname "$0")/env.sh"

TARGET="${1:?actions, records, bundles, documents or setups}"
FUZZ_SECONDS="${2:-60}" cargo test --locked --quiet --package bastide-tests --test fuzz "$TARGET" -- --exact --nocapture
