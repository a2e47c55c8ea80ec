// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "linkage",
  dependencies: [.package(name: "battleship", path: "../..")],
  targets: [
    .executableTarget(
      name: "engine-alone", dependencies: [.product(name: "BattleshipCore", package: "battleship")])
  ],
  swiftLanguageModes: [.v6]
)
