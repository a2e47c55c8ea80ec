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
  *) echo "page: BASE must begin with https:// or http://, not $base" >&2; exit 1 ;;
esac
case $base in
  *[!A-Za-z0-9:/._~%@,+=-]*) echo "page: BASE contains a character that is not allowed: $base" >&2; exit 1 ;;
esac

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
wasm="-target wasm32-unknown-none-wasm -swift-version 6 -enable-experimental-feature Embedded -wmo -Osize"
. Web/smaller.sh
wasm="$wasm -package-name battleship -parse-as-library -warnings-as-errors $smaller"
clang="$tools/clang --target=wasm32-unknown-none-wasm -mbulk-memory -Oz -flto -fno-pic -Wno-override-module"

# A room is compiled again if it, or one that it imports, has changed. It is kept as LLVM's bitcode, and the linker
# optimizes all rooms as one program.
before=Web/build.sh
rooms=
for room in BattleshipCore BattleshipPlayers BattleshipData BattleshipText BattleshipPlay BattleshipPage; do
  if [ ! -f "$out/$room.bc" ] || [ -n "$(find "Sources/$room" Web/build.sh "$before" -newer "$out/$room.bc" | head -1)" ]; then
    # shellcheck disable=SC2046,SC2086
    swiftc $wasm -module-name "$room" -I "$out" -emit-module -emit-module-path "$out/$room.swiftmodule" \
      -emit-ir $(find "Sources/$room" -name '*.swift' | sort) -o "$out/$room.ll"
    # shellcheck disable=SC2086
    $clang -c "$out/$room.ll" -o "$out/$room.bc"
  fi
  before=$out/$room.swiftmodule
  rooms="$rooms $out/$room.bc"
done
# The linker looks for these functions only after it has optimized, so that they are no bitcode.
# shellcheck disable=SC2086
$clang -fno-lto -fno-builtin -nostdlib -c Web/runtime.c -o "$out/runtime.o"
# Linked in the order of their imports, the rooms pack better by half a percent than in that of the alphabet.
# shellcheck disable=SC2086
"$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 --lto-O2 -mllvm -enable-merge-functions \
  --compress-relocations --stack-first -z stack-size=1048576 \
  --export=room --export=update --export=think --export=told $rooms "$out/runtime.o" \
  "$tools/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a" -o "$out/linked.wasm"

# Binaryen makes a module smaller by a tenth. Nothing lies below 1024, where the stack would end.
if command -v wasm-opt > /dev/null; then
  wasm-opt -Oz --converge --low-memory-unused \
    --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
    "$out/linked.wasm" -o "$out/battleship.wasm"
else
  echo "page: there is no wasm-opt (Debian's package binaryen), so the page is larger than it could be" >&2
  cp "$out/linked.wasm" "$out/battleship.wasm"
fi

# The policy lets run what was built here, and nothing else; nothing is loaded from anywhere.
digest() {
  if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -c 1-64 |
    sed 's/../0x& /g' | tr ' ' '\n' | while read -r byte; do
      # shellcheck disable=SC2059
      if [ -n "$byte" ]; then printf "\\$(printf %03o "$byte")"; fi
    done | base64
}
# Every browser unpacks gzip. Zopfli finds a packing that is smaller by a twentieth.
pack=zopfli
command -v zopfli > /dev/null || { pack="gzip -9n"; echo "page: there is no zopfli, so the page is larger than it could be" >&2; }
# As text, each character stands for 6 or 7 bits, so that its code in a server's packing is as long: 37 of the 91 stand for
# 6, and none is special in a script. Base64 packs as well, and would be a fourteenth larger.
$pack -c "$out/battleship.wasm" | od -An -v -tu1 | LC_ALL=C awk '
  function write(  low, digit) {
    low = bits % 64
    digit = low < 37 ? low : 2 * low - 37 + int(bits / 64) % 2
    printf "%c", digit + (digit < 25 ? 35 : 36)
    bits = int(bits / (low < 37 ? 64 : 128))
    held -= low < 37 ? 6 : 7
  }
  {
    for (place = 1; place <= NF; place++) {
      bits += $place * 2 ^ held
      held += 8
      while (held > 6) write()
    }
  }
  END { while (held > 0) write() }' > "$out/module"
# Comments and indentation stay behind, and so do the styles' spaces and whatever else they mean the same without.
sed -e 's/^ *//' -e '/^\/\//d' -e '/^\/\*\*.*\*\/$/d' Web/page.js > "$out/page.js"
sed -e 's,/\*.*\*/,,' -e 's/^ *//' -e 's/ *\([{};,>]\) */\1/g' -e 's/\([a-z-]\): /\1:/g' -e 's/;}/}/g' -e 's/\([ :,(]\)0\./\1./g' \
  -e 's/="\([a-z][a-z-]*\)"\]/=\1]/g' Web/page.css | tr -d '\n' | sed 's/;}/}/g' > "$out/page.css"
printf '%s' "default-src 'none'; script-src 'sha256-$(digest "$out/page.js")' 'wasm-unsafe-eval'; style-src \
'sha256-$(digest "$out/page.css")'; worker-src blob:; img-src data:; base-uri 'none'; form-action 'none'" > "$out/policy"
printf '%s' "$base" > "$out/base"
# Chats show a picture of a link only by its address, so that there is one only with a BASE: it lies beside the page.
: > "$out/preview"
if [ -n "$base" ]; then
  printf '<meta property="og:url" content="%s">\n<meta property="og:image" content="%s.png">' "$base" "${base%.html}" > "$out/preview"
  cp Web/preview.png "$out/$(basename "${base%.html}").png"
fi

# Each token of the shell stands for what was built.
while IFS= read -r line; do
  for token in policy preview base module page.css page.js; do
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
echo "page: $out/battleship.html has $size bytes of 655000: $((655000 - size)) remain"
echo "page: a server that packs it sends $packed bytes of 465000: $((465000 - packed)) remain"
