// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "battleship",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "BattleshipCore", targets: ["BattleshipCore"]),
    .library(name: "BattleshipFoundation", targets: ["BattleshipFoundation"]),
  ],
  targets: [
    .target(name: "BattleshipCore"),
    .target(name: "BattleshipFoundation", dependencies: ["BattleshipCore"]),
    .testTarget(
      name: "BattleshipCoreTests", dependencies: ["BattleshipCore"], exclude: ["Golden"]),
    .testTarget(
      name: "BattleshipFoundationTests", dependencies: ["BattleshipCore", "BattleshipFoundation"]),
  ],
  swiftLanguageModes: [.v6]
)
