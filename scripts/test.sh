#!/bin/sh
# Sets up and runs every check there is.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh test
# Clippy compiles our crates and lints them on the way; by itself it would check all dependencies first.
export RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings
exec node scripts/steps.mjs all
