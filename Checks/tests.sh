#!/bin/sh
# Runs `swift test` with the given arguments; repeats at the end which tests failed and why.
set -eu

log=$(mktemp)
trap 'rm -f "$log" "$log.status"' EXIT
{ swift test --disable-xctest "$@" 2>&1 && echo 0 > "$log.status" || echo "$?" > "$log.status"; } | tee "$log"
status=$(cat "$log.status")
[ "$status" = 0 ] || {
  echo "tests: what failed, again:" >&2
  grep -E "✘|recorded an issue|error:|↳" "$log" | head -n 100 >&2
}
exit "$status"
