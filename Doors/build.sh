#!/bin/sh
# Builds the engine for programs in other languages, as Embedded Swift without a runtime:
#
#   Doors/build.sh lib .build/lib: libbattleship.a, libbattleship.so, battleship.h, battleship.pc
#   Doors/build.sh asan   .build/lib/cases-asan: the reader of the cases, with a library that AddressSanitizer watches
#   Doors/build.sh js                .build/js:  battleship.js, battleship.wasm, battleship.d.ts, package.json
#
# docs/UsingC.md says what such a build needs, for people who build by themselves.
set -eu
cd "$(dirname "$0")/.."
kind=$1
version=$(Packaging/version.sh)
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
# A machine that has only Swift has no other compiler for C than Swift's.
command -v cc > /dev/null || cc() { "$tools/clang" "$@"; }
rooms="BattleshipCore BattleshipPlayers BattleshipData BattleshipDoor"
swift="-swift-version 6 -enable-experimental-feature Embedded -wmo -Osize -parse-as-library -package-name battleship"
swift="$swift -warnings-as-errors"

# is_fresh FILE: whether nothing has changed since it was built.
is_fresh() {
  [ -f "$1" ] || return 1
  # shellcheck disable=SC2046
  [ -z "$(find $(for room in $rooms; do echo "Sources/$room"; done) Doors Web/runtime.c Web/smaller.sh -newer "$1" | head -n 1)" ]
}

# compile FOLDER KIND OPTION...: compiles the rooms, one after the other, to KIND: o for objects, ll for LLVM's code. The last
# room's object holds all that it uses of the others.
compile() {
  folder=$1
  ending=$2
  shift 2
  emits=-c
  [ "$ending" = o ] || emits=-emit-ir
  for room in $rooms; do
    # shellcheck disable=SC2046,SC2086
    swiftc $swift "$@" -module-name "$room" -I "$folder" -emit-module -emit-module-path "$folder/$room.swiftmodule" \
      $emits $(find "Sources/$room" -name '*.swift' | sort) -o "$folder/$room.$ending"
  done
}

# exports PREFIX: the names of the functions, each behind the prefix.
exports() { sed -n "s/.*@c(\(battleship_[a-z]*\)).*/$1\1/p" Sources/BattleshipDoor/Exports.swift; }

lib() {
  [ "$(uname)" = Linux ] || { echo "lib: skipped, it is built on Linux" >&2; exit 3; }
  machine=$(uname -m)
  [ -d "$tools/../lib/swift/embedded/$machine-unknown-linux-gnu" ] || {
    echo "lib: skipped, this toolchain has no Embedded library for $machine-unknown-linux-gnu" >&2
    exit 3
  }
  out=.build/lib
  work=.build/lib/work
  mkdir -p "$work"
  if is_fresh "$out/libbattleship.so"; then return; fi
  compile "$work" o -Xcc -fPIC -Xfrontend -function-sections
  cp Doors/c/battleship.h "$out/battleship.h"
  # One object of what is needed, with all other names local, so that they cannot clash with those of another library.
  # shellcheck disable=SC2046
  ld -r --gc-sections $(exports "-u ") "$work/BattleshipDoor.o" -o "$work/battleship.o"
  objcopy --wildcard --keep-global-symbol='battleship_*' --strip-unneeded "$work/battleship.o"
  rm -f "$out/libbattleship.a"
  ar rcs "$out/libbattleship.a" "$work/battleship.o"
  printf '{ global: battleship_*; local: *; };\n' > "$work/exports"
  cc -shared -Wl,-soname,libbattleship.so -Wl,-z,defs -Wl,--gc-sections -Wl,-s -Wl,--version-script="$work/exports" \
    "$work/BattleshipDoor.o" -o "$out/libbattleship.so"
  sed "s|@version@|$version|" Doors/c/battleship.pc.in > "$out/battleship.pc"
  echo "lib: $out/libbattleship.so has $(wc -c < "$out/libbattleship.so") bytes"
}

asan() {
  work=.build/lib/asan
  mkdir -p "$work"
  if is_fresh .build/lib/cases-asan; then return; fi
  compile "$work" o -sanitize=address
  # AddressSanitizer keeps code that nobody calls, and that code needs Unicode tables.
  "$tools/clang" -fsanitize=address -I.build/lib -Wl,--gc-sections Doors/tests/cases.c "$work/BattleshipDoor.o" \
    "$tools/../lib/swift/embedded/$(uname -m)-unknown-linux-gnu/libswiftUnicodeDataTables.a" -pthread \
    -o .build/lib/cases-asan 2> "$work/log" || { cat "$work/log" >&2; exit 1; }
}

js() {
  [ -d "$tools/../lib/swift/embedded/wasm32-unknown-none-wasm" ] || {
    echo "js: skipped, this toolchain has no Embedded Swift for WebAssembly" >&2
    exit 3
  }
  out=.build/js
  work=.build/js/work
  mkdir -p "$work"
  if is_fresh "$out/battleship.wasm"; then return; fi
  # The linker optimizes all rooms as one program.
  . Web/smaller.sh
  # shellcheck disable=SC2086
  compile "$work" ll -target wasm32-unknown-none-wasm $smaller
  clang="$tools/clang --target=wasm32-unknown-none-wasm -mbulk-memory -Oz -fno-pic -Wno-override-module"
  for room in $rooms; do $clang -flto -c "$work/$room.ll" -o "$work/$room.bc"; done
  # The linker looks for these functions only after it has optimized, so they must not be bitcode.
  for part in Web/runtime.c Doors/js/memory.c; do
    $clang -fno-builtin -nostdlib -c "$part" -o "$work/$(basename "$part" .c).o"
  done
  # shellcheck disable=SC2046
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all -O2 --lto-O2 -mllvm -enable-merge-functions --stack-first \
    -z stack-size=1048576 $(exports --export=) --export=battleship_room --export=battleship_free "$work"/Battleship*.bc \
    "$work/runtime.o" "$work/memory.o" -o "$work/linked.wasm"
  if command -v wasm-opt > /dev/null; then
    # Nothing lies below 1024, where the stack would end.
    wasm-opt -Oz --converge --low-memory-unused \
      --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
      "$work/linked.wasm" -o "$out/battleship.wasm"
  else
    echo "js: there is no wasm-opt (Debian's package binaryen), so the module is larger than it could be" >&2
    cp "$work/linked.wasm" "$out/battleship.wasm"
  fi
  cp Doors/js/battleship.js Doors/js/battleship.d.ts "$out"
  sed "s|@version@|$version|" Doors/js/package.json.in > "$out/package.json"
  echo "js: $out/battleship.wasm has $(wc -c < "$out/battleship.wasm") bytes, $(gzip -9nc "$out/battleship.wasm" | wc -c) packed"
}

case $kind in
  lib) lib ;;
  asan) asan ;;
  js) js ;;
  *) echo "doors: $kind is not lib, asan or js" >&2; exit 2 ;;
esac
