// Named rules: the original demo's, a small board, the cardboard game's fleet, and ships that lie apart.

extension Rules {
  /// Rules with a name.
  public struct Preset: Hashable, Sendable {
    /// The name, as a program writes it on its command line or its first screen.
    public let name: String

    /// The rules.
    public let rules: Rules
  }

  /// All rules that have a name. The page stores their indices, so new ones go to the end.
  public static var presets: [Preset] {
    [
      Preset(name: "messages", rules: .messages), Preset(name: "skirmish", rules: .skirmish),
      Preset(name: "classic", rules: .classic), Preset(name: "seabattle", rules: .seabattle),
    ]
  }

  /// The preset with this name, such as `classic`; nil if there is none.
  public init?(named name: String) {
    guard let preset = Self.presets.first(where: { Array($0.name.utf8) == Array(name.utf8) }) else { return nil }
    self = preset.rules
  }

  /// The name of these rules, if they are one of the presets.
  public var name: String? {
    Self.presets.first { $0.rules == self }?.name
  }

  /// The original demo's rules, and the default everywhere: 3x3 cells, two ships of one cell, lost at the third miss.
  ///
  /// A blind guesser wins 1 game in 6.
  public static let messages = Rules(side: 3, shipLengths: [1, 1], losingMiss: 3)

  /// A small board: 6x6 cells, ships of 3, 2 and 2, lost at the 14th miss.
  ///
  /// A sensible player, who hunts on a parity grid and follows up hits until the ship is sunk, won 51.9 % of 4,000
  /// games; with one miss fewer it would be 42.7 %, with one more 61.3 %.
  public static let skirmish = Rules(side: 6, shipLengths: [3, 2, 2], losingMiss: 14)

  /// The cardboard game's fleet: 10x10 cells, ships of 5, 4, 3, 3 and 2, lost at the 35th miss.
  ///
  /// The same player won 51.6 % of 4,000 games; with one miss fewer it would be 47.4 %, with one more 55.9 %.
  public static let classic = Rules(side: 10, shipLengths: [5, 4, 3, 3, 2], losingMiss: 35)

  /// The game played with pencil and squared paper: 10x10 cells, ships of 4, 3, 3, 2, 2, 2 and four of one cell, which
  /// do not touch, lost at the 40th miss.
  ///
  /// The same player, who does not fire beside a sunk ship, won 48.2 % of 4,000 games; with one more miss it would be
  /// 53.5 %.
  public static let seabattle = Rules(
    side: 10, shipLengths: [4, 3, 3, 2, 2, 2, 1, 1, 1, 1], losingMiss: 40, apart: true)

  private init(side: Int, shipLengths: [Int], losingMiss: Int, apart: Bool = false) {
    var lengths = ShipLengths()
    for length in shipLengths { lengths.add(length) }
    self.init(
      unchecked: BoardSize(uncheckedRows: side, columns: side), shipLengths: lengths, losingMiss: losingMiss,
      apart: apart)
  }
}
