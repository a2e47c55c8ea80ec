#!/bin/sh
# Adds to a folder the files that all our Debian packages have, and packs it; the description is on standard input.
#
#   Packaging/finish-deb.sh FOLDER OUTPUT PACKAGE SECTION [DEPENDS]
set -eu
cd "$(dirname "$0")/.."
Checks/is.sh dpkg-deb || { echo "deb: Debian's dpkg is not here" >&2; exit 1; }
root=$1
output=$2
package=$3
section=$4
depends=${5:-}
version=$(Packaging/version.sh)
SOURCE_DATE_EPOCH=$(Packaging/epoch.sh)
export SOURCE_DATE_EPOCH

documents=$root/usr/share/doc/$package
install -d "$documents"
install -m 644 Packaging/debian/copyright "$documents/copyright"
date=$(date -u -R -d "@$SOURCE_DATE_EPOCH")
printf '%s (%s) unstable; urgency=medium\n\n  * See /usr/share/doc/%s/CHANGELOG.md.gz.\n\n' \
  "$package" "$version" "$package" > "$documents/changelog"
printf ' -- The battleship authors <battleship@localhost>  %s\n' "$date" >> "$documents/changelog"
gzip -9n "$documents/changelog"
gzip -9nc CHANGELOG.md > "$documents/CHANGELOG.md.gz"
chmod 644 "$documents"/*

install -d "$root/DEBIAN"
{
  echo "Package: $package"
  echo "Version: $version"
  echo "Architecture: $(dpkg --print-architecture)"
  echo "Maintainer: The battleship authors <battleship@localhost>"
  echo "Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f1)"
  [ -z "$depends" ] || echo "Depends: $depends"
  echo "Section: $section"
  echo "Priority: optional"
  cat
} > "$root/DEBIAN/control"
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2) > "$root/DEBIAN/md5sums"
chmod 644 "$root/DEBIAN/md5sums"
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
find "$root" -type d -exec chmod 755 {} +
dpkg-deb --root-owner-group -Zxz --build "$root" "$output" > /dev/null
echo "deb: $output, $(wc -c < "$output") bytes"
