#!/bin/sh
# Tries the packages of `npm run release` where nobody built them: in bare Debian roots, as an ordinary user. Needs root, and
# the network for Debian's own packages.
set -eu
. "$(dirname "$0")/env.sh"

# What is mounted here is gone when this ends.
[ "${1:-}" = inside ] || exec unshare --mount sh scripts/release-try.sh inside
sh scripts/setup.sh try

for suite in bookworm trixie; do
  root=$CARGO_TARGET_DIR/try/$suite
  say "A bare Debian: $suite"
  mkdir -p "$CARGO_TARGET_DIR/try"
  rm -rf --one-file-system "$root"
  debootstrap --variant=minbase "$suite" "$root" >"$root.log"
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  mkdir -p "$root/tmp/.X11-unix"
  mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
  BARE_ROOT=$root APP_BIN=/usr/bin/bastide-desktop \
    sh scripts/real-window.sh node --test --test-reporter=spec tests/release/bare-root.test.mjs
  umount --recursive "$root/dev" "$root/proc" "$root/tmp/.X11-unix"
done
