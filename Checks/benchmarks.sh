#!/bin/sh
# Runs each benchmark once, with little work, to see that it still runs. Shows its output only if it fails, because the
# figures mean nothing.
set -eu
cd "$(dirname "$0")/.."
export BATTLESHIP_OWN_PACKAGES=1
Checks/setup.sh libncurses-dev=ncurses libvterm-dev=libvterm ncurses-examples=
swift build --quiet --product battleship-tui
swift build --quiet --package-path Benchmarks
game=$(swift build --show-bin-path)/battleship-tui
built=$(swift build --package-path Benchmarks --show-bin-path)

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# once COMMAND...: runs a benchmark, and shows its output if it fails.
once() {
  "$@" --once > "$log" 2>&1 || {
    cat "$log" >&2
    echo "benchmarks: failed: $*" >&2
    exit 1
  }
}
once "$built/benchmarks"
GAMES=2 once "$built/player-benchmarks"
once "$built/terminal-benchmarks" "$game"
echo "benchmarks: each ran once"
