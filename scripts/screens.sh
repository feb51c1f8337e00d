#!/bin/sh
# Builds the screens when one of their files is newer than the last build. It must not know the window.
set -eu
. "$(dirname "$0")/env.sh"

built=ui/dist/index.html
if [ ! -f "$built" ] || [ package-lock.json -nt "$built" ] ||
  find ui -path "ui/dist*" -prune -o -newer "$built" -print | grep -q .; then
  say "Building the screens"
  npm run --silent ui:build
fi
