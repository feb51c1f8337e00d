# Where things are, for every script that sources this; it must not know what they do.
cd "$(dirname "$0")/.."
command -v cargo >/dev/null 2>&1 || PATH="$HOME/.cargo/bin:$PATH"
CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}"
APP_BIN="${APP_BIN:-$CARGO_TARGET_DIR/debug/bastide-desktop}"
export PATH CARGO_TARGET_DIR APP_BIN

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
