// swift-tools-version: 6.3
import PackageDescription

// A package of its own, as an iMessage app is that stands alone; copy it and give the dependency a URL.
let package = Package(
  name: "StandaloneApp",
  platforms: [.macOS(.v10_15)],
  products: [.library(name: "StandaloneApp", targets: ["StandaloneApp"])],
  dependencies: [.package(name: "battleship", path: "../..")],
  targets: [
    .target(
      name: "StandaloneApp",
      dependencies: [
        .product(name: "MessagesHost", package: "battleship"), .product(name: "StickersHost", package: "battleship"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "StandaloneAppTests", dependencies: ["StandaloneApp"]),
  ],
  swiftLanguageModes: [.v6]
)
