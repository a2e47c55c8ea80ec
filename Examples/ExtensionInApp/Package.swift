// swift-tools-version: 6.3
import PackageDescription

// A package like that of an app with an iMessage extension: the code that both share, the extension, the app.
let package = Package(
  name: "ExtensionInApp",
  platforms: [.macOS(.v10_15)],
  products: [.executable(name: "tea-round", targets: ["tea-round"])],
  dependencies: [.package(name: "battleship", path: "../..")],
  targets: [
    .target(name: "TeaRound", swiftSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "TeaExtension", dependencies: ["TeaRound", .product(name: "MessagesHost", package: "battleship")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "tea-round", dependencies: ["TeaRound"], swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "TeaExtensionTests",
      dependencies: ["TeaExtension", "TeaRound", .product(name: "MessagesHost", package: "battleship")]),
  ],
  swiftLanguageModes: [.v6]
)
