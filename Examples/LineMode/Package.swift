// swift-tools-version: 6.3
import PackageDescription

// A package of its own, as a program is that uses the engine; copy it and give the dependency a URL.
let package = Package(
  name: "LineMode",
  platforms: [.macOS(.v10_15)],
  products: [.executable(name: "line-mode", targets: ["line-mode"])],
  dependencies: [.package(name: "battleship", path: "../..")],
  targets: [
    .executableTarget(
      name: "line-mode",
      dependencies: [
        .product(name: "BattleshipCore", package: "battleship"),
        .product(name: "BattleshipPlay", package: "battleship"),
        .product(name: "BattleshipPlayers", package: "battleship"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
