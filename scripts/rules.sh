#!/bin/sh
# Prints what stands behind every rule: cases, steps of lessons, reasons and score lines. It must not know any rule.
set -eu
. "$(dirname "$0")/env.sh"

cargo test --locked --quiet --package bastide-tests --test rules every_rule_has_a_test -- --nocapture
