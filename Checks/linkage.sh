#!/bin/sh
# What a package that depends on us gets: the engine alone links no Foundation, and no product for our own packages is there.
set -eu
cd "$(dirname "$0")/Linkage"
unset BATTLESHIP_OWN_PACKAGES
swift build -c release --quiet
program=$(swift build -c release --show-bin-path)/engine-alone
"$program"
case $(uname) in
  Linux) libraries=$(readelf -d "$program" | grep NEEDED) ;;
  *) libraries=$(otool -L "$program") ;;
esac
if echo "$libraries" | grep -i foundation >&2; then
  echo "linkage: a program with the engine alone links Foundation" >&2
  exit 1
fi
echo "linkage: a program with the engine alone links no Foundation"

# Each product that our own packages ask for is refused to a guest, by its name.
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/Sources/guest"
echo 'print("hello")' > "$scratch/Sources/guest/main.swift"
products=$(sed -n 's/.*name: "\(_[A-Za-z]*\)".*/\1/p' ../../Package.swift)
for product in $products; do
  cat > "$scratch/Package.swift" << END
// swift-tools-version: 6.3
import PackageDescription
let package = Package(
  name: "guest", dependencies: [.package(name: "battleship", path: "$(cd ../.. && pwd)")],
  targets: [.executableTarget(name: "guest", dependencies: [.product(name: "$product", package: "battleship")])])
END
  if swift build --package-path "$scratch" > "$scratch/log" 2>&1 ||
    ! grep -q "product '$product' required by package '.*' target 'guest' not found" "$scratch/log"; then
    cat "$scratch/log" >&2
    echo "linkage: a package that depends on us can use $product" >&2
    exit 1
  fi
done
[ -n "$products" ]
# shellcheck disable=SC2086
echo "linkage: a package that depends on us sees none of" $products
