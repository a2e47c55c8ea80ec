#!/bin/sh
# Prints a file as a line of a corpus: printable characters as they are, other bytes as \0 and three octal digits, for printf %b.
#
#     Fuzzers/line.sh Fuzzers/Findings/decode-crash-1 >> Fuzzers/Corpus/decode.txt
set -eu
for file; do
  od -An -v -tu1 "$file" | awk '
    { for (i = 1; i <= NF; i++) printf ($i > 31 && $i < 127 && $i != 92) ? "%c" : "\\0%03o", $i }
    END { print "" }'
done
