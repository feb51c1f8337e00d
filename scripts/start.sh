#!/bin/sh
# Opens the window, built anew if anything here changed; without a display, pictures it. It must not know what the
# window shows.
set -eu
. "$(dirname "$0")/env.sh"

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  wanted=build
else
  wanted=window
  say "There is no display here: the window opens on a virtual one, and a picture of it is saved."
fi

built="$CARGO_TARGET_DIR/debug/.built"
files=$(sh scripts/changes.sh files)
if [ "$(cat "$built" 2>/dev/null)" != "$wanted $files $(sh scripts/changes.sh around)" ]; then
  sh scripts/setup.sh "$wanted"
  sh scripts/window.sh
  # The files as they were before: one that changed meanwhile is built next time.
  echo "$wanted $files $(sh scripts/changes.sh around)" >"$built"
fi

[ "$wanted" = window ] || exec "$APP_BIN"
exec node scripts/picture.mjs "$APP_BIN" shots/window.png
