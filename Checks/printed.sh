#!/bin/sh
# Checks the manual and the completions that the program prints, or installs them where programs look for them.
#
#   Checks/printed.sh check PROGRAM
#   Checks/printed.sh install PROGRAM FOLDER
set -eu
program=$2

if [ "$1" = install ]; then
  put() {
    install -d "$(dirname "$3")"
    "$program" --print "$2" > "$3"
    chmod 644 "$3"
    echo "installed the $1: $3"
  }
  put manual man "$3/man/man6/battleship-tui.6"
  put "completion of bash" bash "$3/bash-completion/completions/battleship-tui"
  put "completion of zsh" zsh "$3/zsh/site-functions/_battleship-tui"
  put "completion of fish" fish "$3/fish/vendor_completions.d/battleship-tui.fish"
  exit
fi

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
for what in man bash zsh fish; do "$program" --print "$what" > "$out/$what"; done

if Checks/is.sh groff; then
  groff -man -ww -Tascii -z "$out/man" 2> "$out/complaints"
  if [ -s "$out/complaints" ]; then
    cat "$out/complaints" >&2
    exit 1
  fi
  echo "printed: troff accepts the manual"
else
  echo "printed: skipped, there is no groff to read the manual"
fi
if Checks/is.sh man; then
  MANPAGER=cat man -l "$out/man" 2>&1 | grep -q '^EXIT STATUS'
  echo "printed: man shows the manual"
else
  echo "printed: skipped, there is no man to show the manual"
fi
for shell in bash zsh fish; do
  if Checks/is.sh "$shell"; then
    "$shell" -n "$out/$shell"
    echo "printed: $shell reads its completion"
  else
    echo "printed: skipped, there is no $shell to read its completion"
  fi
done
if Checks/is.sh bash; then
  completed=$(bash -c '
    . "$1"
    COMP_WORDS=(battleship-tui inspect --r) COMP_CWORD=2
    _battleship_tui
    echo "${COMPREPLY[*]}"' bash "$out/bash")
  [ "$completed" = --reveal ]
  echo "printed: bash completes 'inspect --r' to --reveal"
fi
