#!/bin/sh
# Prints the time for all files in a package, in seconds, so that two builds are the same byte for byte.
set -eu
cd "$(dirname "$0")/.."
if [ -n "${SOURCE_DATE_EPOCH:-}" ]; then
  echo "$SOURCE_DATE_EPOCH"
elif git rev-parse --git-dir > /dev/null 2>&1; then
  git log -1 --format=%ct
else
  stat -c %Y CHANGELOG.md 2> /dev/null || stat -f %m CHANGELOG.md
fi
