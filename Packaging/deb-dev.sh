#!/bin/sh
# Builds the Debian package libbattleship-dev from the result of `make lib`; if there is none, says so.
#
#   Packaging/deb-dev.sh
set -eu
cd "$(dirname "$0")/.."
Doors/build.sh lib || { echo "deb: no libbattleship-dev"; exit 0; }
Checks/is.sh dpkg || { echo "deb: Debian's dpkg is not here" >&2; exit 1; }
machine=$(dpkg --print-architecture)
triplet=$(cc -print-multiarch)
root=.build/deb-dev
rm -rf "$root"
mkdir -p .build/dist
Doors/install.sh "$root" /usr "lib/$triplet"
install -D -m 644 Examples/C/hunt.c "$root/usr/share/doc/libbattleship-dev/examples/hunt.c"
Packaging/finish-deb.sh "$root" ".build/dist/libbattleship-dev_$(Packaging/version.sh)_$machine.deb" libbattleship-dev \
  libdevel libc6 <<'X'
Description: Battleships for programs in C: the whole game travels in one URL
 Hunts and sealed duels, and a computer player: text in, JSON out, by a static or
 a shared library that needs nothing but the C library.
X
