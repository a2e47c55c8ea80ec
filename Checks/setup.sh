#!/bin/sh
# Installs those of the named Debian packages that are missing; on macOS, says which to install.
#
#   Checks/setup.sh DEBIAN-PACKAGE[=BREW-PACKAGE]...     nothing after the = if Homebrew has no such package
set -eu

command -v swift > /dev/null || {
  echo "setup: there is no Swift here; version 6.3 or later is needed, see https://www.swift.org/install" >&2
  exit 1
}

missing=""
for package in "$@"; do
  debian=${package%%=*}
  if command -v dpkg-query > /dev/null; then
    dpkg-query -W -f '${Status}' "$debian" 2> /dev/null | grep -q 'ok installed' || missing="$missing $debian"
  elif [ "$(uname)" = Darwin ]; then
    brew=${package#*=}
    [ -z "$brew" ] || brew list "$brew" > /dev/null 2>&1 || missing="$missing $brew"
  fi
done
[ -n "$missing" ] || exit 0

if [ "$(uname)" = Darwin ]; then
  echo "setup: missing, install with: brew install$missing" >&2
  exit 1
fi
if [ "$(id -u)" = 0 ]; then
  as_root=""
elif command -v sudo > /dev/null; then
  as_root=sudo
else
  echo "setup: missing, install as root with: apt-get install$missing" >&2
  exit 1
fi
echo "setup: installing$missing"
# A machine that has just started may be installing packages itself, so wait for its lock.
export DEBIAN_FRONTEND=noninteractive
waiting="-o DPkg::Lock::Timeout=300"
# shellcheck disable=SC2086
{ $as_root apt-get $waiting update -qq && $as_root apt-get $waiting install -y -qq $missing; } > /dev/null
