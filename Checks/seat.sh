#!/bin/sh
# Checks that cursors, drafts and sentences are only in the seat's module, not in the phones, the links and the views.
set -eu
cd "$(dirname "$0")/.."
failed=0

# forbid PATTERN REASON FILE...: fails if a line of the files matches the pattern; comments do not count.
forbid() {
  pattern=$1
  reason=$2
  shift 2
  if grep -nE "$pattern" "$@" | grep -vE ':[0-9]+: *//|precondition'; then
    echo "seat: $reason" >&2
    failed=1
  fi
}

state='Sources/BattleshipApp/Screens/*.swift Sources/BattleshipApp/Phones/*.swift'
# shellcheck disable=SC2086
forbid '(var|let) [a-zA-Z]*([cC]ursor|[dD]raft|[dD]irection)\b|FleetDraft|Hunting\(|Hiding\(' \
  'cursor, draft and shots are the seat'"'"'s' $state
# Data that a command prints has a fixed form, and is no sentence of a language. The game in lines has its own sentences, in
# every language, here, so that the page does not link them.
# shellcheck disable=SC2046
forbid '"[^"]*[a-z]{2,} [a-z]{2,}[^"]*"' 'sentences stand in Sources/BattleshipPlay/Language' \
  $(find Sources/BattleshipApp -name '*.swift' ! -name 'PrintedLine*.swift' ! -name LineSentences.swift)
# shellcheck disable=SC2046
forbid '\bGame\b|\bfleet\b' 'a view draws scenes, and knows no game' $(find Sources/BattleshipApp/Views -name '*.swift')
[ "$failed" = 0 ] && echo "seat: the phones, the links and the views have no cursor, no draft, no game and no sentence"
exit "$failed"
