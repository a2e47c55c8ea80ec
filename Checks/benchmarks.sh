#!/bin/sh
# Runs each benchmark once, with little work, to see that it still runs. Shows its output only if it fails, because the
# figures mean nothing. The arguments are the options with which the game is built.
set -eu
cd "$(dirname "$0")/.."
export BATTLESHIP_OWN_PACKAGES=1
Checks/setup.sh libncurses-dev=ncurses libvterm-dev=libvterm ncurses-examples=
swift build "$@" --quiet --product battleship-tui
# What they share with the end-to-end tests is built there already.
shared="--package-path Benchmarks --scratch-path EndToEnd/.build"
# shellcheck disable=SC2086
swift build --quiet $shared
game=$(swift build "$@" --show-bin-path)/battleship-tui
# A build that counts what it reaches would write that down.
export LLVM_PROFILE_FILE=/dev/null
# shellcheck disable=SC2086
built=$(swift build $shared --show-bin-path)

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
