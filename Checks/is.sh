#!/bin/sh
# Whether a program exists and is the expected one: on some machines, other programs have these names.
#
#   Checks/is.sh NAME
set -eu
case $1 in
  chromedriver) says='^ChromeDriver ' ;;
  dpkg | dpkg-deb) says='^Debian ' ;;
  fish) says='^fish' ;;
  groff) says='^GNU groff' ;;
  lintian) says='^Lintian ' ;;
  man) says='^man ' ;;
  node) says='^v[0-9]' ;;
  *) says='[0-9]' ;;
esac
command -v "$1" > /dev/null && "$1" --version 2> /dev/null < /dev/null | grep -q "$says"
