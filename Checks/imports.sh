#!/bin/sh
# Checks that each module imports only what the table of ARCHITECTURE.md lists for it.
set -eu
cd "$(dirname "$0")/.."

import='^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+)*((public|package|internal|fileprivate|private)[[:space:]]+)?import[[:space:]]'
failed=0

# may MODULE: what the table lists, with and without the first word of the modules' names.
may() {
  awk -F ' *[|] *' -v module="$1" '
    /^[|] `/ && NF == 5 {
      names = $2
      gsub(/[`,]/, " ", names)
      if (!index(" " names " ", " " module " ")) next
      found = 1
      gsub(/the three hosts/, "MessagesHost NotificationsHost StickersHost", $4)
      gsub(/nothing|the C library| or |,/, " ", $4)
      count = split($4, words, " ")
      for (i = 1; i <= count; i++) print words[i] "|Battleship" words[i]
    }
    END { exit !found }' ARCHITECTURE.md
}

for module in $(cd Sources && ls); do
  if ! allowed=$(may "$module"); then
    echo "imports: ARCHITECTURE.md does not list $module" >&2
    failed=1
  elif grep -rnE "$import" --include='*.swift' "Sources/$module" |
    grep -vE "import[[:space:]]+($(echo "${allowed:-nothing}" | paste -sd '|' -))[[:space:]]*$"
  then
    echo "imports: ARCHITECTURE.md does not let $module import this" >&2
    failed=1
  fi
done

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
