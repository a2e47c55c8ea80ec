#!/bin/sh
# The tests must reach at least 97 % of the lines of the engine, the hosts and the screens. Of what draws in a browser, or
# uses a terminal or files, the page's and the end-to-end tests reach the rest. The tests run again only if their result
# is older than the sources. The arguments are the options with which the tests are built.
set -eu
cd "$(dirname "$0")/.."

found=$(swift test "$@" --show-codecov-path)
folder=$(dirname "$found")
if [ ! -f "$found" ] || [ -n "$(find Package.swift Sources Tests -newer "$found" -print -quit)" ]; then
  log=$(mktemp)
  trap 'rm -f "$log"' EXIT
  swift test "$@" --disable-xctest --quiet > "$log" 2>&1 || {
    cat "$log" >&2
    exit 1
  }
fi
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
program=$(find "$folder/.." -maxdepth 1 -name '*PackageTests.xctest')
[ -d "$program" ] && program=$(find "$program/Contents/MacOS" -type f)
code=0
for asked in BattleshipCore:97 BattleshipPlayers:97 BattleshipData:97 BattleshipDoor:97 BattleshipFoundation:97 BattleshipText:97 \
  BattleshipPlay:97 NotificationsHost:97 StickersHost:97 MessagesHost:97 BattleshipFrame:97 BattleshipApp:97 \
  BattleshipPage:87 BattleshipTerminal:40 battleship-tui:35; do
  module=${asked%:*} least=${asked#*:}
  report=$("$tools/llvm-cov" report "$program" -instr-profile "$folder/default.profdata" "Sources/$module")
  echo "$report" | awk -v least="$least" -v module="$module" '
    # The file; then for regions, functions and lines: how many, how many missed, what share.
    least == 97 && $1 ~ /\.swift$/ && $9 > 0 { print "coverage: " $1 " " $10 " (" $9 " of " $8 " lines are not reached)" }
    $1 == "TOTAL" { share = $10 + 0 }
    END {
      print "coverage: " module " " share " % of the lines, at least " least " % are asked for"
      exit share < least
    }' || code=1
done
exit $code
