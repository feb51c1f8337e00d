#!/bin/sh
# Installs Bastide, which is built, below "$1": programs, pages for man, completions, and what a desktop wants to know.
# It must not know which package it is for.
set -eu
. "$(dirname "$0")/env.sh"

to=$1
app=org.bastide.workshop
packaging=src-tauri/packaging

put() { install -D -m "$1" "$2" "$to/$3"; }
told() { # a file of src-tauri/packaging, with what this version says of itself
  install -d "$to/$2"
  node scripts/release/facts.mjs "$1" >"$to/$2/$1"
  chmod 644 "$to/$2/$1"
}

for program in bastide bastide-desktop bastide-window; do
  put 755 "$CARGO_TARGET_DIR/release/$program" "bin/$program"
done

put 644 $packaging/$app.desktop share/applications/$app.desktop
put 644 $packaging/$app.xml share/mime/packages/$app.xml
put 644 $packaging/$app.thumbnailer share/thumbnailers/$app.thumbnailer
told $app.metainfo.xml share/metainfo
for icon in 32x32:32x32 128x128:128x128 128x128@2x:256x256 icon:512x512; do
  put 644 "src-tauri/icons/${icon%:*}.png" "share/icons/hicolor/${icon#*:}/apps/$app.png"
done
put 644 src-tauri/icons/icon.svg share/icons/hicolor/scalable/apps/$app.svg

install -d "$to/share/man/man1"
"$to/bin/bastide" man "$to/share/man/man1"
for page in bastide-desktop bastide-window; do put 644 $packaging/$page.1 share/man/man1/$page.1; done
chmod 644 "$to"/share/man/man1/*
gzip -9nf "$to"/share/man/man1/*

completions() {
  install -d "$to/share/${2%/*}"
  "$to/bin/bastide" completions "$1" >"$to/share/$2"
  chmod 644 "$to/share/$2"
}
completions bash bash-completion/completions/bastide
completions fish fish/vendor_completions.d/bastide.fish
completions zsh zsh/site-functions/_bastide

told copyright share/doc/bastide
node scripts/release/licences.mjs | gzip -9n >"$to/share/doc/bastide/third-party-licences.txt.gz"
gzip -9nc CHANGELOG.md >"$to/share/doc/bastide/changelog.gz"
chmod 644 "$to"/share/doc/bastide/*
