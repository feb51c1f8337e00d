#!/bin/sh
# Takes the pictures of the README anew. It must not know what they show.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh test
sh scripts/window.sh
exec sh scripts/real-window.sh node tests/window/pictures.mjs
