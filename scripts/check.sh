#!/bin/sh
# Sets up and runs the checks that need no running program: format, lint, types. It must not know them.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh check
exec node scripts/steps.mjs quick
