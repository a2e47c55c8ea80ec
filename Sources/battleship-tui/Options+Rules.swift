// Rules as they are written on the command line, by a name or by their numbers.

import BattleshipCore

extension Options {
  /// How rules are written.
  static let rulesForm =
    """
    messages (3x3), skirmish (6x6), classic (10x10), seabattle (10x10, ships apart), \
    or COLUMNSxROWS:FLEET:MISSES as 6x6:3.2.2:14 or 6x6:3.2.2:never
    """

  /// Reads rules: a name, or a board, a fleet and the losing miss (`never` or 0 where they do not lose, as in a URL).
  static func rules(_ text: String) throws(OptionError) -> Rules {
    if let rules = Rules(named: text) { return rules }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let sides = numbers(parts[0], "x"), sides.count == 2, let lengths = numbers(parts[1], "."),
      let misses = numbers(parts[2] == "never" ? "0" : parts[2], ":")?.first
    else {
      throw .badValue(text, option: "--rules", expected: rulesForm)
    }
    do throws(RulesError) {
      let board = try BoardSize(rows: sides[1], columns: sides[0])
      return try Rules(board: board, shipLengths: try ShipLengths(lengths), losingMiss: misses == 0 ? nil : misses)
    } catch {
      throw .badValue(text, option: "--rules", expected: Self.reason(error))
    }
  }

  private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
    let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil
    }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  private static func reason(_ error: RulesError) -> String {
    switch error {
    case .boardSize: "a board of 1x1 to 16x16"
    case .noShips: "at least one ship"
    case .tooManyShips: "at most 32 ships"
    case .shipLength: "ships of 1 to 16 cells"
    case .fleetDoesNotFit: "ships that fit on the board"
    case .losingMiss(_, let cells): "1 to \(cells) misses, or never"
    }
  }
}
