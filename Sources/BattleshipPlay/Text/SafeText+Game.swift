// Cells, rows, columns, ships and players' names as safe texts.

import BattleshipCore

extension SafeText {
  /// The name of a cell: `B3`.
  public init(_ cell: Cell) {
    self.init(cell.description)
  }

  /// The name of a ship by its ends: `B2-B5`.
  public init(_ ship: Ship) {
    self.init(ship.description)
  }

  /// A player's name.
  public init(_ name: Duel.Name) {
    self.init(name.text)
  }

  /// The letter of a row, counted from 0.
  public static func row(_ row: Int) -> SafeText { SafeText(String(UnicodeScalar(UInt8(65 + row)))) }

  /// The number of a column, counted from 0.
  public static func column(_ column: Int) -> SafeText { "\(column + 1)" }
}
