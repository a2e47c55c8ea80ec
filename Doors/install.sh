#!/bin/sh
# Installs what `Doors/build.sh lib` made: Doors/install.sh DESTDIR PREFIX LIBDIR
set -eu
cd "$(dirname "$0")/.."
root=$1$2
install -d "$root/include" "$root/$3/pkgconfig"
install -m 644 .build/lib/battleship.h "$root/include/battleship.h"
install -m 644 .build/lib/libbattleship.a "$root/$3/libbattleship.a"
install -m 644 .build/lib/libbattleship.so "$root/$3/libbattleship.so"
sed -e "s|^prefix=.*|prefix=$2|" -e "s|^libdir=.*|libdir=\${prefix}/$3|" .build/lib/battleship.pc \
  > "$root/$3/pkgconfig/battleship.pc"
chmod 644 "$root/$3/pkgconfig/battleship.pc"
