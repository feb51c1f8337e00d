#!/bin/sh
# Pictures every screen of the real window into shots/, and the land. It must not know the screens.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh test
sh scripts/window.sh
sh scripts/real-window.sh node tests/window/shots.mjs
exec sh scripts/real-window.sh node tests/window/contact-sheet.mjs
