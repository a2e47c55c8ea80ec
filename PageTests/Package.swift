// swift-tools-version: 6.3
import PackageDescription

// A package of its own: it drives the built page in Chromium, and compares what it writes with the engine.
let package = Package(
  name: "page-tests",
  // Its products with an underscore are there if BATTLESHIP_OWN_PACKAGES is set, as `make` does.
  dependencies: [.package(name: "battleship", path: "..")],
  targets: [
    .testTarget(
      name: "PageTests",
      dependencies: [
        .product(name: "BattleshipCore", package: "battleship"),
        .product(name: "BattleshipPlay", package: "battleship"), .product(name: "_CSystem", package: "battleship"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
