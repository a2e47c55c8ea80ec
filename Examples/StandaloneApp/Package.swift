// swift-tools-version: 6.3
import PackageDescription

// A package like that of a standalone iMessage app. To use it, copy it and replace the path of the dependency by a URL.
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
