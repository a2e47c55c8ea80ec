// A history is the turns of a duel, each one possible after those before it.

/// The turns of a duel, and what they reveal of both boards.
struct History: Hashable, Sendable {
  let terms: Terms
  private(set) var turns: [Turn] = []
  private(set) var status: Duel.Status = .open

  /// The first player's board, then the second's.
  private var boards: [PublicBoard]

  /// No turns yet.
  init(under terms: Terms) {
    self.terms = terms
    boards = [PublicBoard(rules: terms.rules), PublicBoard(rules: terms.rules)]
  }

  /// What is known of a player's board.
  subscript(player: Duel.Player) -> PublicBoard { boards[player.number] }

  /// The player whose turn is next, unless the duel is over; the second player has the first turn.
  var nextPlayer: Duel.Player { Duel.Player(ofTurn: turns.count) }

  /// How many shots the next player has to fire after some answers.
  func shotsDue(after answers: [ShotResult]) -> Int {
    shotsDue(shipsAfloat: self[nextPlayer].lengthsAfloat.count - answers.sunkCount)
  }

  /// How many shots the next player has to fire with this many ships afloat.
  private func shotsDue(shipsAfloat: Int) -> Int {
    min(terms.volley.size(shipsAfloat: shipsAfloat), self[nextPlayer.other].cellsLeft)
  }

  /// Appends a turn. After a refusal the history is as it was.
  mutating func append(_ turn: Turn) throws(TurnError) {
    guard status == .open else { throw .afterEnd }
    let player = nextPlayer
    var (own, other, status) = (self[player], self[player.other], status)
    switch turn {
    case .resignation:
      guard !turns.isEmpty else { throw .resignationAsFirst }
      status = .resigned(winner: player.other)
    case .lastAnswers(let answers):
      try own.answer(answers)
      guard own.lengthsAfloat.isEmpty else { throw .shots(0, due: shotsDue(shipsAfloat: own.lengthsAfloat.count)) }
      status = .won(player.other)
    case .volley(let shots, let answers):
      try own.answer(answers)
      guard !own.lengthsAfloat.isEmpty else { throw .shotsAfterEnd }
      let due = shotsDue(shipsAfloat: own.lengthsAfloat.count)
      guard shots.count == due else { throw .shots(shots.count, due: due) }
      try other.fire(at: shots)
    }
    (boards[player.number], boards[player.other.number]) = (own, other)
    self.status = status
    turns.append(turn)
  }
}
