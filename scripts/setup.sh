#!/bin/sh
# Adds what is missing for "$1" (build, window, release, try, check or test): Rust's tools, system packages, npm packages.
# Silent and quick when all is there. It must not know what is built from them.
set -eu
. "$(dirname "$0")/env.sh"

stop() {
  printf '%s\n' "$@" >&2
  exit 1
}

BUILD="build-essential pkg-config libwebkit2gtk-4.1-dev"
WINDOW="xvfb fonts-dejavu-core"
# What a screen reader reads with.
READER="at-spi2-core dbus gir1.2-atspi-2.0 python3-gi"
# What judges the files that a package brings for desktops.
DESKTOP="appstream desktop-file-utils"
case "$1" in
  build) wanted="$BUILD" ;;
  check) wanted="$BUILD $DESKTOP" ;;
  window) wanted="$BUILD $WINDOW" ;;
  release) wanted="$BUILD $DESKTOP flatpak-builder lintian rpm rpmlint" ;;
  try) wanted="$BUILD $WINDOW cpio debootstrap rpm" ;;
  test) wanted="$BUILD $WINDOW $DESKTOP webkit2gtk-driver $READER" ;;
esac

node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  stop "Node $(node --version) is too old: 20.19 or newer is needed (https://nodejs.org)."

command -v cargo >/dev/null 2>&1 ||
  stop "Rust is missing. Install it from https://rustup.rs, then run this again."
pinned=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
# Rustup fetches the pinned toolchain at this question, and shows how far it is.
rust=$(rustc --version) ||
  stop "Rust $pinned is missing. Install it, then run this again:" \
    "  rustup toolchain install $pinned --component clippy --component rustfmt"
rust=$(echo "$rust" | cut -d' ' -f2)
[ "$(printf '%s\n' "$pinned" "$rust" | sort -V | head -n 1)" = "$pinned" ] ||
  stop "Rust $rust is too old: $pinned or newer is needed (https://rustup.rs)."
case "$1" in
  check | test)
    for tool in clippy fmt; do
      cargo "$tool" --version >/dev/null 2>&1 ||
        stop "cargo $tool is missing. Install Rust from https://rustup.rs, which brings it, then run this again."
    done
    [ "$rust" = "$pinned" ] ||
      say "The checks are written for Rust $pinned; this is $rust, whose linter and formatter may ask for more."
    ;;
esac

if command -v dpkg-query >/dev/null 2>&1; then
  missing=""
  for package in $wanted; do
    dpkg-query -W -f='${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed ||
      missing="$missing $package"
  done
  if [ -n "$missing" ]; then
    install="apt-get install -y --no-install-recommends$missing"
    sudo=$(command -v sudo >/dev/null 2>&1 && echo "sudo " || true)
    if [ "$(id -u)" = 0 ]; then
      as_root="env"
    elif [ -n "$sudo" ] && sudo -n true 2>/dev/null; then
      as_root="sudo env"
    else
      stop "Some system packages are missing. Install them as root, then run this again:" \
        "  ${sudo}apt-get update && $sudo$install"
    fi
    say "Installing system packages:$missing"
    # A new machine may be busy with its own updates.
    wait="-o DPkg::Lock::Timeout=300"
    $as_root apt-get update -q $wait
    $as_root DEBIAN_FRONTEND=noninteractive $install -q $wait -o Dpkg::Use-Pty=0
  fi
elif ! pkg-config --exists webkit2gtk-4.1 2>/dev/null; then
  stop "This is not a Debian system. Install what corresponds to: $wanted"
fi

# The screens are built with a fifth of the npm packages; the rest checks, tests and packages them. The copy says which lock
# they were installed from.
case "$1" in
  build | window) installed=node_modules/.installed-lock omitted=--omit=dev ;;
  *) installed=node_modules/.installed-whole-lock omitted="" ;;
esac
if ! cmp -s package-lock.json "$installed"; then
  say "Installing npm packages"
  npm ci --no-audit --no-fund $omitted
  cp package-lock.json node_modules/.installed-lock
  cp package-lock.json "$installed"
fi
