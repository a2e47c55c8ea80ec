#!/bin/sh
# Builds the page, checks that it is small and that its script holds no rule, and plays on it in Chromium. Anything that
# cannot be done here is skipped with a message.
set -eu
cd "$(dirname "$0")/.."
export BATTLESHIP_OWN_PACKAGES=1

# Only root installs what the page needs: a check asks nobody for a password.
there() {
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2> /dev/null | grep -q 'ok installed' || return 1
  done
}
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
  Checks/setup.sh binaryen zopfli chromium chromium-driver zbar-tools || echo "page: some of what the page needs could not be installed"
fi

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
if [ ! -d "$tools/../lib/swift/embedded/wasm32-unknown-none-wasm" ]; then
  echo "page: skipped, this toolchain has no Embedded Swift for WebAssembly"
else
  # With an address, the page tells chats of a picture, which lies beside it.
  Web/build.sh https://example.org/game/battleship.html > /dev/null
  grep -q '<meta property="og:image" content="https://example.org/game/battleship.png">' .build/page/battleship.html &&
    cmp -s Web/preview.png .build/page/battleship.png || { echo "page: chats find no picture of it" >&2; exit 1; }
  Web/build.sh
  Checks/page.sh
  if Checks/is.sh chromedriver && { there chromium || command -v google-chrome > /dev/null; }; then
    swift build --quiet --product battleship-tui
    touch PageTests/Package.swift # otherwise new files of this package are not found
    BATTLESHIP_TUI="$(swift build --show-bin-path)/battleship-tui" \
      swift test --disable-xctest --package-path PageTests
  else
    echo "page: the tests in a browser are skipped, there is no Chromium; install Debian's chromium and chromium-driver"
  fi
fi
