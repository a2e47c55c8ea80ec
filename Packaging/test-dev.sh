#!/bin/sh
# Unpacks libbattleship-dev, then builds and plays its example with the static and with the shared library.
#
#   Packaging/test-dev.sh PACKAGE
set -eu
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
dpkg-deb -x "$1" "$root"
library=$(dirname "$(find "$root/usr/lib" -name libbattleship.a)")
source=$root/usr/share/doc/libbattleship-dev/examples/hunt.c
grep -q "^libdir=\${prefix}${library#"$root/usr"}$" "$library/pkgconfig/battleship.pc"
cc -I"$root/usr/include" "$source" "$library/libbattleship.a" -o "$root/static"
cc -I"$root/usr/include" "$source" -L"$library" -lbattleship -o "$root/shared"
for program in static shared; do
  printf '%s\n' A1 A2 A3 B1 B2 B3 C1 C2 C3 | LD_LIBRARY_PATH=$library "$root/$program" messages 7 | tail -n 1 |
    grep -qE '^(won|lost)$'
done
echo "test-dev: the example was built with the package, and has played a hunt"
