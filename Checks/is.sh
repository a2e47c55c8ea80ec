#!/bin/sh
# Whether a program exists and is the expected one: on some machines, other programs have these names.
#
#   Checks/is.sh NAME
set -eu
case $1 in
  bash) says='^GNU bash' ;;
  chromedriver) says='^ChromeDriver ' ;;
  chromium) says='^Chromium ' ;;
  dpkg | dpkg-deb) says='^Debian ' ;;
  fish) says='^fish' ;;
  groff) says='^GNU groff' ;;
  lintian) says='^Lintian ' ;;
  man) says='^man ' ;;
  node) says='^v[0-9]' ;;
  python3) says='^Python 3' ;;
  *) says='[0-9]' ;;
esac
command -v "$1" > /dev/null && "$1" --version 2> /dev/null < /dev/null | grep -q "$says"
