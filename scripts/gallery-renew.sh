#!/bin/sh
# Takes the pictures of the pages of examples anew, which `npm test` compares with. It must not know what they show.
set -eu
. "$(dirname "$0")/env.sh"

sh scripts/setup.sh test
sh scripts/window.sh
RENEW_GALLERY=1 exec sh scripts/real-window.sh node --test tests/window/gallery.test.mjs
