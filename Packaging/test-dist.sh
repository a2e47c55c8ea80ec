#!/bin/sh
# Tests the archives in .build/dist: the checksums match, the program runs, and the source builds without git.
#
#   Packaging/test-dist.sh         builds the program from the source archive
#   Packaging/test-dist.sh test    runs `make test` there as well
set -eu
cd "$(dirname "$0")/.."
version=$(Packaging/version.sh)
dist=$PWD/.build/dist
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd "$dist" && sha256sum --check --quiet SHA256SUMS)
for archive in "$dist"/*.tar.gz; do tar -xzf "$archive" -C "$work"; done
[ "$("$work"/battleship-tui-"$version"-*/bin/battleship-tui --version)" = "battleship-tui $version" ]

# A git that always fails, as if there were none.
mkdir "$work/bin"
printf '#!/bin/sh\nexit 127\n' > "$work/bin/git"
chmod +x "$work/bin/git"
PATH=$work/bin:$PATH
export PATH
cd "$work/battleship-$version"
[ ! -e .git ]
if [ "${1:-}" = test ]; then
  make test
else
  swift build --quiet --product battleship-tui
fi
message=$("$(swift build --show-bin-path)/battleship-tui" new --ships A1,C3 2> /dev/null || true)
[ "${1:-}" = test ] || [ "${message#*Ship_Location=0}" != "$message" ]
echo "test-dist: the sums fit, the program runs, and the source builds without git"
