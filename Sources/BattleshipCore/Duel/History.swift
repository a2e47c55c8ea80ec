// A history is the turns of a duel, each of them legal after those before it.

struct History: Hashable, Sendable {
  let terms: Terms
  private(set) var turns: [Turn] = []
  private(set) var status: Duel.Status = .open

  /// The boards, the first player's first; in an array, because they are copied with every duel: as two
  /// properties they took 15 kB of the page.
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

  /// Answers without shots are the last ones or the answer to a hit, whichever is possible. If this throws, the history
  /// does not change.
  mutating func append(_ turn: Turn) throws(TurnError) {
    guard status == .open else { throw .afterEnd }
    let player = nextPlayer
    let due = shotsDue(after: turn.answers)
    var (turn, own, other, status) = (turn, self[player], self[player.other], status)
    switch turn {
    case .resignation:
      guard !turns.isEmpty else { throw .resignationAsFirst }
      status = .resigned(winner: player.other)
    case .volley, .answer, .lastAnswers:
      let (shots, answers) = (turn.shots, turn.answers)
      try own.answer(answers)
      if own.lengthsAfloat.isEmpty {
        guard shots.isEmpty else { throw .shotsAfterEnd }
        turn = .lastAnswers(answers)
        status = .won(player.other)
      } else {
        guard shots.count == due else { throw .shots(shots.count, due: due) }
        if due == 0, let answer = answers.first { turn = .answer(answer) }
        try other.fire(at: shots)
      }
    }
    (boards[player.number], boards[player.other.number]) = (own, other)
    self.status = status
    turns.append(turn)
  }
}
