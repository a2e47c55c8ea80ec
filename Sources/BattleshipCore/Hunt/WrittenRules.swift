// Reads rules from a line of text, as on a command line.

extension Rules {
  /// A preset's name, or a board, ships and the losing miss, which is `never` or 0 if misses never lose: `messages`,
  /// `10x10:5.4.3.3.2:20`.
  package init(written text: String) throws(WrittenRulesError) {
    if let rules = Rules(named: text) {
      self = rules
      return
    }
    let parts = Self.parts(of: text)
    guard parts.count == 3 else { throw .unreadable }
    try self.init(parts)
  }

  /// The rules of a duel, where no miss loses: a preset's losing miss is dropped, and a written one is refused.
  package init(ofDuelWritten text: String) throws(WrittenRulesError) {
    let parts = Self.parts(of: text)
    if let rules = Rules(named: text) {
      self = rules.withoutLosingMiss
    } else if parts.count == 2 || (parts.count == 3 && Self.neverLoses(parts[2])) {
      self = try Rules(parts).withoutLosingMiss
    } else {
      throw .noDuelRules
    }
  }

  private init(_ parts: [[UInt8]]) throws(WrittenRulesError) {
    guard let sides = Self.numbers(parts[0], between: "x"), sides.count == 2,
      let lengths = Self.numbers(parts[1], between: "."),
      let misses = parts.count == 2 || Self.neverLoses(parts[2]) ? 0 : Self.numbers(parts[2], between: ":")?.first
    else { throw .unreadable }
    do throws(RulesError) {
      let board = try BoardSize(rows: sides[1], columns: sides[0])
      try self.init(board: board, shipLengths: ShipLengths(lengths), losingMiss: misses == 0 ? nil : misses)
    } catch {
      throw .impossible(error)
    }
  }

  private static func parts(of text: String) -> [[UInt8]] {
    Array(text.utf8).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { Array($0) }
  }

  private static func neverLoses(_ part: [UInt8]) -> Bool { part == Array("never".utf8) || part == Array("0".utf8) }

  private static func numbers(_ text: [UInt8], between separator: Unicode.Scalar) -> [Int]? {
    let parts = text.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in 1...18 ~= part.count && part.allSatisfy { 48...57 ~= $0 } }
    return areNumbers ? parts.map { $0.reduce(0) { 10 * $0 + Int($1) - 48 } } : nil
  }
}

package enum WrittenRulesError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable
  case noDuelRules
  case impossible(RulesError)

  package var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .unreadable:
      ("notRules", "rules are a name, or a board, ships and the losing miss, such as 10x10:5.4.3.3.2:35")
    case .noDuelRules: ("notDuelRules", "the rules of a duel are a name, or a board and ships, such as 10x10:5.4.3.3.2")
    case .impossible(let error): (error.name, error.description)
    }
  }
}
