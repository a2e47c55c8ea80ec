// The public parts of a duel: a chart of each board, and the story so far, turn by turn.

extension Duel {
  /// The public knowledge of a player's board: the answered shots at it, and the answers.
  ///
  /// The type is the same as in a hunt, so code that draws or plays a hunt can draw or play a duel too. Its status is
  /// about this board alone: won once every ship is reported sunk.
  public func chart(of player: Player) -> Chart { chart(of: history[player]) }

  /// The chart of a player's board once the shots at it get these answers.
  ///
  /// - Throws: ``TurnError`` if they cannot be the answers.
  func chart(of player: Player, after answers: [ShotResult]) throws(TurnError) -> Chart {
    var board = history[player]
    try board.answer(answers)
    return chart(of: board)
  }

  private func chart(of board: PublicBoard) -> Chart {
    Chart(
      rules: rules, status: rules.status(isFleetSunk: board.lengthsAfloat.isEmpty, misses: board.misses.count),
      shots: Array(board.shots[..<board.answers.count]), hits: board.hits, misses: board.misses,
      sunkShips: board.sunkShips, lengthsAfloat: board.lengthsAfloat)
  }

  /// The cells of a player's board whose shots are not answered yet, in the order of the shots.
  public func unansweredShots(at player: Player) -> [Cell] {
    Array(history[player].unanswered)
  }

  /// One turn of the story: a player's answers, and their next shots.
  public struct Chapter: Hashable, Sendable {
    /// The player whose turn it was.
    public let player: Player
    /// The shots at this player that the turn answered.
    public let answered: [AnsweredShot]
    /// The cells that the player fired at.
    public let shots: [Cell]
    /// Whether the player gave up.
    public let isResignation: Bool
  }

  /// The story so far, a chapter for each turn.
  public var story: [Chapter] {
    var pending: [Cell] = []
    return turns.enumerated().map { index, turn in
      let answered = zip(pending, turn.answers).map { AnsweredShot(cell: $0, result: $1) }
      pending = turn.shots
      return Chapter(
        player: Player(ofTurn: index), answered: answered, shots: turn.shots, isResignation: turn == .resignation)
    }
  }

  /// The last answered shots of a player, with the answers; empty before the first answer.
  public func lastVolley(of player: Player) -> [AnsweredShot] {
    story.last { $0.player == player.other && !$0.answered.isEmpty }?.answered ?? []
  }
}
