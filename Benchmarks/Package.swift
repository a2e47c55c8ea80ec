// swift-tools-version: 6.3
import PackageDescription

// A separate package, so that building and testing the product never touches it.
let package = Package(
  name: "benchmarks",
  // Its products with an underscore are there if BATTLESHIP_OWN_PACKAGES is set, as `make` does.
  dependencies: [.package(name: "battleship", path: ".."), .package(name: "end-to-end", path: "../EndToEnd")],
  targets: [
    .target(name: "CMeter"),
    .target(name: "Reporting"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CMeter", "Reporting", .product(name: "_BattleshipDoor", package: "battleship"),
        .product(name: "BattleshipCore", package: "battleship"),
      ]),
    .executableTarget(
      name: "player-benchmarks",
      dependencies: [
        "Reporting", .product(name: "BattleshipCore", package: "battleship"),
        .product(name: "BattleshipPlayers", package: "battleship"), .product(name: "_CSystem", package: "battleship"),
      ]),
    .executableTarget(
      name: "terminal-benchmarks",
      dependencies: [
        "Reporting", .product(name: "_BattleshipTerminal", package: "battleship"),
        .product(name: "BattleshipCore", package: "battleship"), .product(name: "_CSystem", package: "battleship"),
        .product(name: "TerminalHarness", package: "end-to-end"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
