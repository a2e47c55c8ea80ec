#!/bin/sh
# Builds a Debian package of an installed program.
#
#   Packaging/deb.sh FOLDER OUTPUT    FOLDER is what `make install DESTDIR=FOLDER PREFIX=/usr` made
set -eu
cd "$(dirname "$0")/.."
Checks/is.sh dpkg-deb || { echo "deb: Debian's dpkg is not here" >&2; exit 1; }
root=$1
output=$2
program=$root/usr/games/battleship-tui

# Debian has a separate folder for games.
install -d "$root/usr/games"
[ -e "$program" ] || mv "$root/usr/bin/battleship-tui" "$program"
rmdir "$root/usr/bin" 2> /dev/null || true
[ ! -d "$root/usr/share/zsh/site-functions" ] || {
  mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
}
gzip -9nf "$root/usr/share/man/man6/battleship-tui.6"

[ ! -f .build/page/battleship.html ] ||
  install -D -m 644 .build/page/battleship.html "$root/usr/share/doc/battleship-tui/battleship.html"
# A link that begins with battleship: opens in the program.
install -D -m 644 Packaging/battleship-tui.desktop "$root/usr/share/applications/battleship-tui.desktop"
install -D -m 644 Packaging/debian/lintian-overrides "$root/usr/share/lintian/overrides/battleship-tui"

# A static program needs no library; for any other, ldd lists them.
depends=""
if ldd "$program" > /dev/null 2>&1; then
  depends=$(ldd "$program" | sed -n 's/.*=> \(\/[^ ]*\).*/\1/p' | xargs -r readlink -f | xargs -r dpkg -S 2> /dev/null |
    sed 's/:.*//' | sort -u | paste -sd, | sed 's/,/, /g')
fi
Packaging/finish-deb.sh "$root" "$output" battleship-tui games "$depends" <<'X'
Description: Battleships for two: the whole game travels in one URL
 A game for the terminal: two people at one keyboard, at two terminals, or by
 link. A sealed duel is one URL that nobody can peek into and in which cheating
 shows, without a server.
X
