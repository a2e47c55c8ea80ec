#!/bin/sh
# Warnings are errors, and the tests go through at least 97 % of the engine's, the hosts' and the screens' lines.
set -eu
cd "$(dirname "$0")/.."
least=97

log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift test --scratch-path .build/coverage --enable-code-coverage --disable-xctest --quiet -Xswiftc -warnings-as-errors \
  > "$log" 2>&1 || {
  cat "$log" >&2
  exit 1
}
folder=$(dirname "$(swift test --scratch-path .build/coverage --show-codecov-path)")
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
program=$(find "$folder/.." -maxdepth 1 -name '*PackageTests.xctest')
[ -d "$program" ] && program=$(find "$program/Contents/MacOS" -type f)
for room in BattleshipCore BattleshipPlayers BattleshipData BattleshipDoor BattleshipPlay NotificationsHost StickersHost MessagesHost BattleshipApp; do
  report=$("$tools/llvm-cov" report "$program" -instr-profile "$folder/default.profdata" "Sources/$room")
  echo "$report" | awk -v least=$least -v room="$room" '
    # File, then regions, functions, lines: how many, how many missed, what share.
    $1 ~ /\.swift$/ && $9 > 0 { print "coverage: " $1 " " $10 " (" $9 " of " $8 " lines are not reached)" }
    $1 == "TOTAL" { share = $10 + 0 }
    END {
      print "coverage: " room " " share " % of the lines, at least " least " % are asked for"
      exit share < least
    }'
done
