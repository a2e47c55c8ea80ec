#!/bin/sh
# Checks the examples in the documentation, and those of its pages: every public type has one; all compile, run and are right.
set -eu
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
modules="BattleshipCore BattleshipPlayers BattleshipText BattleshipPlay BattleshipFoundation"

# The README's Package.swift is valid, and names each product for other programs.
mkdir -p "$scratch/guest/Sources/Game"
Checks/manifest.sh > "$scratch/guest/Package.swift"
swift package --package-path "$scratch/guest" dump-package > "$scratch/manifest.json"
for product in $(sed -n 's/^ *\.library(name: "\([A-Za-z]*\)".*/\1/p' Package.swift); do
  grep -q "\"$product\"" "$scratch/manifest.json" || {
    echo "examples: the README's Package.swift does not name $product" >&2
    exit 1
  }
done
echo "examples: the README's Package.swift is valid and names every product"

# A test that names the page compares its Swift, or its examples are compiled here.
pages=docs/BattleshipPlayers.docc/BattleshipPlayers.md
for page in $(grep -l '^```swift' README.md docs/*.md docs/*.docc/*.md); do
  [ "$page" = "$pages" ] || grep -rqE "$(basename "$page")|article\(\"$(basename "$page" .md)\"\)" Tests || {
    echo "examples: nothing compiles the Swift of $page" >&2
    exit 1
  }
done

# Each example becomes a function. Compiler messages and failed assertions point to its comment.
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

# compile NAME OPTION...: compiles a module or the program without optimisation, so that assertions count.
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
# Show what the examples print only if one fails.
"$scratch/examples" > "$scratch/printed" 2>&1 || {
  cat "$scratch/printed" >&2
  exit 1
}
tail -n 1 "$scratch/printed"
