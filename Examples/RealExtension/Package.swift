// swift-tools-version: 6.3
import PackageDescription

// A package with an extension that is tested as a value, and the view controller that runs it in Messages.
let package = Package(
  name: "RealExtension",
  platforms: [.macOS(.v10_15), .iOS(.v15)],
  dependencies: [.package(name: "battleship", path: "../..")],
  targets: [
    .target(
      name: "RealExtension",
      dependencies: [
        .product(name: "MessagesHost", package: "battleship"), .product(name: "StickersHost", package: "battleship"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "RealExtensionTests",
      dependencies: ["RealExtension", .product(name: "MessagesHost", package: "battleship")]),
  ],
  swiftLanguageModes: [.v6]
)
