#!/bin/sh
# The documentation of the public modules: every declaration has a summary, every link leads somewhere, DocC builds it.
#
#   Checks/docs.sh             fails without DocC
#   Checks/docs.sh if-there    skips what needs DocC
set -eu
cd "$(dirname "$0")/.."

# Links in plain Markdown need no tool: a linked file must exist.
failed=0
for page in *.md docs/*.md; do
  [ -f "$page" ] || continue
  folder=$(dirname "$page")
  for link in $(grep -oE '\]\([^)[:space:]]+\)' "$page" | sed 's/^](//; s/)$//; s/#.*//' | grep -vE '^[a-z]+:|^$'); do
    [ -e "$folder/$link" ] || {
      echo "docs: $page links to $link, which does not exist" >&2
      failed=1
    }
  done
done
[ "$failed" = 0 ] || exit 1
echo "docs: every link between our pages leads to a file"

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
docc=$tools/docc
[ -x "$docc" ] || docc=$(command -v docc || xcrun --find docc 2> /dev/null || true)
if [ -z "$docc" ]; then
  if [ "${1:-}" = if-there ]; then
    echo "docs: skipped, there is no docc beside swift to build the documentation"
    exit 0
  fi
  echo "docs: there is no docc here to build the documentation; a toolchain has it beside swift" >&2
  exit 1
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)

# graph MODULE: compiles the module without a package manager, and writes its symbol graph.
graph() {
  mkdir -p "$scratch/$1"
  # shellcheck disable=SC2046
  swiftc -swift-version 6 -package-name battleship -parse-as-library -module-name "$1" -I "$scratch" \
    -emit-module -emit-module-path "$scratch/$1.swiftmodule" $(find "Sources/$1" -name '*.swift' | sort)
  # Play exports the public types of Text, and documents them as its own.
  "$tools/swift-symbolgraph-extract" -module-name "$1" -I "$scratch" -target "$target" \
    -experimental-allowed-reexported-modules=BattleshipText \
    -minimum-access-level public -skip-synthesized-members -pretty-print -output-dir "$scratch/$1"
}

# summaries MODULE: checks that every public declaration has a summary, or is a case that its enum's description says; writes
# the names of the module's types to a file.
summaries() {
  awk -v module="$1" -v types="$scratch/$1.types" '
    function told() {
      return name " (" file ":" line + 1 ")"
    }
    # A symbol stands between two braces with an indent of four spaces; its parts have six.
    /^  "/ { list = $1 }
    list == "\"symbols\":" && /^    \{$/ { inside = 1; kind = name = part = text = file = line = ""; depth = 0 }
    inside && /^      "/ { part = $1 }
    inside && part == "\"kind\":" && /"identifier":/ { split($0, words, "\""); kind = words[4] }
    inside && part == "\"pathComponents\":" && /^        "/ {
      split($0, words, "\"")
      name = name (depth++ ? "." : "") words[2]
    }
    inside && part == "\"docComment\":" && /"text":/ && text == "" { split($0, words, "\""); text = words[4] "." }
    inside && part == "\"location\":" && /"uri":/ {
      split($0, words, "\"")
      file = words[4]
      sub(".*/Sources/", "Sources/", file)
    }
    inside && part == "\"location\":" && /"line":/ { line = $2 + 0 }
    inside && /^    \},?$/ {
      inside = 0
      count++
      all[name] = 1
      if (text == "" || text == "." || text ~ /^- /) bare[name] = kind " " told()
      if (depth == 1 && kind ~ /struct|enum|class|protocol|typealias/) print name > types
    }
    END {
      if (count == 0) print "docs: no public declaration of " module " was found" > "/dev/stderr"
      for (name in bare) {
        type = name
        sub(/\.[^.]*$/, "", type)
        if (bare[name] ~ /^swift\.enum\.case / && (type ".description") in all) { worded++; continue }
        print "docs: " substr(bare[name], index(bare[name], " ") + 1) " has no summary" > "/dev/stderr"
        failed = 1
      }
      if (count == 0 || failed) exit 1
      print "docs: all " count " public declarations of " module " have a summary" (worded ? "; " worded " are said by their description" : "")
    }' "$scratch/$1"/*.json
}

# described MODULE types|errors: checks that every public type, or every public error, describes itself as text.
described() {
  awk -v module="$1" -v asked="$2" '
    /^  "/ { list = $1 }
    list == "\"symbols\":" && /^    \{$/ { kind = name = id = part = "" }
    list == "\"symbols\":" && /^      "/ { part = $1 }
    part == "\"kind\":" && /"identifier":/ { split($0, words, "\""); kind = words[4] }
    part == "\"identifier\":" && /"precise":/ { split($0, words, "\""); id = words[4] }
    part == "\"pathComponents\":" && /^        "/ { split($0, words, "\""); name = name (name == "" ? "" : ".") words[2] }
    list == "\"symbols\":" && /^    \},?$/ && kind ~ /\.(struct|enum|class|actor)$/ { types[id] = name }
    list == "\"relationships\":" && /"source":/ { split($0, words, "\""); source = words[4] }
    list == "\"relationships\":" && /"target": "s:s23CustomStringConvertibleP"/ { says[source] = 1 }
    list == "\"relationships\":" && /"target": "s:s5ErrorP"/ { errors[source] = 1 }
    END {
      for (id in types) {
        if (types[id] ~ /\.Iterator$/ || (asked == "errors" && !(id in errors))) continue
        count++
        if (!(id in says)) { print "docs: " module "." types[id] " has no description" > "/dev/stderr"; silent++ }
      }
      if (count == 0) print "docs: nothing public was found in " module > "/dev/stderr"
      if (count == 0 || silent) exit 1
      print "docs: " count " public " asked " of " module " say themselves"
    }' "$scratch/$1/$1.symbols.json"
}

# listed MODULE: checks that the landing page names every public type.
listed() {
  while read -r type; do
    grep -qF -- "- \`\`$type\`\`" "docs/$1.docc/$1.md" || {
      echo "docs: $1.md does not list $type among its topics" >&2
      failed=1
    }
  done < "$scratch/$1.types"
}

hosts="NotificationsHost StickersHost MessagesHost"
# shellcheck disable=SC2086
for module in BattleshipCore BattleshipPlayers BattleshipText BattleshipPlay $hosts BattleshipFoundation; do
  graph "$module"
  summaries "$module" || failed=1
done
for module in BattleshipCore BattleshipPlayers; do described "$module" types || failed=1; done
for module in $hosts; do described "$module" errors || failed=1; done
for module in BattleshipCore BattleshipPlayers BattleshipPlay $hosts; do
  listed "$module"
  mkdir -p .build/docs
  rm -rf ".build/docs/$module"
  "$docc" convert "docs/$module.docc" --additional-symbol-graph-dir "$scratch/$module" --warnings-as-errors \
    --fallback-display-name "$module" --fallback-bundle-identifier "battleship.$module" \
    --output-path ".build/docs/$module" > "$scratch/log" 2>&1 && [ -f ".build/docs/$module/index.html" ] || {
    cat "$scratch/log" >&2
    failed=1
    continue
  }
  echo "docs: $module is in .build/docs/$module"
done
exit "$failed"
