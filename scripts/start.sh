#!/bin/sh
# Opens the window; without a display, pictures it. It must not know what the window shows.
set -eu
. "$(dirname "$0")/env.sh"

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  sh scripts/setup.sh build
  sh scripts/window.sh
  exec "$APP_BIN"
fi

say "There is no display here: the window opens on a virtual one, and a picture of it is saved."
sh scripts/setup.sh window
sh scripts/window.sh
exec node scripts/picture.mjs "$APP_BIN" shots/window.png
