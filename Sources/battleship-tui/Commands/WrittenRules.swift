// Parses rules and other values on the command line.

import BattleshipCore
import BattleshipPlay

extension GivenOptions {
  /// The rules of a hunt; `nil` without `--rules` and `--apart`.
  func rules() throws(OptionError) -> Rules? {
    guard let text = try text(.rules) else { return has(.apart) ? Rules.messages.withShipsApart : nil }
    let rules = try Self.rules(text, option: .rules)
    return has(.apart) ? rules.withShipsApart : rules
  }

  /// The rules of a duel, in which no miss loses: a preset's losing miss is dropped, and a written one is refused.
  func duelRules() throws(OptionError) -> Rules {
    let text = try text(.rules) ?? "classic"
    var rules = Rules(named: text)
    if rules == nil {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2 || parts.count == 3 && ["never", "0"].contains(parts[2]) else {
        throw .badValue(text, option: .rules, expected: .duelRules)
      }
      rules = try Self.rules(parts, of: text, option: .rules)
    }
    guard let rules = rules?.withoutLosingMiss else { throw .badValue(text, option: .rules, expected: .duelRules) }
    return has(.apart) ? rules.withShipsApart : rules
  }

  /// The volley of a duel under these rules; `nil` if none was given.
  func volley(under rules: Rules) throws(OptionError) -> Volley? {
    try value(.volley, expected: .volley(cells: rules.board.cellCount)) { text -> Volley? in
      Volley(text).flatMap { (try? Terms(rules: rules, volley: $0))?.volley }
    }
  }

  /// Parses rules: a name, or a board, a fleet and the losing miss (`never` or 0 if misses do not lose, as in a URL).
  static func rules(_ text: String, option: Option = .rules) throws(OptionError) -> Rules {
    if let rules = Rules(named: text) { return rules }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .badValue(text, option: option, expected: .rules) }
    return try rules(parts, of: text, option: option)
  }

  /// Parses a board, a fleet and an optional losing miss.
  private static func rules(_ parts: [Substring], of text: String, option: Option) throws(OptionError) -> Rules {
    guard let sides = numbers(parts[0], "x"), sides.count == 2, let lengths = numbers(parts[1], "."),
      let misses = parts.count == 2 || parts[2] == "never" ? 0 : numbers(parts[2], ":")?.first
    else {
      throw .badValue(text, option: option, expected: .rules)
    }
    do throws(RulesError) {
      let board = try BoardSize(rows: sides[1], columns: sides[0])
      return try Rules(board: board, shipLengths: try ShipLengths(lengths), losingMiss: misses == 0 ? nil : misses)
    } catch {
      throw .badValue(text, option: option, expected: .possibleRules(error))
    }
  }

  private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
    let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil
    }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  /// The seed of the random numbers, if given.
  func seed() throws(OptionError) -> UInt64? {
    try value(.seed, expected: .wholeNumber) { UInt64($0) }
  }

  /// The base of the message's URL from `--base`, if given.
  func base() throws(OptionError) -> MessageURLBase? {
    try value(.base, expected: .base) { text in try? MessageURLBase(text) }
  }
}
