#!/bin/sh
# Whether a program is there and is what its name says: on some machines other programs have these names.
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
