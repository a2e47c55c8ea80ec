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
    /// Somebody has a turn.
    case open
    /// This player sank every ship of the other one, according to the answers.
    case won(Player)
    /// The other player gave up.
    case resigned(winner: Player)
  }

  /// The first player's seal.
  public let firstSeal: Seal

  /// The second player's seal; nil before that player has joined.
  public internal(set) var secondSeal: Seal?

  /// What opens the seals: the loser's first, then the winner's.
  public internal(set) var openings: [Opening]

  var history: History

  /// The caller makes sure that the parts agree: a turn requires the second seal, and an end the loser's opening.
  init(firstSeal: Seal, secondSeal: Seal? = nil, history: History, openings: [Opening] = []) {
    (self.firstSeal, self.secondSeal, self.history, self.openings) = (firstSeal, secondSeal, history, openings)
  }

  /// What both players agree on.
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

  /// Whose turn it is; nil if the duel is over.
  public var turn: Player? { status == .open ? history.nextPlayer : nil }

  /// The seals, the first player's first.
  public var seals: [Seal] { [firstSeal] + (secondSeal.map { [$0] } ?? []) }

  /// Identifies the duel: the first player's digest, as 43 characters that are the same in each of its messages.
  public var identifier: String { Base64URL.text(firstSeal.digest) }
}

extension Duel {
  /// Nil before the second player has joined.
  func seal(of player: Player) -> (seal: Seal, context: SealContext)? {
    switch player {
    case .first: (firstSeal, .first(terms))
    case .second: secondSeal.map { ($0, .second(terms, against: firstSeal)) }
    }
  }

  /// The opening of a player; nil if the message does not have it.
  public func opening(of player: Player) -> Opening? {
    guard let winner else { return nil }
    let index = player == winner ? 1 : 0
    return index < openings.count ? openings[index] : nil
  }
}
