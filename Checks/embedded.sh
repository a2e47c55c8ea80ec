#!/bin/sh
# The engine, the computer players, the data, the seat and the hosts compile as Embedded Swift for wasm32; the engine links
# to a small module, which plays in Node if there is one.
set -eu
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

wasm="-target wasm32-unknown-none-wasm -swift-version 6 -enable-experimental-feature Embedded -wmo -Osize"
wasm="$wasm -package-name battleship -parse-as-library -warnings-as-errors -Xfrontend -disable-stack-protector"
for module in BattleshipCore BattleshipPlayers BattleshipData BattleshipText BattleshipPlay NotificationsHost StickersHost \
  MessagesHost; do
  # shellcheck disable=SC2046,SC2086
  swiftc $wasm -module-name $module -I "$out" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -c $(find Sources/$module -name '*.swift' | sort) -o "$out/$module.o"
done
# shellcheck disable=SC2086
swiftc $wasm -module-name BattleshipModule -I "$out" -c Checks/Embedded/exports.swift -o "$out/exports.o"
echo "embedded: the engine, the computer players, the data, the seat and the hosts compile as Embedded Swift for wasm32"

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$tools/clang" --target=wasm32-unknown-none-wasm -Oz -fno-builtin -nostdlib -c Checks/Embedded/runtime.c -o "$out/runtime.o"
"$tools/wasm-ld" --no-entry --gc-sections --strip-all --export=buffer --export=play \
  "$out/BattleshipCore.o" "$out/exports.o" "$out/runtime.o" -o "$out/battleship.wasm"
echo "embedded: linked to a module of $(wc -c < "$out/battleship.wasm") bytes"

if Checks/is.sh node; then
  node Checks/Embedded/run.mjs "$out/battleship.wasm"
else
  echo "embedded: skipped, there is no Node to run the module"
fi
