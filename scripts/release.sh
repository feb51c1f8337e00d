#!/bin/sh
# Makes everything that a release hands out, in target/packages, and checks it. docs/releasing.md tells the rest.
set -eu
. "$(dirname "$0")/env.sh"

[ -z "$(git status --porcelain)" ] || {
  echo "Some files are not committed. A release is made of what is committed, so commit them or put them away." >&2
  exit 1
}
sh scripts/setup.sh release

tell() { node scripts/release/facts.mjs "$@"; }
version=$(tell VERSION)
SOURCE_DATE_EPOCH=$(tell EPOCH)
export SOURCE_DATE_EPOCH LC_ALL=C.UTF-8 TZ=UTC
umask 022
work=$CARGO_TARGET_DIR/packaging
packages=$CARGO_TARGET_DIR/packages
rm -rf "$work" "$packages"
mkdir -p "$work" "$packages"
name=bastide-$version

say "Building (about a quarter of an hour the first time)"
VITE_EXAMPLES=none npm run --silent ui:build
# Where somebody built it is nobody's business, and no package may differ by it.
crates=${CARGO_HOME:-$HOME/.cargo}/registry/src
RUSTFLAGS="--remap-path-prefix=$crates=/crates --remap-path-prefix=$CARGO_TARGET_DIR=/target --remap-path-prefix=$PWD=/bastide" \
  cargo build --release --locked --package bastide-desktop --package bastide-cli --bins
# The next start has screens of its own again, with the examples for those who work on Bastide.
rm -r ui/dist
sh scripts/install.sh "$work/tree/usr"

# Everything bears the time of the release.
dated() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }
dated "$work/tree"

# A folder as an archive, whose bytes depend on nothing but what is in it.
archive() { # folder, file
  tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --directory="${1%/*}" "${1##*/}" | gzip -9n >"$2"
}

say "Debian package"
deb=$work/deb
mkdir -p "$deb/debian" "$deb/tree/DEBIAN"
cp -a "$work/tree/usr" "$deb/tree/"
mv "$deb/tree/usr/share/zsh/site-functions" "$deb/tree/usr/share/zsh/vendor-completions"
tell debian-control >"$deb/debian/control"
tell debian-changelog >"$deb/debian/changelog"
doc=$deb/tree/usr/share/doc/bastide
mv "$doc/changelog.gz" "$doc/NEWS.gz"
gzip -9nc "$deb/debian/changelog" >"$doc/changelog.gz"
(
  cd "$deb"
  dpkg-shlibdeps -O tree/usr/bin/* >debian/substvars
  dpkg-gencontrol -pbastide -Ptree -Tdebian/substvars
  cd tree
  find usr -type f | sort | xargs md5sum >DEBIAN/md5sums
)
dated "$deb/tree"
dpkg-deb --root-owner-group -Zxz --build "$deb/tree" "$packages/" >/dev/null

say "RPM"
tell bastide.spec >"$work/bastide.spec"
rpmbuild -bb --quiet --define "_topdir $work/rpm" --define "tree $work/tree" "$work/bastide.spec"
mv "$work"/rpm/RPMS/*/*.rpm "$packages/"

say "Archives"
plain=$work/$name-linux-$(uname -m)
cp -a "$work/tree/usr" "$plain"
cp src-tauri/packaging/archive.txt "$plain/README.txt"
archive "$plain" "$packages/${plain##*/}.tar.gz"
git archive --format=tar --prefix="$name/" HEAD | gzip -9n >"$packages/$name-source.tar.gz"

say "What belongs to them"
node scripts/release/licences.mjs >"$packages/third-party-licences.txt"
node scripts/release/sbom.mjs >"$packages/$name.cdx.json"
tell NOTES >"$packages/release-notes.md"
mkdir "$work/flathub"
source_sum=$(sha256sum "$packages/$name-source.tar.gz" | cut -d' ' -f1)
tell flatpak.yml SOURCE_SUM="$source_sum" >"$work/flathub/org.bastide.workshop.yml"
node scripts/release/flatpak.mjs "$work/flathub"
archive "$work/flathub" "$packages/$name-flathub.tar.gz"
(cd "$packages" && sha256sum -- * >SHA256SUMS)

say "Checking"
appstreamcli validate --strict --no-net "$work/tree/usr/share/metainfo/org.bastide.workshop.metainfo.xml"
desktop-file-validate "$work/tree/usr/share/applications/org.bastide.workshop.desktop"
(cd "$work/flathub" && G_DEBUG=fatal-warnings flatpak-builder --show-manifest org.bastide.workshop.yml >/dev/null)
lintian --fail-on error --profile debian "$packages"/*.deb
rpmlint --config src-tauri/packaging/rpmlint.toml "$packages"/*.rpm
ls -lh "$packages"
