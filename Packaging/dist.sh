#!/bin/sh
# Makes the archives of a release in .build/dist: the source, the program for this machine, the formula, and their sums.
#
#   Packaging/dist.sh INSTALLED    INSTALLED is what `make install DESTDIR=INSTALLED PREFIX=/usr` made
set -eu
cd "$(dirname "$0")/.."
installed=$1
version=$(Packaging/version.sh)
epoch=$(Packaging/epoch.sh)
name=battleship-$version
program=battleship-tui-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
out=.build/dist
rm -rf "$out"/*.tar.gz "$out"/*.rb "$out"/SHA256SUMS "${out:?}/$name" "${out:?}/$program"
mkdir -p "$out/$name" "$out/$program"

# All files under version control; in an archive without git, all files that are not built.
if git rev-parse --git-dir > /dev/null 2>&1; then
  git ls-files -z
else
  find . -path '*/.build' -prune -o -path ./.swiftpm -prune -o -type f -printf '%P\0'
fi | LC_ALL=C sort -z | tar --null -T - -cf - | tar -xf - -C "$out/$name"
cp -R "$installed/usr/bin" "$installed/usr/share" LICENSE "$out/$program/"

pack() {
  tar --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w -C "$out" -cf - "$1" |
    gzip -9n > "$out/$1.tar.gz"
  rm -rf "${out:?}/$1"
}
pack "$name"
pack "$program"
sum=$(sha256sum "$out/$name.tar.gz" | cut -d ' ' -f 1)
sed -e "s/@VERSION@/$version/g" -e "s/@SHA256@/$sum/" -e "s|@URL@|${DIST_URL:-https://example.org/battleship}|g" \
  Packaging/battleship-tui.rb.in > "$out/battleship-tui.rb"
(cd "$out" && sha256sum ./*.tar.gz battleship-tui.rb | sed 's|\./||' > SHA256SUMS && cat SHA256SUMS)
