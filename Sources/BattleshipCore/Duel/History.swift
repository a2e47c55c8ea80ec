// A history is the turns of a duel, each of which could follow those before it.

/// The turns of a duel, and what they reveal of both boards.
struct History: Hashable, Sendable {
  let terms: Terms
  private(set) var turns: [Turn] = []
  private(set) var status: Duel.Status = .open

  /// The first player's board, then the second's.
  private var waters: [Waters]

  /// No turns yet.
  init(under terms: Terms) {
    self.terms = terms
    waters = [Waters(rules: terms.rules), Waters(rules: terms.rules)]
  }

  /// What is known of a player's board.
  subscript(player: Duel.Player) -> Waters { waters[player.number] }

  /// The player whose turn is next, if the duel goes on: the second player's is the first one.
  var nextPlayer: Duel.Player { Duel.Player(ofTurn: turns.count) }

  /// How many shots the next player has to fire after some answers.
  func shotsDue(after answers: [ShotResult]) -> Int {
    let afloat = self[nextPlayer].lengthsAfloat.count - answers.sunkCount
    return min(terms.volley.size(shipsAfloat: afloat), self[nextPlayer.other].cellsLeft)
  }

  /// The history with one more turn.
  func appending(_ turn: Turn) throws(TurnError) -> History {
    var next = self
    try next.append(turn)
    return next
  }

  /// Adds a turn. Do not use the history after a refusal.
  mutating func append(_ turn: Turn) throws(TurnError) {
    guard status == .open else { throw .afterEnd }
    let player = nextPlayer
    switch turn {
    case .resignation:
      guard !turns.isEmpty else { throw .resignationAsFirst }
      status = .resigned(winner: player.other)
    case .lastAnswers(let answers):
      try waters[player.number].answer(answers)
      guard self[player].lengthsAfloat.isEmpty else { throw .shots(0, due: shotsDue(after: [])) }
      status = .won(player.other)
    case .volley(let shots, let answers):
      try waters[player.number].answer(answers)
      guard !self[player].lengthsAfloat.isEmpty else { throw .shotsAfterEnd }
      let due = shotsDue(after: [])
      guard shots.count == due else { throw .shots(shots.count, due: due) }
      try waters[player.other.number].fire(at: shots)
    }
    turns.append(turn)
  }
}
