#!/bin/sh
# Sets up and runs every check there is. It must not know what they check.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh test
exec node scripts/steps.mjs all
