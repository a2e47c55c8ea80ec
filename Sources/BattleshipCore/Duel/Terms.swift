// The terms are what both players of a duel agree on; every seal is bound to them.

/// The agreement of both players of a duel: the board, the ships that each hides on it, and the shots per turn.
///
/// ```swift
/// let terms = try Terms(on: .classic, volley: .afloat)
/// assert(terms.description == "Board=10x10&Fleet=5.4.3.3.2&Volley=afloat&Apart=0")
/// ```
public struct Terms: Hashable, Sendable {
  /// The rules that both fleets obey; misses never lose.
  public let rules: Rules

  /// The number of shots per turn.
  public let volley: Volley

  /// The terms of a duel.
  ///
  /// - Throws: ``TermsError`` if the rules have a losing miss or the volley is not possible on the board.
  public init(rules: Rules, volley: Volley = .shots(1)) throws(TermsError) {
    if let losingMiss = rules.losingMiss { throw .losingMiss(losingMiss) }
    if case .shots(let count) = volley, !volley.isPossible(on: rules.board) {
      throw .volley(count, cells: rules.board.cellCount)
    }
    self.init(unchecked: rules, volley: volley)
  }

  /// One shot per turn, with any rules' board and ships; their losing miss is left out.
  public init(on rules: Rules) { self.init(unchecked: rules.withoutLosingMiss, volley: .shots(1)) }

  /// Terms with any rules' board and ships; their losing miss is left out.
  ///
  /// - Throws: ``TermsError`` if the board has too few cells for the volley.
  public init(on rules: Rules, volley: Volley) throws(TermsError) {
    try self.init(rules: rules.withoutLosingMiss, volley: volley)
  }

  init(unchecked rules: Rules, volley: Volley) {
    assert(rules.losingMiss == nil)
    self.rules = rules
    self.volley = volley
  }
}

extension Terms: CustomStringConvertible {
  /// All four terms, as they are sealed: `Board=10x10&Fleet=5.4.3.3.2&Volley=1&Apart=0`.
  public var description: String {
    "Board=\(rules.board)&Fleet=\(rules.shipLengths)&Volley=\(volley)&Apart=\(rules.apart ? 1 : 0)"
  }
}

extension Rules {
  /// The same board and ships, but misses never lose, as in a duel.
  public var withoutLosingMiss: Rules {
    Rules(unchecked: board, shipLengths: shipLengths, losingMiss: nil, apart: apart)
  }
}

/// Why a value cannot be the terms of a duel.
///
/// ```swift
/// do {
///   _ = try Terms(rules: .messages)
/// } catch {
///   assert(error == .losingMiss(3))
/// }
/// ```
public enum TermsError: Error, Hashable, Sendable {
  /// Rules with a losing miss; a duel is won by sinking every ship.
  case losingMiss(Int)
  /// A volley that is not 1 shot to as many as the board has cells.
  case volley(Int, cells: Int)
}

extension TermsError: CustomStringConvertible {
  /// The reason in plain English: `a volley of 0 shots; 1 to 100 are possible`.
  public var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .losingMiss(let miss): ("losingMiss", "these rules have a losing miss (\(miss)), but a duel has none")
    case .volley(let count, let cells):
      ("badVolley", "a volley of \(counted(count, "shot")); 1 to \(cells) are possible")
    }
  }
}
