#!/bin/sh
# Names of Apple's that the hosts do not have are refused by the compiler with the name to use instead: each line of
# Unavailable/Ported.swift with a comment behind it must fail with these words, and no other line may fail.
set -eu
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
for module in NotificationsHost StickersHost MessagesHost; do
  # shellcheck disable=SC2046
  swiftc -swift-version 6 -package-name battleship -parse-as-library -module-name "$module" -I "$scratch" \
    -emit-module -emit-module-path "$scratch/$module.swiftmodule" $(find "Sources/$module" -name '*.swift' | sort)
done
ported=Checks/Unavailable/Ported.swift
swiftc -swift-version 6 -typecheck -I "$scratch" -diagnostic-style llvm "$ported" 2> "$scratch/log" || true
awk '
  FNR == NR { if (match($0, /^[^:]*Ported\.swift:[0-9]+:[0-9]+: error: /)) {
      split($0, parts, ":")
      said[parts[2]] = said[parts[2]] " " substr($0, RLENGTH + 1)
    }
    next
  }
  {
    wanted = match($0, /  \/\/ /) ? substr($0, RSTART + 5) : ""
    if (wanted != "") count++
    if (wanted != "" ? index(said[FNR], wanted) == 0 : FNR in said) {
      print "unavailable: " FILENAME ":" FNR " should say \"" wanted "\", but says \"" said[FNR] "\"" > "/dev/stderr"
      failed = 1
    }
  }
  END {
    if (count == 0) failed = 1
    if (!failed) print "unavailable: the compiler names the way for all " count " names of Apple'\''s"
    exit failed
  }' "$scratch/log" "$ported"
