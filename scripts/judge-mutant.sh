#!/bin/sh
# Runs the tests of the rules ("$1": their own, or those that play) on one mutant, the quick ones first, and stops at
# the first that notices it. It must not know which mutant it is. Left out is what reads sources and lessons, and what
# measures chance.
set -eu
case "$1" in
  */bastide_rules-*) exec "$1" --quiet ;;
esac
quick="golden:: asked:: custom:: large:: perft:: house::codes house::actions"
# shellcheck disable=SC2086
"$1" --quiet $quick
"$1" --quiet conformance::
export POSITIONS=80 FUZZ_ROUNDS=3000
"$1" --quiet positions:: by_hand:: fuzz:: properties:: --skip random_play_scores
