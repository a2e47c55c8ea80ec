// A history is the turns of a duel, each of them legal after those before it.

struct History: Hashable, Sendable {
  let terms: Terms
  private(set) var turns: [Turn] = []
  private(set) var status: Duel.Status = .open

  /// The first player's board, then the second's.
  private var boards: [PublicBoard]

  init(under terms: Terms) {
    self.terms = terms
    boards = [PublicBoard(rules: terms.rules), PublicBoard(rules: terms.rules)]
  }

  subscript(player: Duel.Player) -> PublicBoard { boards[player.number] }

  /// The second player has the first turn. Meaningless once the duel is over.
  var nextPlayer: Duel.Player { Duel.Player(ofTurn: turns.count) }

  /// The number of shots that the next player must fire along with these answers.
  func shotsDue(after answers: [ShotResult]) -> Int {
    if givesTurnBack(answers) { return 0 }
    let shipsAfloat = self[nextPlayer].lengthsAfloat.count - answers.sunkCount
    return min(terms.volley.size(shipsAfloat: shipsAfloat), self[nextPlayer.other].cellsLeft)
  }

  /// Whether these answers report a hit after which the other player fires again.
  private func givesTurnBack(_ answers: [ShotResult]) -> Bool {
    terms.volley == .again && answers.contains { $0.isHit }
  }

  /// If it throws, the history does not change.
  mutating func append(_ turn: Turn) throws(TurnError) {
    guard status == .open else { throw .afterEnd }
    let player = nextPlayer
    let due = shotsDue(after: turn.answers)
    var (turn, own, other, status) = (turn, self[player], self[player.other], status)
    switch turn {
    case .resignation:
      guard !turns.isEmpty else { throw .resignationAsFirst }
      status = .resigned(winner: player.other)
    case .lastAnswers(let answers):
      try own.answer(answers)
      if own.lengthsAfloat.isEmpty {
        status = .won(player.other)
      } else {
        guard due == 0, let answer = answers.first else { throw .shots(0, due: due) }
        turn = .answer(answer)
      }
    case .answer(let answer):
      try own.answer([answer])
      guard !own.lengthsAfloat.isEmpty else { throw .shotsAfterEnd }
      guard due == 0 else { throw .shots(0, due: due) }
    case .volley(let shots, let answers):
      try own.answer(answers)
      guard !own.lengthsAfloat.isEmpty else { throw .shotsAfterEnd }
      guard shots.count == due else { throw .shots(shots.count, due: due) }
      try other.fire(at: shots)
    }
    (boards[player.number], boards[player.other.number]) = (own, other)
    self.status = status
    turns.append(turn)
  }
}
