// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "battleship",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "BattleshipCore", targets: ["BattleshipCore"]),
    .library(name: "BattleshipFoundation", targets: ["BattleshipFoundation"]),
    .library(name: "MessagesHost", targets: ["MessagesHost"]),
  ],
  targets: [
    .target(name: "BattleshipCore"),
    .target(name: "BattleshipFoundation", dependencies: ["BattleshipCore"]),
    .target(name: "MessagesHost"),
    .target(name: "TestSupport", dependencies: ["BattleshipCore"], path: "Tests/TestSupport"),
    .target(name: "BattleshipApp", dependencies: ["BattleshipCore"]),
    .testTarget(
      name: "BattleshipCoreTests", dependencies: ["BattleshipCore", "TestSupport"], exclude: ["Golden"]),
    .testTarget(
      name: "BattleshipFoundationTests", dependencies: ["BattleshipCore", "BattleshipFoundation", "TestSupport"]),
    .testTarget(
      name: "MessagesHostTests", dependencies: ["MessagesHost", "TestSupport"], exclude: ["Golden"]),
    .testTarget(name: "BattleshipAppTests", dependencies: ["BattleshipApp"]),
  ],
  swiftLanguageModes: [.v6]
)
