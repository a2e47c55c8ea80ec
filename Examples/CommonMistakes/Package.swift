// swift-tools-version: 6.3
import PackageDescription

// Three small programs, each made so that a common mistake cannot happen, with tests that would find it.
let package = Package(
  name: "CommonMistakes",
  platforms: [.macOS(.v10_15)],
  dependencies: [.package(name: "battleship", path: "../..")],
  targets: [
    .target(
      name: "CommonMistakes",
      dependencies: [
        .product(name: "MessagesHost", package: "battleship"), .product(name: "StickersHost", package: "battleship"),
        .product(name: "NotificationsHost", package: "battleship"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "CommonMistakesTests", dependencies: ["CommonMistakes"]),
  ],
  swiftLanguageModes: [.v6]
)
