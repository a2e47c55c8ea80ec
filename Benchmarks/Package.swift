// swift-tools-version: 6.3
import PackageDescription

// A package of its own, so that building and testing the product never touches it.
let package = Package(
  name: "benchmarks",
  dependencies: [.package(name: "battleship", path: "..")],
  targets: [
    .target(name: "CMeter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CMeter",
        .product(name: "BattleshipCore", package: "battleship"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
