// A duel is two sealed fleets and the turns fired at them; everything else follows from them.

/// A duel of Battleships: both players hide a fleet, both fire in turn, and neither can read the other's fleet.
///
/// A duel holds what its message URL holds, and no fleet before its player has opened the seal. With the ``PlayerKey``
/// of a player, a program makes that player's moves and works out the answers:
///
/// ```swift
/// var duel = try Duel(messageURL: duelURL)
/// if case .fire(let shots, _) = try duel.due(for: key) {
///   let targets = duel.chart(of: .second).unknownCells.prefix(shots)
///   try duel.fire(at: Array(targets), key: key)
/// }
/// assert(duel.turn == .second)
/// print(duel.messageURL())
/// ```
///
/// A duel always has a legal history. Whether its answers were true shows when the seals are opened: see ``verdict``.
public struct Duel: Hashable, Sendable {
  /// One of the two players.
  public enum Player: Hashable, Sendable, CaseIterable {
    /// The player who wrote the challenge.
    case first
    /// The player who joined, and fired first.
    case second

    /// The opponent.
    public var other: Player {
      switch self {
      case .first: .second
      case .second: .first
      }
    }

    /// 0 for the first player, 1 for the second; a seal's digest contains it.
    var number: Int {
      switch self {
      case .first: 0
      case .second: 1
      }
    }

    /// The player of a turn, counted from 0.
    init(ofTurn index: Int) {
      self = index.isMultiple(of: 2) ? .second : .first
    }
  }

  /// How a duel stands.
  public enum Status: Hashable, Sendable {
    /// A player has a turn.
    case open
    /// This player sank every ship of the other one, according to the answers.
    case won(Player)
    /// The other player gave up.
    case resigned(winner: Player)
  }

  /// The first player's seal.
  public let firstSeal: Seal

  /// The first player's name, if they gave one.
  public let firstName: Name?

  /// The second player's seal; nil before that player has joined.
  public var secondSeal: Seal? { second?.seal }

  /// The second player's name, if they have joined and gave one.
  public var secondName: Name? { second?.name }

  var second: SecondPlayer?

  struct SecondPlayer: Hashable, Sendable {
    let seal: Seal
    let name: Name?
  }

  var history: History

  /// The openings of the seals: the loser's first, then the winner's.
  public internal(set) var openings: [Opening]

  /// 16 bytes that only the two players can work out from the rest of the message; empty in a challenge.
  ///
  /// Either of them could have made it, so it proves nothing to a third person.
  public internal(set) var tag: [UInt8]

  /// SHA-256 of the whole challenge.
  package let identifierBytes: [UInt8]

  /// The caller makes sure that the parts agree: a turn requires the second player and a tag, and an end the loser's
  /// opening.
  init(
    firstSeal: Seal, firstName: Name?, second: SecondPlayer? = nil, history: History, openings: [Opening] = [],
    tag: [UInt8] = []
  ) {
    self.firstSeal = firstSeal
    self.firstName = firstName
    self.second = second
    self.history = history
    self.openings = openings
    self.tag = tag
    let terms = Array(history.terms.description.utf8)
    identifierBytes = SHA256.hash(terms + [0] + firstSeal.bytes + firstName.sealed)
  }

  /// The terms that both players agree on.
  public var terms: Terms { history.terms }

  /// The rules that both fleets obey.
  public var rules: Rules { terms.rules }

  /// The turns in order; the second player has the first one.
  public var turns: [Turn] { history.turns }

  /// How the duel stands.
  public var status: Status { history.status }

  /// The winner, if every answer in the message is true; nil before the end.
  public var winner: Player? {
    switch status {
    case .open: nil
    case .won(let player), .resigned(let player): player
    }
  }

  /// The player whose turn it is; nil if the duel is over.
  public var turn: Player? { status == .open ? history.nextPlayer : nil }

  /// The seals, the first player's first.
  public var seals: [Seal] { [firstSeal] + (secondSeal.map { [$0] } ?? []) }

  /// Identifies the duel: the hash of its whole challenge in 64 hexadecimal digits, which are the same in each of its
  /// messages. An altered challenge is another duel.
  public var identifier: String { String(decoding: Hexadecimal.encode(identifierBytes), as: UTF8.self) }
}

extension Duel {
  /// Nil before the second player has joined.
  func seal(of player: Player) -> (seal: Seal, context: SealContext)? {
    switch player {
    case .first: (firstSeal, .first(terms, name: firstName))
    case .second: second.map { ($0.seal, .second(terms, name: $0.name, identifier: identifierBytes)) }
    }
  }

  /// A player's name; nil if they gave none or have not joined.
  public func name(of player: Player) -> Name? {
    switch player {
    case .first: firstName
    case .second: secondName
    }
  }

  /// The opening of a player; nil if the message does not have it.
  public func opening(of player: Player) -> Opening? {
    guard let winner else { return nil }
    let index = player == winner ? 1 : 0
    return index < openings.count ? openings[index] : nil
  }
}
