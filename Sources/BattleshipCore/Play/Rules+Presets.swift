// Three sets of rules with a name: the original demo's, a small board, and the cardboard game's fleet.

extension Rules {
  /// The original demo's rules, and the default everywhere: 3x3 cells, two ships of one cell, lost at the third miss.
  ///
  /// A blind guesser wins 1 game in 6.
  public static var messages: Rules { preset(side: 3, shipLengths: 0x02, losingMiss: 3) }

  /// A small board: 6x6 cells, ships of 3, 2 and 2, lost at the 14th miss.
  ///
  /// A sensible player, who hunts on a parity grid and follows up hits until the ship is sunk, won 50.6 % of 4,000
  /// games; with one miss fewer it would be 41.8 %, with one more 60.8 %.
  public static var skirmish: Rules { preset(side: 6, shipLengths: 0x01_02_00, losingMiss: 14) }

  /// The cardboard game's fleet: 10x10 cells, ships of 5, 4, 3, 3 and 2, lost at the 35th miss.
  ///
  /// The same player won 51.2 % of 4,000 games; with one miss fewer it would be 46.7 %, with one more 55.0 %.
  public static var classic: Rules { preset(side: 10, shipLengths: 0x01_01_02_01_00, losingMiss: 35) }

  // The lengths as a number that the compiler can put into the program: how many ships of one cell in the lowest byte,
  // of two cells in the next, and so on.
  @inline(__always)
  private static func preset(side: UInt8, shipLengths: UInt64, losingMiss: UInt16) -> Rules {
    let board = BoardSize(uncheckedRows: side, columns: side)
    return Rules(board: board, shipLengths: ShipLengths(short: shipLengths), losingMiss: losingMiss)
  }
}
