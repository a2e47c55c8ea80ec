#!/bin/sh
# Fuzzes for a number of seconds in total, a tenth each for hunt messages, duel messages, moves, a cheating opponent, the
# commands' inputs, the peers of a live game, the doors for other languages, kept files, sticker pictures and notification
# payloads; fails if a law is broken. Each fuzzer starts with a corpus of one input per line, as line.sh writes it.
set -eu
cd "$(dirname "$0")"
export BATTLESHIP_OWN_PACKAGES=1
seconds=${1:-30}
# For libFuzzer no seconds mean no end.
if [ "$seconds" -lt 10 ]; then
  echo "fuzz: ten fuzzers share the seconds; ask for at least 10" >&2
  exit 2
fi

swift build -c release --quiet -Xswiftc -enable-testing -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld
programs=$(swift build -c release --show-bin-path)
mkdir -p Findings

# The fuzzer handles a trap itself; Swift's own report would come first.
export SWIFT_BACKTRACE=enable=no
fuzz() {
  name=$1
  shift
  log=.build/found/$name.log
  echo "fuzz-$name: $*"
  rm -rf ".build/corpus/$name"
  mkdir -p ".build/corpus/$name" ".build/found/$name"
  number=0
  while IFS= read -r line; do
    number=$((number + 1))
    printf %b "$line" > ".build/corpus/$name/$number"
  done < "Corpus/$name.txt"
  if ! "$programs/fuzz-$name" -artifact_prefix=Findings/"$name"- "$@" ".build/found/$name" ".build/corpus/$name" > "$log" 2>&1
  then
    tail -n 40 "$log" >&2
    echo "fuzz-$name: a law was broken; the input is in Fuzzers/Findings" >&2
    exit 1
  fi
  grep '^Done' "$log"
}
fuzz decode -max_total_time=$((seconds - 9 * (seconds / 10))) -max_len=6000 -dict=url.dict
fuzz duel -max_total_time=$((seconds / 10)) -max_len=6000 -dict=duel.dict
fuzz play -max_total_time=$((seconds / 10)) -max_len=600
fuzz cheat -max_total_time=$((seconds / 10)) -max_len=400
fuzz link -max_total_time=$((seconds / 10)) -max_len=1000 -dict=url.dict
fuzz live -max_total_time=$((seconds / 10)) -max_len=600
fuzz door -max_total_time=$((seconds / 10)) -max_len=2000 -dict=url.dict
fuzz keep -max_total_time=$((seconds / 10)) -max_len=6000 -dict=keep.dict
fuzz picture -max_total_time=$((seconds / 10)) -max_len=6000 -dict=picture.dict
fuzz payload -max_total_time=$((seconds / 10)) -max_len=6000 -dict=payload.dict
