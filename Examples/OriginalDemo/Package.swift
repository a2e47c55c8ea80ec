// swift-tools-version: 6.3
import PackageDescription

// The iMessage extension of 2016 as a value, on the engine and the host.
let package = Package(
  name: "OriginalDemo",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "battleship", path: "../..")],
  targets: [
    .target(
      name: "OriginalDemo",
      dependencies: [
        .product(name: "BattleshipCore", package: "battleship"), .product(name: "MessagesHost", package: "battleship"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "OriginalDemoTests", dependencies: ["OriginalDemo"]),
  ],
  swiftLanguageModes: [.v6]
)
