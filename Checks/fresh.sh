#!/bin/sh
# Runs the README's commands as on a new machine: a bare Debian with this Swift and git. Other programs there have the names of
# the tools that tests compare with, and print nonsense.
#
#   Checks/fresh.sh [COMMAND]
#
# Needs root, mmdebstrap and permission to mount. Clones HEAD. A COMMAND replaces the README's two.
set -eu
cd "$(dirname "$0")/.."
commands=${1:-'make test && make play PLAY="new --ships A1,C3"'}

[ "$(id -u)" = 0 ] || { echo "fresh: skipped, it needs root for a root of its own" >&2; exit 0; }
Checks/setup.sh mmdebstrap
# Only this process and its children see the mounts.
[ -n "${FRESH_MOUNTS:-}" ] || { FRESH_MOUNTS=1 exec unshare --mount --propagation private "$0" "$@"; }

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
toolchain=$(dirname "$tools")
. /etc/os-release
root=$(mktemp -d)
trap 'umount -R "$root/dev" "$root/proc" "$root$toolchain" 2> /dev/null || true; rm -rf --one-file-system "$root"' EXIT
chmod 755 "$root"
# The packages that Swift needs on Debian, and git and make.
needs=git,make,ca-certificates,binutils,libc6-dev,libstdc++-12-dev,libcurl4,libxml2,libedit2,libsqlite3-0,libncurses6,zlib1g-dev,tzdata
mmdebstrap --quiet --variant=apt --include="$needs" "${SUITE:-$VERSION_CODENAME}" "$root"
[ -z "$(chroot "$root" sh -c 'command -v convert python3 node magick zbarimg lintian')" ]

mkdir -p "$root$toolchain"
mount --bind -o ro "$toolchain" "$root$toolchain"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
for name in convert identify magick file python3 node zbarimg dpkg lintian groff man chromium chromedriver; do
  printf '#!/bin/sh\necho "this is another %s"\n' "$name" > "$root/usr/local/bin/$name"
  chmod 755 "$root/usr/local/bin/$name"
done
cp /etc/resolv.conf "$root/etc/resolv.conf" 2> /dev/null || true
# An installed system knows itself by name.
[ -s "$root/etc/hosts" ] || echo "127.0.0.1 localhost" > "$root/etc/hosts"
git clone --quiet --no-local . "$root/srv/battleship"
echo "fresh: $(git rev-parse --short HEAD) in a bare ${SUITE:-$VERSION_CODENAME}"
chroot "$root" env -i HOME=/root LANG=C.UTF-8 PATH="/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:$tools" \
  sh -c "cd /srv/battleship && $commands"
echo "fresh: passed"
