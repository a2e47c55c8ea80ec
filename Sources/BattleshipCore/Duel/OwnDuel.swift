// A duel from one player's side: the state that both know, the player's own ships, and the next action.

/// A duel from the side of one of its players.
///
/// It is made with the player's key but does not store the key:
///
/// ```swift
/// let mine = try OwnDuel(challenge, key: key)
/// assert(mine.player == .first && mine.due == .wait)
/// let theirs = try OwnDuel(challenge, key: otherKey)
/// assert(theirs.side == nil && theirs.due == .join(shots: 1))
/// ```
public struct OwnDuel: Hashable, Sendable {
  /// The state that both players know.
  public let duel: Duel

  /// Which player it is, and their fleet; nil before that player has joined.
  public let side: Duel.Side?

  /// The player's next action.
  public let due: Duel.Due

  /// Answers to the shots under way that are known before any message has them, or that none will ever have.
  private var answersAhead: [ShotResult] = []

  /// The duel as the player with a key sees it; without a key, as anyone who may join it.
  ///
  /// - Throws: ``DuelError`` if the key belongs to neither player and the duel cannot be joined, or the message has an
  ///   untrue answer in the player's name.
  public init(_ duel: Duel, key: PlayerKey?) throws(DuelError) {
    self.duel = duel
    if let key { side = try duel.side(of: key) } else { side = nil }
    due = try duel.due(for: side)
    // The last shots at a player who gave up are never answered, so use the opened ships, unless an answer was untrue.
    let shots = duel.unansweredShots(at: player.other)
    guard !shots.isEmpty, let fleet = duel.openedFleet(of: player.other) else { return }
    var answered = CellSet(duel.chart(of: player.other).shots)
    let answers = shots.map { fleet.answer(to: $0, answered: &answered) }
    if (try? duel.chart(of: player.other, after: answers)) != nil { answersAhead = answers }
  }

  /// The same duel with the answers to the shots under way, before a message brings them: if both players share one
  /// keyboard, the program knows the answers at once.
  ///
  /// - Throws: ``TurnError`` if these cannot be the answers.
  package func withAnswers(_ answers: [ShotResult]) throws(TurnError) -> OwnDuel {
    _ = try duel.chart(of: player.other, after: answers)
    var own = self
    own.answersAhead = answers
    return own
  }

  /// Whether the answers to the shots under way are known already and the duel is open.
  package var hasEarlyAnswers: Bool { !answersAhead.isEmpty && duel.winner == nil }

  /// Which player it is; one who has not joined yet is the second.
  public var player: Duel.Player { side?.player ?? .second }

  /// The chart of the opponent's board.
  public var chart: Chart {
    guard !answersAhead.isEmpty, let known = try? duel.chart(of: player.other, after: answersAhead) else {
      return duel.chart(of: player.other)
    }
    return known
  }

  /// The player's shots that are not answered yet.
  public var shotsUnderWay: [Cell] { answersAhead.isEmpty ? duel.unansweredShots(at: player.other) : [] }

  /// The player's last answered shots, with the answers; empty before the first answer.
  public var lastVolley: [AnsweredShot] {
    guard !answersAhead.isEmpty else { return duel.lastVolley(of: player) }
    return zip(duel.unansweredShots(at: player.other), answersAhead).map { AnsweredShot(cell: $0, result: $1) }
  }

  /// All shots at the player's own board, answered or not.
  public var shotsAtMe: CellSet {
    CellSet(duel.chart(of: player).shots).union(CellSet(duel.unansweredShots(at: player)))
  }

  /// The opponent's shots that are not answered yet, with their results, in order.
  public var shotsToAnswer: [AnsweredShot] {
    switch due {
    case .fire(_, let answers), .lastAnswers(let answers):
      zip(duel.unansweredShots(at: player), answers).map { AnsweredShot(cell: $0, result: $1) }
    case .answer(let answer): duel.unansweredShots(at: player).map { AnsweredShot(cell: $0, result: answer) }
    case .join, .open, .wait, .nothing: []
    }
  }

  /// Whether this player has won; nil while the duel is open.
  public var hasWon: Bool? { duel.winner.map { $0 == player } }
}
