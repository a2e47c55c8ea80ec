#!/bin/sh
# Installs a package into a clean root, plays a hunt and a duel there by commands, and removes it again.
#
#   Packaging/test-deb.sh PACKAGE
#
# mmdebstrap or debootstrap makes the root, if one of them is installed and this runs as root. Otherwise the root is a folder
# with only dpkg's own files, in which a static program can run. SUITE is the Debian release, and MMDEBSTRAP has options for
# mmdebstrap if this machine's apt needs some.
set -eu
package=$(readlink -f "$1")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"

# shellcheck disable=SC2086
if [ "$(id -u)" = 0 ] && command -v mmdebstrap > /dev/null &&
  mmdebstrap --variant=essential ${MMDEBSTRAP:-} "${SUITE:-stable}" "$root" > /dev/null 2>&1
then
  echo "test-deb: in a root of mmdebstrap, ${SUITE:-stable}"
elif [ "$(id -u)" = 0 ] && [ -n "${DEBOOTSTRAP:-}" ] && command -v debootstrap > /dev/null &&
  debootstrap --variant=minbase stable "$root" > /dev/null 2>&1
then
  echo "test-deb: in a root of debootstrap"
else
  echo "test-deb: in a folder with dpkg's own files"
  mkdir -p "$root/var/lib/dpkg/updates" "$root/var/lib/dpkg/info" "$root/tmp"
  : > "$root/var/lib/dpkg/status"
fi

with_dpkg() { dpkg --root="$root" --force-not-root --force-depends --log=/dev/null "$@" > /dev/null; }
files() { (cd "$root" && find usr -path usr/share/man/man6 -prune -o -type f -print 2> /dev/null | LC_ALL=C sort) || true; }
before=$(files)
with_dpkg --install "$package"

program=$root/usr/games/battleship-tui
# The installed program also runs outside the root: it contains all that it needs, or its package depends on it.
[ "$("$program" --version)" = "battleship-tui $(dpkg-deb -f "$package" Version)" ]
state=$root/tmp
play() { XDG_STATE_HOME=$state/$1; export XDG_STATE_HOME; shift; "$program" "$@"; }
play ann new --ships A1,C3 > "$state/1"
play bob shoot - B2 A1 < "$state/1" | play bob shoot - C3 > "$state/2"
play ann inspect - < "$state/2" | grep -q '^won, '
play ann duel --rules 3x1:1 --ships A1 > "$state/3"
play bob join - --ships A3 A1 < "$state/3" > "$state/4"
play ann shoot - < "$state/4" > "$state/5"
play bob shoot - < "$state/5" > "$state/6"
play cat inspect - < "$state/6" | grep -q '^verdict fair'
gzip -dc "$root/usr/share/man/man6/battleship-tui.6.gz" | grep -q '^.SH NAME'
grep -q '^MimeType=x-scheme-handler/battleship;$' "$root/usr/share/applications/battleship-tui.desktop"
grep -q '^battleship:?Format=2&' "$state/3"
grep -q '^License: Expat' "$root/usr/share/doc/battleship-tui/copyright"
if [ -x "$root/bin/sh" ]; then chroot "$root" /usr/games/battleship-tui --version > /dev/null; fi
# It also runs without /proc.
if [ "$(id -u)" = 0 ] && unshare --mount true 2> /dev/null; then
  [ "$(unshare --mount sh -c "mount -t tmpfs none /proc && exec '$program' --version")" = "$("$program" --version)" ]
fi

with_dpkg --purge battleship-tui
[ "$(files)" = "$before" ] || { echo "test-deb: files were left behind" >&2; files >&2; exit 1; }
[ ! -e "$program" ]
echo "test-deb: installed, a hunt and a duel played, removed, nothing left"
if Checks/is.sh lintian; then
  lintian --tag-display-limit 0 --fail-on error,warning "$package" && echo "test-deb: lintian found nothing"
else
  echo "test-deb: lintian is not here"
fi
