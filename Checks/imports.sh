#!/bin/sh
# Checks that each module imports only what is listed for it here.
set -eu
cd "$(dirname "$0")/.."

import='^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+)*((public|package|internal|fileprivate|private)[[:space:]]+)?import[[:space:]]'
failed=0

# may MODULE OTHER...: the module may import only these others.
may() {
  module=$1
  shift
  [ -d "Sources/$module" ] || return 0
  allowed=$(IFS='|'; echo "$*")
  if grep -rnE "$import" "Sources/$module" | grep -vE "import[[:space:]]+(${allowed:-nothing})[[:space:]]*$"
  then
    echo "imports: $module may import only ${*:-nothing}" >&2
    failed=1
  fi
}

may CSystem Darwin Glibc Musl
may BattleshipCore
may BattleshipPlayers BattleshipCore
may BattleshipData BattleshipCore BattleshipPlayers
may BattleshipDoor BattleshipCore BattleshipData BattleshipPlayers
may BattleshipFoundation BattleshipCore BattleshipPlayers Foundation
may NotificationsHost
may StickersHost
may MessagesHost NotificationsHost StickersHost
may BattleshipText
may BattleshipPlay BattleshipCore BattleshipPlayers BattleshipText
may BattleshipPage BattleshipCore BattleshipData BattleshipPlay BattleshipPlayers
may BattleshipFrame BattleshipText
may BattleshipApp BattleshipCore BattleshipData BattleshipFrame BattleshipPlay BattleshipPlayers MessagesHost NotificationsHost StickersHost
may BattleshipTerminal BattleshipFrame BattleshipText CNCurses CSystem CTerminalGuard
may battleship-tui BattleshipApp BattleshipCore BattleshipData BattleshipFrame BattleshipPlay BattleshipPlayers \
  BattleshipTerminal CProgramStart CSystem MessagesHost NotificationsHost StickersHost
# Counts and limits the engine's optimisations; unsafe code is allowed only in the files below.
count() { grep -rnE "$1" Sources/BattleshipCore | wc -l; }
always=$(count '@inline\(__always\)')
echo "plain: BattleshipCore has $always @inline(__always), $(count '@inlinable') @inlinable, $(count '[uU]nsafe') lines with unsafe"
if [ "$always" -gt 10 ]; then
  echo "plain: more than 10 @inline(__always) in BattleshipCore" >&2
  failed=1
fi
# Unsafe memory is allowed for sets of cells, and for the last step of writing a string.
if grep -rnE '[uU]nsafe' Sources/BattleshipCore | grep -vE '^Sources/BattleshipCore/(Board/|Wire/Game\+Write\.swift:.*String\(unsafeUninitializedCapacity|Wire/MessageWriter\.swift:)'
then
  echo "plain: unsafe memory outside of Board/ and of writing a string" >&2
  failed=1
fi

[ "$failed" = 0 ] && echo "imports: as the architecture says"
exit "$failed"
