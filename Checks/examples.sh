#!/bin/sh
# The examples in the documentation: every public type has one, all of them compile, run and are right; so do the pages'.
set -eu
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
modules="BattleshipCore BattleshipPlayers BattleshipText BattleshipPlay BattleshipFoundation"

# The README's Package.swift is one, and names each product that is for others.
mkdir -p "$scratch/guest/Sources/Game"
Checks/manifest.sh > "$scratch/guest/Package.swift"
swift package --package-path "$scratch/guest" dump-package > "$scratch/manifest.json"
for product in $(sed -n 's/^ *\.library(name: "\([A-Za-z]*\)".*/\1/p' Package.swift); do
  grep -q "\"$product\"" "$scratch/manifest.json" || {
    echo "examples: the README's Package.swift does not name $product" >&2
    exit 1
  }
done
echo "examples: the README's Package.swift is one, and names every product"

# A page with Swift is held against a test, which names it, or its examples are compiled here.
pages=docs/BattleshipPlayers.docc/BattleshipPlayers.md
for page in $(grep -l '^```swift' README.md docs/*.md docs/*.docc/*.md); do
  [ "$page" = "$pages" ] || grep -rqE "$(basename "$page")|article\(\"$(basename "$page" .md)\"\)" Tests || {
    echo "examples: nothing compiles the Swift of $page" >&2
    exit 1
  }
done

# Each example becomes a function. Messages of the compiler and failed assertions point to the comment it stands in.
# shellcheck disable=SC2046
awk '
  FNR == 1 { end_of_comment() }
  FNR == 1 && FILENAME ~ /BattleshipFoundation/ { adapters[FILENAME] = 0 }
  FILENAME ~ /\.md$/ || /^ *\/\/\// {
    text = $0
    if (FILENAME ~ /\.md$/) sub(/^import .*/, "", text)
    else sub(/^ *\/\/\/ ?/, "", text)
    if (text == "```swift") {
      has_example = inside = 1
      if (FILENAME in adapters) adapters[FILENAME]++
      printf "func example%d() throws {\n  let given = try Given()\n", ++count
      place[count] = FILENAME ":" FNR
      print "  var (url, game, duelURL, remembered) = (given.url, given.game, given.duelURL, given.remembered)"
      print "  var (challenge, duel, key, otherKey) = (given.challenge, given.duel, given.key, given.otherKey)"
      print "  var (player, generator) = (given.player, given.generator)"
      printf "  do {\n#sourceLocation(file: \"%s\", line: %d)\n", FILENAME, FNR + 1
    } else if (inside && text == "```") {
      inside = 0
      print "#sourceLocation()\n  }\n}"
    } else if (inside) print text
    next
  }
  /^public (indirect )?(struct|enum|protocol|class|final class|actor) / && !has_example {
    print "examples: " FILENAME ":" FNR " has no example: " $0 > "/dev/stderr"
    failed = 1
  }
  { end_of_comment() }
  function end_of_comment() {
    if (inside) { print "examples: " FILENAME ":" FNR " ends an example before its fence" > "/dev/stderr"; failed = 1 }
    has_example = inside = 0
  }
  END {
    for (file in adapters) if (!adapters[file]) { print "examples: " file " has no example" > "/dev/stderr"; failed = 1 }
    print "@main struct Examples {\n  static func main() {"
    for (number = 1; number <= count; number++) {
      printf "    do { try example%d() } catch { fatalError(\"%s: \\(error)\") }\n", number, place[number]
    }
    printf "    print(\"examples: all %d in the documentation are right\")\n  }\n}\n", count
    exit failed
  }' $pages $(for module in $modules; do find "Sources/$module" -name '*.swift' | sort; done) > "$scratch/body.swift"
{
  for module in $modules; do echo "import $module"; done
  echo "import Foundation"
  cat "$scratch/body.swift"
} > "$scratch/Examples.swift"

# compile NAME OPTION...: a module or the program from some files, without optimisation, so that assertions count.
compile() {
  name=$1
  shift
  swiftc -swift-version 6 -Onone -parse-as-library -package-name battleship -module-name "$name" -I "$scratch" "$@"
}
objects=""
for module in $modules; do
  # shellcheck disable=SC2046
  compile "$module" -wmo -emit-module -emit-module-path "$scratch/$module.swiftmodule" -c -o "$scratch/$module.o" \
    $(find "Sources/$module" -name '*.swift' | sort)
  objects="$objects $scratch/$module.o"
done
# shellcheck disable=SC2086
compile Examples -suppress-warnings -o "$scratch/examples" "$scratch/Examples.swift" Checks/Examples/Given.swift $objects
# Only what fails is of interest, not what the examples print.
"$scratch/examples" > "$scratch/printed" 2>&1 || {
  cat "$scratch/printed" >&2
  exit 1
}
tail -n 1 "$scratch/printed"
