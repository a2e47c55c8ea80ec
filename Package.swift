// swift-tools-version: 6.3
import PackageDescription

// Our own packages (EndToEnd, PageTests, Fuzzers, Benchmarks) can use only products; other programs see none of these.
let ownProducts: [Product] =
  Context.environment["BATTLESHIP_OWN_PACKAGES"] == nil
  ? []
  : [
    .library(
      name: "_BattleshipTerminal",
      targets: ["BattleshipApp", "BattleshipFrame", "BattleshipPlay", "BattleshipTerminal", "BattleshipText"]),
    .library(name: "_BattleshipDoor", targets: ["BattleshipDoor"]),
    .library(name: "_CSystem", targets: ["CSystem"]),
  ]

// `make` optimises the arithmetic below the screens in debug builds too, with its assertions: the unit tests take a third
// of the time. A program that depends on this package sees nothing of it.
let arithmetic: [SwiftSetting] =
  Context.environment["BATTLESHIP_OWN_PACKAGES"] == nil
  ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

let package = Package(
  name: "battleship",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "BattleshipCore", targets: ["BattleshipCore"]),
    .library(name: "BattleshipPlayers", targets: ["BattleshipPlayers"]),
    .library(name: "BattleshipFoundation", targets: ["BattleshipFoundation"]),
    .library(name: "BattleshipPlay", targets: ["BattleshipPlay"]),
    .library(name: "NotificationsHost", targets: ["NotificationsHost"]),
    .library(name: "StickersHost", targets: ["StickersHost"]),
    .library(name: "MessagesHost", targets: ["MessagesHost"]),
    .executable(name: "battleship-tui", targets: ["battleship-tui"]),
  ] + ownProducts,
  targets: [
    .target(name: "BattleshipCore", swiftSettings: arithmetic),
    .target(name: "BattleshipPlayers", dependencies: ["BattleshipCore"], swiftSettings: arithmetic),
    .target(name: "BattleshipData", dependencies: ["BattleshipCore", "BattleshipPlayers"]),
    .target(name: "BattleshipDoor", dependencies: ["BattleshipCore", "BattleshipData", "BattleshipPlayers"]),
    .target(name: "BattleshipFoundation", dependencies: ["BattleshipCore", "BattleshipPlayers"]),
    .target(name: "NotificationsHost"),
    // A program that imports no C library does not link fmod, which the time of an animation needs.
    .target(name: "StickersHost", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "MessagesHost", dependencies: ["NotificationsHost", "StickersHost"]),
    .target(name: "TestSupport", dependencies: ["BattleshipCore", "CSystem"], path: "Tests/TestSupport"),
    .target(name: "BattleshipText", swiftSettings: arithmetic),
    .target(name: "BattleshipPlay", dependencies: ["BattleshipCore", "BattleshipPlayers", "BattleshipText"]),
    .target(
      name: "BattleshipPage", dependencies: ["BattleshipCore", "BattleshipData", "BattleshipPlay", "BattleshipPlayers"]),
    .target(name: "BattleshipFrame", dependencies: ["BattleshipText"], swiftSettings: arithmetic),
    .target(
      name: "BattleshipApp",
      dependencies: [
        "BattleshipCore", "BattleshipData", "BattleshipFrame", "BattleshipPlay", "BattleshipPlayers", "MessagesHost",
        "NotificationsHost", "StickersHost",
      ]),
    .systemLibrary(name: "CNCurses", providers: [.apt(["libncurses-dev"])]),
    .target(name: "CSystem"),
    .target(name: "CTerminalGuard"),
    .target(name: "CProgramStart"),
    .target(
      name: "BattleshipTerminal",
      dependencies: ["BattleshipFrame", "BattleshipText", "CNCurses", "CSystem", "CTerminalGuard"],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])), .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .executableTarget(
      name: "battleship-tui",
      dependencies: [
        "BattleshipApp", "BattleshipCore", "BattleshipData", "BattleshipFrame", "BattleshipPlay", "BattleshipPlayers",
        "BattleshipTerminal", "CProgramStart", "CSystem", "MessagesHost", "NotificationsHost", "StickersHost",
      ]),
    .testTarget(
      name: "BattleshipCoreTests", dependencies: ["BattleshipCore", "TestSupport"], exclude: ["Golden"]),
    .testTarget(
      name: "BattleshipPlayersTests", dependencies: ["BattleshipCore", "BattleshipPlayers", "TestSupport"]),
    .testTarget(
      name: "BattleshipDataTests", dependencies: ["BattleshipCore", "BattleshipData", "TestSupport"]),
    .testTarget(
      name: "BattleshipDoorTests", dependencies: ["BattleshipCore", "BattleshipDoor", "TestSupport"]),
    .testTarget(
      name: "BattleshipFoundationTests",
      dependencies: ["BattleshipCore", "BattleshipFoundation", "BattleshipPlayers", "TestSupport"]),
    .target(
      name: "HostTestSupport", dependencies: ["NotificationsHost", "StickersHost", "TestSupport"],
      path: "Tests/HostTestSupport"),
    .testTarget(
      name: "NotificationsHostTests", dependencies: ["HostTestSupport", "NotificationsHost", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "StickersHostTests", dependencies: ["HostTestSupport", "StickersHost", "TestSupport"], exclude: ["Golden"]),
    .testTarget(
      name: "MessagesHostTests",
      dependencies: ["HostTestSupport", "MessagesHost", "NotificationsHost", "StickersHost", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "BattleshipAppTests",
      dependencies: [
        "BattleshipApp", "BattleshipCore", "BattleshipFrame", "BattleshipPlay", "BattleshipPlayers", "MessagesHost",
        "NotificationsHost", "StickersHost", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "BattleshipFrameTests", dependencies: ["BattleshipFrame", "BattleshipText", "TestSupport"]),
    .testTarget(name: "BattleshipTextTests", dependencies: ["BattleshipText"]),
    .testTarget(
      name: "BattleshipPlayTests",
      dependencies: ["BattleshipCore", "BattleshipPlay", "BattleshipPlayers", "TestSupport"]),
    .testTarget(
      name: "BattleshipPageTests",
      dependencies: [
        "BattleshipApp", "BattleshipCore", "BattleshipDoor", "BattleshipPage", "BattleshipPlay", "BattleshipPlayers",
        "TestSupport",
      ]),
    .testTarget(
      name: "BattleshipTerminalTests",
      dependencies: ["BattleshipFrame", "BattleshipTerminal", "BattleshipText", "CSystem", "TestSupport"]),
    .testTarget(
      name: "BattleshipTUITests",
      dependencies: [
        "battleship-tui", "BattleshipApp", "BattleshipCore", "BattleshipFrame", "BattleshipPlay", "BattleshipPlayers",
        "BattleshipTerminal",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
