#!/bin/sh
# Prints a number that changes with any of the files here ("files", and the names of those that do not matter), or with what
# else a build rests on ("around"): the programs as they were built, the system's packages, how Cargo is set. It must not know
# what is built.
set -eu
. "$(dirname "$0")/env.sh"

# No copy carries this time along, so an older file in the place of a newer one is noticed too.
AS_IT_IS='%p %s %C@\n'

case "$1" in
  files)
    shift
    for but; do
      shift
      set -- "$@" -o -name "$but"
    done
    set -- -path ./.git "$@"
    while read -r ignored; do
      case "$ignored" in
        /*) set -- "$@" -o -path ".$ignored" ;;
        *) set -- "$@" -o -name "$ignored" ;;
      esac
    done <.gitignore
    find . \( "$@" \) -prune -o ! -type d -printf "$AS_IT_IS" | LC_ALL=C sort | cksum
    ;;
  around)
    {
      env | grep -E '^(CARGO|RUST)' | LC_ALL=C sort
      find "$APP_BIN" "${APP_BIN%/*}/bastide-window" /var/lib/dpkg/status "${CARGO_HOME:-$HOME/.cargo}/config.toml" \
        -printf "$AS_IT_IS" 2>/dev/null || true
    } | cksum
    ;;
esac
