#!/bin/sh
# Adds what is missing: system packages for "$1" (build, window or test) and npm packages. Silent and quick
# when all is there. It must not know what is built from them.
set -eu
. "$(dirname "$0")/env.sh"

BUILD="build-essential pkg-config libwebkit2gtk-4.1-dev"
WINDOW="xvfb fonts-dejavu-core"
TEST="xauth webkit2gtk-driver"
case "$1" in
  build) wanted="$BUILD" ;;
  window) wanted="$BUILD $WINDOW" ;;
  test) wanted="$BUILD $WINDOW $TEST" ;;
esac

command -v cargo >/dev/null 2>&1 || {
  echo "Rust is missing. Install it from https://rustup.rs, then run this again." >&2
  exit 1
}
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || {
  echo "Node $(node --version) is too old: 20.19 or newer is needed (https://nodejs.org)." >&2
  exit 1
}

if command -v dpkg-query >/dev/null 2>&1; then
  missing=""
  for package in $wanted; do
    dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ||
      missing="$missing $package"
  done
  if [ -n "$missing" ]; then
    install="apt-get install -y --no-install-recommends$missing"
    if [ "$(id -u)" = 0 ]; then
      as_root="env"
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
      as_root="sudo env"
    else
      echo "Some system packages are missing. Install them, then run this again:" >&2
      echo "  sudo apt-get update && sudo $install" >&2
      exit 1
    fi
    say "Installing system packages:$missing"
    $as_root apt-get update -q
    $as_root DEBIAN_FRONTEND=noninteractive $install -q -o Dpkg::Use-Pty=0
  fi
elif ! pkg-config --exists webkit2gtk-4.1 2>/dev/null; then
  echo "This is not a Debian system. Install what corresponds to: $wanted" >&2
  exit 1
fi

# The copy says which lock the packages were installed from.
if ! cmp -s package-lock.json node_modules/.installed-lock; then
  say "Installing npm packages"
  npm ci --no-audit --no-fund
  cp package-lock.json node_modules/.installed-lock
fi
