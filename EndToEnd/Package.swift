// swift-tools-version: 6.3
import PackageDescription

// Warnings are errors here, too.
let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// A separate package, so that the product can be built and tested without the dependencies of these tests.
let package = Package(
  name: "end-to-end",
  products: [.library(name: "TerminalHarness", targets: ["TerminalHarness"])],
  // The products whose names begin with an underscore exist only if BATTLESHIP_OWN_PACKAGES is set, as `make` does.
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
