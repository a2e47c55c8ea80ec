#!/bin/sh
# Builds a Debian package of an installed program.
#
#   Packaging/deb.sh FOLDER OUTPUT    FOLDER is what `make install DESTDIR=FOLDER PREFIX=/usr` made
set -eu
cd "$(dirname "$0")/.."
Checks/is.sh dpkg-deb || { echo "deb: there is no dpkg of Debian's here" >&2; exit 1; }
root=$1
output=$2
version=$(Packaging/version.sh)
SOURCE_DATE_EPOCH=$(Packaging/epoch.sh)
export SOURCE_DATE_EPOCH
program=$root/usr/games/battleship-tui

# Debian's games lie in a folder of their own.
install -d "$root/usr/games"
[ -e "$program" ] || mv "$root/usr/bin/battleship-tui" "$program"
rmdir "$root/usr/bin" 2> /dev/null || true
[ ! -d "$root/usr/share/zsh/site-functions" ] || {
  mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
}
gzip -9nf "$root/usr/share/man/man6/battleship-tui.6"

documents=$root/usr/share/doc/battleship-tui
install -d "$documents"
install -m 644 Packaging/debian/copyright "$documents/copyright"
[ ! -f .build/page/battleship.html ] || install -m 644 .build/page/battleship.html "$documents/battleship.html"
date=$(date -u -R -d "@$SOURCE_DATE_EPOCH")
printf 'battleship-tui (%s) unstable; urgency=medium\n\n  * See /usr/share/doc/battleship-tui/CHANGELOG.md.gz.\n\n' \
  "$version" > "$documents/changelog"
printf ' -- The battleship authors <battleship@localhost>  %s\n' "$date" >> "$documents/changelog"
gzip -9n "$documents/changelog"
gzip -9nc CHANGELOG.md > "$documents/CHANGELOG.md.gz"
chmod 644 "$documents"/*
install -D -m 644 Packaging/debian/lintian-overrides "$root/usr/share/lintian/overrides/battleship-tui"

# A static program needs nothing; another one says by itself which libraries it needs.
depends=""
if ldd "$program" > /dev/null 2>&1; then
  depends=$(ldd "$program" | sed -n 's/.*=> \(\/[^ ]*\).*/\1/p' | xargs -r readlink -f | xargs -r dpkg -S 2> /dev/null |
    sed 's/:.*//' | sort -u | paste -sd, | sed 's/,/, /g')
fi
install -d "$root/DEBIAN"
{
  echo "Package: battleship-tui"
  echo "Version: $version"
  echo "Architecture: $(dpkg --print-architecture)"
  echo "Maintainer: The battleship authors <battleship@localhost>"
  echo "Installed-Size: $(du -sk --exclude=DEBIAN "$root" | cut -f1)"
  [ -z "$depends" ] || echo "Depends: $depends"
  echo "Section: games"
  echo "Priority: optional"
  echo "Description: Battleships for two, whose whole game travels in one URL"
  echo " A game for the terminal: two people at one keyboard, at two terminals, or by"
  echo " link. A sealed duel is one URL that nobody can peek into and in which cheating"
  echo " shows, without a server."
} > "$root/DEBIAN/control"
(cd "$root" && find usr -type f -exec md5sum {} + | LC_ALL=C sort -k 2) > "$root/DEBIAN/md5sums"
chmod 644 "$root/DEBIAN/md5sums"
find "$root" -newermt "@$SOURCE_DATE_EPOCH" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
find "$root" -type d -exec chmod 755 {} +
dpkg-deb --root-owner-group -Zxz --build "$root" "$output" > /dev/null
echo "deb: $output, $(wc -c < "$output") bytes"
