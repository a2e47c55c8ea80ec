// swift-tools-version: 6.3
import PackageDescription

// A separate package; `make fuzz` builds it, and the engine with it, with libFuzzer and AddressSanitizer.
let package = Package(
  name: "fuzzers",
  // Its products with an underscore are there if BATTLESHIP_OWN_PACKAGES is set, as `make` does.
  dependencies: [.package(name: "battleship", path: "..")],
  targets: [
    .target(name: "FuzzDriver"),
    .executableTarget(
      name: "fuzz-decode", dependencies: ["FuzzDriver", .product(name: "BattleshipCore", package: "battleship")]),
    .executableTarget(
      name: "fuzz-play", dependencies: ["FuzzDriver", .product(name: "BattleshipCore", package: "battleship")]),
    .executableTarget(
      name: "fuzz-duel", dependencies: ["FuzzDriver", .product(name: "BattleshipCore", package: "battleship")]),
    .executableTarget(
      name: "fuzz-cheat", dependencies: ["FuzzDriver", .product(name: "BattleshipCore", package: "battleship")]),
    .executableTarget(
      name: "fuzz-keep",
      dependencies: [
        "FuzzDriver", .product(name: "_BattleshipTerminal", package: "battleship"),
        .product(name: "BattleshipCore", package: "battleship"), .product(name: "MessagesHost", package: "battleship"),
        .product(name: "StickersHost", package: "battleship"),
      ]),
    .executableTarget(
      name: "fuzz-picture", dependencies: ["FuzzDriver", .product(name: "StickersHost", package: "battleship")]),
    .executableTarget(
      name: "fuzz-door",
      dependencies: [
        "FuzzDriver", .product(name: "_BattleshipDoor", package: "battleship"),
        .product(name: "BattleshipCore", package: "battleship"),
        .product(name: "NotificationsHost", package: "battleship"),
      ]),
    .executableTarget(
      name: "fuzz-payload", dependencies: ["FuzzDriver", .product(name: "NotificationsHost", package: "battleship")]),
    .executableTarget(
      name: "fuzz-live",
      dependencies: [
        "FuzzDriver", .product(name: "BattleshipPlay", package: "battleship"),
        .product(name: "BattleshipCore", package: "battleship"),
      ]),
    .executableTarget(
      name: "fuzz-link",
      dependencies: [
        "FuzzDriver", .product(name: "_BattleshipTerminal", package: "battleship"),
        .product(name: "BattleshipCore", package: "battleship"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
