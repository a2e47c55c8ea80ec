#!/bin/sh
# Who may import whom: each room says what it imports, and everything else is refused.
set -eu
cd "$(dirname "$0")/.."

import='^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+)*((public|package|internal|fileprivate|private)[[:space:]]+)?import[[:space:]]'
failed=0

# may ROOM MODULE...: nothing is imported in the room but these modules.
may() {
  room=$1
  shift
  [ -d "Sources/$room" ] || return 0
  allowed=$(IFS='|'; echo "$*")
  if grep -rnE "$import" "Sources/$room" | grep -vE "import[[:space:]]+(${allowed:-nothing})[[:space:]]*$"
  then
    echo "imports: $room may import ${*:-nothing}, and here it imports something else" >&2
    failed=1
  fi
}

c_library="Darwin Glibc Musl"
may BattleshipCore
may BattleshipFoundation BattleshipCore Foundation
may MessagesHost
may BattleshipPlay BattleshipCore
may BattleshipApp BattleshipCore BattleshipPlay MessagesHost
# shellcheck disable=SC2086
may BattleshipTerminal BattleshipApp BattleshipPlay CNCurses CTerminalGuard $c_library
# shellcheck disable=SC2086
may battleship-tui BattleshipCore BattleshipPlay BattleshipApp BattleshipTerminal CProgramStart MessagesHost $c_library
[ "$failed" = 0 ] && echo "imports: as the architecture says"
exit "$failed"
