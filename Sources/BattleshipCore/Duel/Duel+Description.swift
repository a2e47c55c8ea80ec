// Duels and their parts in plain English, without secrets of one player.

extension Duel: CustomStringConvertible {
  /// The terms and the state: `a duel of 3x3, ships 1.1, 1 shot a turn, after 2 turns: the first player is next`.
  public var description: String {
    let volley =
      switch terms.volley {
      case .shots(let count): "\(counted(count, "shot")) a turn"
      case .afloat: "a shot a turn for each ship afloat"
      case .again: "1 shot a turn, and another one after each hit"
      }
    let agreed = "\(rules.boardAndShips), \(volley)"
    guard secondSeal != nil else { return "a challenge to a duel of \(agreed)" }
    let now = turn.map { "\($0) is next" } ?? status.description
    return "a duel of \(agreed), after \(counted(turns.count, "turn")): \(now)"
  }
}

extension Duel.Player: CustomStringConvertible {
  /// `the first player` or `the second player`.
  public var description: String { "the \(name) player" }
}

extension Duel.Status: CustomStringConvertible {
  /// How the duel stands: `won by the first player`.
  public var description: String {
    switch self {
    case .open: "open"
    case .won(let player): "won by \(player)"
    case .resigned(let winner): "won by \(winner), the other player gave up"
    }
  }
}

extension Duel.Side: Secret {
  /// The player, and no ship: `the side of the first player`.
  public var description: String { "the side of \(player)" }
}

extension Duel.Due: Secret {
  /// The action: `answer 2 shots and fire 1 shot`, without the answers, which would reveal the player's own ships.
  public var description: String {
    switch self {
    case .join(let shots): "join and fire \(counted(shots, "shot"))"
    case .fire(let shots, let answers):
      (answers.isEmpty ? "" : "answer \(counted(answers.count, "shot")) and ") + "fire \(counted(shots, "shot"))"
    case .answer: "answer 1 shot"
    case .lastAnswers(let answers): "answer \(counted(answers.count, "shot")) and open the seal"
    case .open: "open the seal"
    case .wait: "wait for the other player"
    case .nothing: "do nothing"
    }
  }
}

extension OwnDuel: Secret {
  /// The duel, the player, and the action that is due, without the player's ships.
  public var description: String { "\(duel); you are \(player), and have to \(due)" }
}

extension DuelPlayer: Secret {
  /// Does not show the key.
  public var description: String { "a player of duels" }
}

extension DuelRecord: CustomStringConvertible {
  /// The last message, and whether another one was answered ahead.
  public var description: String { "\(written)\(answered == nil ? "" : "; the next message was answered ahead")" }
}

extension DuelMove: Secret {
  /// The move, without the ships of a player who joins: `fire at A1, B2`.
  public var description: String {
    switch self {
    case .join(_, let shots, _): "join and fire at \(listed(shots))"
    case .fire(let shots): "fire at \(listed(shots))"
    case .finish: "finish"
    case .resign: "give up"
    }
  }
}

extension Turn: CustomStringConvertible {
  /// The turn: `answers miss, hit, and fires at B2`.
  public var description: String {
    switch self {
    case .answer(let answer): "answers \(answer)"
    case .volley(let shots, let answers):
      (answers.isEmpty ? "" : "answers \(listed(answers)), and ") + "fires at \(listed(shots))"
    case .lastAnswers(let answers): "answers \(listed(answers)), and has no ship afloat"
    case .resignation: "gives up"
    }
  }
}

extension AnsweredShot: CustomStringConvertible {
  /// The cell and the answer: `B2 miss`.
  public var description: String { "\(cell) \(result)" }
}

extension Duel.Chapter: CustomStringConvertible {
  /// The turn: `the first player answers A1 miss, and fires at B2`.
  public var description: String {
    if isResignation { return "\(player) gives up" }
    var acts = answered.isEmpty ? [] : ["answers \(listed(answered))"]
    if !shots.isEmpty { acts.append("fires at \(listed(shots))") }
    return "\(player) \(acts.joined(separator: ", and "))"
  }
}

extension Seal: CustomStringConvertible {
  /// How large the sealed fleet is: `a sealed fleet of 2 ships`.
  public var description: String { "a sealed fleet of \(counted(hidden.count / 2, "ship"))" }
}

extension Opening: Secret {
  /// How large the fleet is, and neither ships nor salt: `the opening of a fleet of 2 ships`.
  public var description: String { "the opening of a fleet of \(counted(layout.count / 2, "ship"))" }
}

extension MessageContent: CustomStringConvertible {
  /// The hunt as a picture of its shots, or the duel.
  public var description: String {
    switch self {
    case .hunt(let game): "a hunt:\n\(game)"
    case .duel(let duel): duel.description
    }
  }
}
