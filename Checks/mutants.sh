#!/bin/bash
# Puts faults into a copy of the engine, one at a time, and expects its tests to fail for each.
#
#     mutants.sh [HOW-MANY]
#
# Tries all of Checks/mutants.txt, or HOW-MANY of them, chosen at random; each takes a minute of one processor. Fails if a
# fault is not found, or if a line of the list no longer fits the sources.
set -euo pipefail
cd "$(dirname "$0")/.."
list=Checks/mutants.txt
copy=.build/mutants
mkdir -p "$copy/Sources"
for name in *; do
  case $name in Sources | Package.swift) ;; *) ln -sfn "../../$name" "$copy/$name" ;; esac
done
cat > "$copy/Package.swift" <<'END'
// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "battleship",
  targets: [
    .target(name: "BattleshipCore"),
    .target(name: "TestSupport", dependencies: ["BattleshipCore"], path: "Tests/TestSupport"),
    .testTarget(name: "BattleshipCoreTests", dependencies: ["BattleshipCore", "TestSupport"], exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)
END

# Restores the engine, but leaves unchanged files alone, so that little is compiled.
restore() {
  mkdir -p "$copy/Sources/BattleshipCore"
  (cd Sources/BattleshipCore && find . -type f) | while read -r file; do
    cmp -s "Sources/BattleshipCore/$file" "$copy/Sources/BattleshipCore/$file" ||
      { mkdir -p "$(dirname "$copy/Sources/BattleshipCore/$file")"
        cp "Sources/BattleshipCore/$file" "$copy/Sources/BattleshipCore/$file"; }
  done
}

build() { swift build --quiet --build-tests --package-path "$copy" > "$copy/log" 2>&1; }

# A fault may also make a test run forever.
tests_pass() {
  timeout -k 5 "${MUTANT_SECONDS:-300}" env SWIFT_BACKTRACE=enable=no \
    swift test --skip-build --disable-xctest --package-path "$copy" > "$copy/log" 2>&1
}

rm -rf "$copy/Sources/BattleshipCore"
restore
build || { echo "mutants: the engine and its tests do not build alone:"; tail -20 "$copy/log"; exit 1; }
tests_pass || { echo "mutants: the tests fail without a fault:"; tail -20 "$copy/log"; exit 1; }

count=0 survivors=0
while IFS=$'\t' read -r file old new; do
  count=$((count + 1))
  restore
  if ! OLD=$old NEW=$new awk '
    BEGIN { old = ENVIRON["OLD"]; new = ENVIRON["NEW"] }
    (place = index($0, old)) { found++; $0 = substr($0, 1, place - 1) new substr($0, place + length(old)) }
    { print }
    END { exit found != 1 }' "Sources/BattleshipCore/$file" > "$copy/Sources/BattleshipCore/$file"
  then
    echo "mutants: $file does not contain exactly once: $old"; survivors=$((survivors + 1)); continue
  fi
  if ! build; then
    echo "mutants: does not compile: $file: $old -> $new"; grep -m3 'error:' "$copy/log"; survivors=$((survivors + 1))
  elif tests_pass; then
    echo "mutants: SURVIVED: $file: $old -> $new"; survivors=$((survivors + 1))
  else
    echo "mutants: found: $file: $old -> $new"
  fi
done < <(grep -v '^#' "$list" | if [ $# -gt 0 ]; then shuf -n "$1"; else cat; fi)
echo "mutants: $((count - survivors)) of $count faults were found"
[ "$survivors" = 0 ]
