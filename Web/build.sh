#!/bin/sh
# Builds the page into one file: .build/page/battleship.html.
#
#   Web/build.sh [BASE]     BASE is the address on which the page will lie
set -eu
cd "$(dirname "$0")/.."
base=${1:-}
out=.build/page
mkdir -p "$out"

case $base in
  '' | http://* | https://*) ;;
  *) echo "page: BASE begins with https:// or http://, and here it is $base" >&2; exit 1 ;;
esac
case $base in
  *[!A-Za-z0-9:/._~%@,+=-]*) echo "page: BASE holds a character that cannot stand in it: $base" >&2; exit 1 ;;
esac

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
wasm="-target wasm32-unknown-none-wasm -swift-version 6 -enable-experimental-feature Embedded -wmo -Osize"
wasm="$wasm -package-name battleship -parse-as-library -warnings-as-errors -Xfrontend -disable-stack-protector"
wasm="$wasm -enforce-exclusivity=unchecked"

# A room is compiled again if it, or one that it imports, has changed.
before=Web/build.sh
for room in BattleshipCore BattleshipPlayers BattleshipPlay BattleshipPage; do
  if [ ! -f "$out/$room.o" ] || [ -n "$(find "Sources/$room" Web/build.sh "$before" -newer "$out/$room.o" | head -1)" ]; then
    # shellcheck disable=SC2046,SC2086
    swiftc $wasm -module-name "$room" -I "$out" -emit-module -emit-module-path "$out/$room.swiftmodule" \
      -c $(find "Sources/$room" -name '*.swift' | sort) -o "$out/$room.o"
  fi
  before=$out/$room.swiftmodule
done
"$tools/clang" --target=wasm32-unknown-none-wasm -mbulk-memory -Oz -fno-builtin -nostdlib -c Web/runtime.c -o "$out/runtime.o"
"$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 --compress-relocations --stack-first -z stack-size=1048576 \
  --export=room --export=update --export=think --export=told "$out"/Battleship*.o "$out/runtime.o" \
  -o "$out/battleship.wasm"

# The policy lets run what was built here, and nothing else; nothing is loaded from anywhere.
digest() {
  if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -c 1-64 |
    sed 's/../0x& /g' | tr ' ' '\n' | while read -r byte; do
      # shellcheck disable=SC2059
      if [ -n "$byte" ]; then printf "\\$(printf %03o "$byte")"; fi
    done | base64
}
gzip -9nc "$out/battleship.wasm" | base64 | tr -d '\n' > "$out/module"
for part in js css; do
  # Comments and the space before lines are for readers of the sources.
  sed -e 's/^ *//' -e '/^\/\/ /d' -e '/^\/\*.*\*\/$/d' -e '/^$/d' "Web/page.$part" > "$out/page.$part"
done
printf '%s' "default-src 'none'; script-src 'sha256-$(digest "$out/page.js")' 'wasm-unsafe-eval'; style-src \
'sha256-$(digest "$out/page.css")'; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'" > "$out/policy"
printf '%s' "$base" > "$out/base"

# Each token of the shell stands for what was built.
while IFS= read -r line; do
  for token in policy base module page.css page.js; do
    case $line in
      *"@$token@"*)
        printf '%s' "${line%%"@$token@"*}"
        cat "$out/$token"
        line=${line#*"@$token@"}
        ;;
    esac
  done
  printf '%s\n' "$line"
done < Web/page.html > "$out/battleship.html"

size=$(wc -c < "$out/battleship.html")
packed=$(gzip -9nc "$out/battleship.html" | wc -c)
echo "page: $out/battleship.html has $size bytes, $packed of them when a server sends it packed"
