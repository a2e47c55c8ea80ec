#!/bin/sh
# Who may import whom: the engine and the host import nothing, the terminal program no Foundation.
set -eu
cd "$(dirname "$0")/.."

import='^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+)*((public|package|internal|fileprivate|private)[[:space:]]+)?import[[:space:]]'
failed=0
for room in BattleshipCore MessagesHost; do
  [ -d "Sources/$room" ] || continue
  if grep -rnE --include="*.swift" "$import" "Sources/$room"; then
    echo "imports: $room imports nothing, and here it does" >&2
    failed=1
  fi
done
for room in BattleshipApp CNCurses battleship-tui; do
  [ -d "Sources/$room" ] || continue
  if grep -rnE --include="*.swift" "${import}Foundation" "Sources/$room"; then
    echo "imports: $room does without Foundation, and here it does not" >&2
    failed=1
  fi
done
[ "$failed" = 0 ] && echo "imports: as the architecture says"
exit "$failed"
