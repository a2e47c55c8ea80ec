#!/bin/sh
# Uses the package as others do: a new package depends on each product by version, and runs the README's examples.
set -eu
cd "$(dirname "$0")/.."
home=$PWD
version=$(Packaging/version.sh)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A version is a tag of a repository, so make one of the files here, including uncommitted ones.
mkdir -p "$work/battleship" "$work/guest/Sources/guest"
if git rev-parse --git-dir > /dev/null 2>&1; then
  git ls-files -z --cached --others --exclude-standard
else
  find . -path '*/.build' -prune -o -type f -printf '%P\0'
fi | tar --null --ignore-failed-read -T - -cf - 2> /dev/null | tar -xf - -C "$work/battleship"
(
  cd "$work/battleship"
  git init -q && git add -A
  git -c user.name=battleship -c user.email=battleship@localhost commit -qm "$version" && git tag "$version"
)

# The README's Package.swift, but with this version as the dependency.
Checks/manifest.sh | sed -e 's|"Game"|"guest"|' -e "s|url: \".*\", branch: \"main\"|url: \"file://$work/battleship\", from: \"$version\"|" \
  > "$work/guest/Package.swift"
grep -q "from: \"$version\"" "$work/guest/Package.swift"
# The README's other Swift: one block is a function; the next is statements about the extension Counter.
awk -v out="$work/guest/Sources/guest/" '
  /^\/\/ swift-tools-version/ { n = inside = 0; next }
  /^```swift$/ { n += 1; file = out "readme" n ".swift"; inside = 1; if (n == 2) print "import MessagesHost\nfunc drive() throws {" > file; next }
  /^```$/ { if (inside && n == 2) print "}" > file; inside = 0 }
  inside { sub(/#expect/, "precondition"); print > file }' README.md
cp Tests/MessagesHostTests/Support/Counter.swift "$work/guest/Sources/guest/"
cat > "$work/guest/Sources/guest/main.swift" << 'END'
import BattleshipCore
import BattleshipFoundation
import BattleshipPlay
import BattleshipPlayers
import Foundation
import MessagesHost
import NotificationsHost
import StickersHost

let fresh = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0"
let answer = try reply(to: fresh)
precondition(answer == fresh + "&Guess=4", answer)
guard let url = URL(string: "https://example.org/" + fresh.dropFirst(34)) else { preconditionFailure("a URL") }
let game = try Game(messageURL: url)
precondition(game.status == .open)
var player = ComputerPlayer(level: .strong, seed: 1)
precondition(player.nextShot(for: game.chart) != nil)
precondition(Seat(rules: .messages).scene(in: .english, for: Players(me: "A", other: "B", by: .link)).kind == .hiding)
try drive()
precondition(Sticker.maximumByteCount == 512_000 && Notifications().list.isEmpty)
print("dependency: seven products of version", CommandLine.arguments[1], "were used")
END
swift build --package-path "$work/guest" -c release --quiet
"$(swift build --package-path "$work/guest" -c release --show-bin-path)/guest" "$version"

# Each host alone: a package with one product runs what the product's article shows first.
alone() {
  mkdir -p "$work/$1/Sources/alone"
  cat > "$work/$1/Package.swift" << END
// swift-tools-version: 6.3
import PackageDescription
let package = Package(
  name: "alone", platforms: [.macOS(.v10_15), .iOS(.v13)],
  dependencies: [.package(url: "file://$work/battleship", from: "$version")],
  targets: [.executableTarget(name: "alone", dependencies: [.product(name: "$1", package: "battleship")])])
END
  printf 'import %s\n%s\nprint("dependency: %s alone was used")\n' "$1" "$2" "$1" > "$work/$1/Sources/alone/main.swift"
  [ -z "${3:-}" ] || cp "$3" "$work/$1/Sources/alone/"
  swift build --package-path "$work/$1" -c release --quiet
  "$(swift build --package-path "$work/$1" -c release --show-bin-path)/alone"
}
alone StickersHost 'precondition((try? Picture([0x47, 0x49, 0x46])) == nil && StickerSize.small.columns == 4)'
alone NotificationsHost 'var phone = NotifyingPhone<Postcard>()
phone.perform(.signUp)
precondition(phone.notifications.authorizationPrompts.count == 1)' Tests/NotificationsHostTests/Support/Postcard.swift
alone MessagesHost 'var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
precondition(phones.first.running != nil)' Tests/MessagesHostTests/Support/Counter.swift
cd "$home"
