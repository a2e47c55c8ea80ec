// swift-tools-version: 6.3
import PackageDescription

// Warnings are errors here as well.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// A package of its own, so that building and testing the product needs nothing but what the product needs.
let package = Package(
  name: "end-to-end",
  products: [.library(name: "TerminalHarness", targets: ["TerminalHarness"])],
  // Its products with an underscore are there if BATTLESHIP_OWN_PACKAGES is set, as `make` does.
  dependencies: [.package(name: "battleship", path: "..")],
  targets: [
    .systemLibrary(name: "CVTerm", providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .target(
      name: "TerminalHarness", dependencies: ["CVTerm", .product(name: "_CSystem", package: "battleship")],
      swiftSettings: settings),
    .executableTarget(
      name: "terminal-trial",
      dependencies: [
        .product(name: "_CSystem", package: "battleship"), .product(name: "_BattleshipTerminal", package: "battleship"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "TerminalHarness", "terminal-trial", .product(name: "battleship-tui", package: "battleship"),
        .product(name: "BattleshipCore", package: "battleship"),
        .product(name: "_BattleshipTerminal", package: "battleship"), .product(name: "_CSystem", package: "battleship"),
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
