#!/bin/sh
# Checks that the page's script only draws and passes on events, with no rule, sentence or state of the game, and that the
# page is small.
set -eu
cd "$(dirname "$0")/.."
failed=0
code=$(mktemp)
trap 'rm -f "$code"' EXIT
sed -e 's,^ *//.*,,' -e 's,^ */\*\*.*,,' -e 's, // .*,,' Web/page.js > "$code"

# forbid PATTERN REASON: fails if a line of the script matches the pattern; comments do not count.
forbid() {
  if grep -nE "$1" "$code"; then
    echo "page: $2" >&2
    failed=1
  fi
}

lines=$(wc -l < Web/page.js)
[ "$lines" -lt 450 ] || { echo "page: the script has $lines lines; 450 is the limit" >&2; failed=1; }
if awk 'length > 132 && !/url\(/ { print "Web/page.css:" NR; found = 1 } END { exit !found }' Web/page.css; then
  echo "page: a line of the styles has at most 132 characters but for an address" >&2
  failed=1
fi
forbid 'innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|setAttribute\("on' \
  'text becomes text nodes, and nothing is run that was not built'
forbid 'fetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|import\(' 'the page asks nobody for anything'
forbid '["'"'"'`][A-Z][a-z]+ [a-z]+|["'"'"'`][a-z]+ [a-z]+ [a-z]+ [a-z]+[ .]' 'sentences stand in Sources/BattleshipPlay/Language'
forbid '\b(hit|miss|sunk|fleet|volley|turns?|winner|rules)\b *(\(|=[^>]|===|\.)' 'rules stand in the engine'
[ "$failed" = 0 ] && echo "page: the script has $lines lines, no rule and no sentence"

if [ -f .build/page/battleship.html ]; then
  size=$(wc -c < .build/page/battleship.html)
  packed=$(gzip -9nc .build/page/battleship.html | wc -c)
  echo "page: the file has $size bytes of 655000, and packed $packed of 465000"
  [ "$size" -le 655000 ] && [ "$packed" -le 465000 ] || { echo "page: the file is larger than that" >&2; failed=1; }
fi
exit "$failed"
