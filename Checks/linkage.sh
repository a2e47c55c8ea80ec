#!/bin/sh
# A program that links the engine alone does not link Foundation.
set -eu
cd "$(dirname "$0")/Linkage"
swift build -c release --quiet
program=$(swift build -c release --show-bin-path)/engine-alone
"$program"
case $(uname) in
  Linux) libraries=$(readelf -d "$program" | grep NEEDED) ;;
  *) libraries=$(otool -L "$program") ;;
esac
if echo "$libraries" | grep -i foundation >&2; then
  echo "linkage: a program with the engine alone links Foundation" >&2
  exit 1
fi
echo "linkage: a program with the engine alone links no Foundation"
