#!/bin/sh
# Checks the doors for C and JavaScript: what is built, that Swift, C and JavaScript answer alike, and that the examples
# run. Anything that needs a missing tool is skipped.
set -eu
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() {
  echo "doors: $1" >&2
  exit 1
}

# A machine that has only Swift has no other compiler for C than Swift's.
command -v cc > /dev/null || cc() { "$(dirname "$(readlink -f "$(command -v swiftc)")")/clang" "$@"; }

strict="-Wall -Wextra -pedantic -Werror"
cases=Doors/tests/cases.txt
built=0
Doors/build.sh lib || built=$?
case $built in
  0)
    lib=.build/lib
    [ "$(wc -c < $lib/libbattleship.so)" -le 500000 ] || fail "libbattleship.so has more than 500 kB"
    others=$( (nm -D --defined-only $lib/libbattleship.so; nm -g --defined-only $lib/libbattleship.a) |
      grep -vE '^$|:$| T battleship_' || true)
    [ -z "$others" ] || fail "the library shows other names: $others"
    # shellcheck disable=SC2086
    echo '#include "battleship.h"' | cc -std=c11 $strict -I$lib -fsyntax-only -x c -
    # shellcheck disable=SC2086
    if command -v c++ > /dev/null; then echo '#include "battleship.h"' | c++ $strict -I$lib -fsyntax-only -x c++ -; fi
    # shellcheck disable=SC2086
    cc -std=c11 $strict -O1 -I$lib Doors/tests/cases.c $lib/libbattleship.a -pthread -o "$scratch/static"
    # shellcheck disable=SC2086
    cc -std=c11 $strict -O1 -I$lib Doors/tests/cases.c -L$lib -lbattleship -pthread -o "$scratch/shared"
    "$scratch/static" $cases 8
    LD_LIBRARY_PATH=$lib "$scratch/shared" $cases
    Doors/build.sh asan
    $lib/cases-asan $cases 4 > "$scratch/watched"
    echo "doors: AddressSanitizer found nothing"
    # shellcheck disable=SC2086
    cc -std=c11 $strict -I$lib Examples/C/hunt.c $lib/libbattleship.a -o "$scratch/hunt"
    printf '%s\n' A1 A2 A3 B1 B2 B3 C1 C2 C3 | "$scratch/hunt" messages 7 | tail -n 1 | grep -qE '^(won|lost)$' ||
      fail "Examples/C did not play to the end"
    echo "doors: Examples/C has played a hunt"
    if Checks/is.sh python3; then
      python3 Examples/Python/hunt.py $lib/libbattleship.so | tail -n 1 | grep -qE '^(won|lost) www' ||
        fail "Examples/Python did not play to the end"
      echo "doors: Examples/Python has played a hunt"
    else
      echo "doors: Examples/Python is skipped, there is no Python"
    fi
    ;;
  3) ;;
  *) exit 1 ;;
esac

built=0
Doors/build.sh js || built=$?
[ $built = 3 ] && exit 0
[ $built = 0 ] || exit 1
js=.build/js
packed=$(gzip -9nc $js/battleship.wasm | wc -c)
if command -v wasm-opt > /dev/null && [ "$packed" -gt 140000 ]; then fail "battleship.wasm has $packed bytes packed"; fi
if Checks/is.sh node; then
  node Doors/tests/cases.mjs $js/battleship.js $cases
else
  echo "doors: the cases in JavaScript are skipped, there is no Node"
fi

if Checks/is.sh python3 && Checks/is.sh chromium; then
  cp Examples/Web/board.html $js/battleship.js $js/battleship.wasm "$scratch"
  : > "$scratch/log"  # it is read before the server has written to it
  python3 -u -m http.server --bind 127.0.0.1 --directory "$scratch" 0 > "$scratch/log" 2>&1 &
  server=$!
  trap 'kill $server; rm -rf "$scratch"' EXIT
  until grep -q ' port ' "$scratch/log"; do kill -0 $server || fail "there is no web server"; done
  port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$scratch/log")
  # On a busy machine the page's clock outruns the compilation of the engine, so open a page again that was read too early.
  drawn=0
  for _ in 1 2 3 4 5; do
    chromium --headless --no-sandbox --user-data-dir="$scratch/chromium" --virtual-time-budget=20000 --dump-dom \
      "http://127.0.0.1:$port/board.html#?Ship_Location=0&Ship_Location=8&Is_Complete=0&Guess=4" \
      > "$scratch/shown" 2> "$scratch/errors" || true
    if grep -q 'aria-label="B2 miss"' "$scratch/shown" && grep -q 'Misses left: 2' "$scratch/shown"; then drawn=1; break; fi
  done
  if [ $drawn = 0 ]; then
    tail -n 40 "$scratch/log" "$scratch/errors" "$scratch/shown" >&2
    fail "Examples/Web did not draw the board"
  fi
  echo "doors: Examples/Web has drawn a board in Chromium"
else
  echo "doors: Examples/Web is skipped, there is no Chromium or no Python"
fi
