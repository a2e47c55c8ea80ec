#!/bin/sh
# No Swift file has more than 400 lines.
set -eu
cd "$(dirname "$0")/.."

long=$(git ls-files '*.swift' | xargs wc -l | awk '$2 != "total" && $1 > 400 { print $2 " has " $1 " lines" }')
[ -z "$long" ] || { echo "length: $long, of 400"; exit 1; }
echo "length: no Swift file has more than 400 lines"
