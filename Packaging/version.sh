#!/bin/sh
# Prints the version from the one place that has it, and checks that the changelog begins with it.
set -eu
cd "$(dirname "$0")/.."
version=$(sed -n 's/^ *package static let number: StaticString = "\(.*\)"$/\1/p' Sources/BattleshipData/Version.swift)
[ -n "$version" ] || { echo "version: there is none in Sources/BattleshipData/Version.swift" >&2; exit 1; }
newest=$(sed -n 's/^## \([^ ]*\).*/\1/p' CHANGELOG.md | head -n 1)
[ "$newest" = "$version" ] || {
  echo "version: the program says $version, but the changelog begins with $newest" >&2
  exit 1
}
echo "$version"
