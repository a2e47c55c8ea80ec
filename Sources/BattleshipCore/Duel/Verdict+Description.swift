// How a message relates to the last one, why it is not answered, and what its seals show, in plain English.

extension Relation: CustomStringConvertible {
  /// What the message is: `the opponent's next message`.
  public var description: String {
    switch self {
    case .old: "a message that the last one written here contains"
    case .next: "the opponent's next message"
    case .ahead: "a message with a turn or an opening in your name that was not written here"
    case .unproven: "a message with an opening that does not fit its seal"
    case .changed(let part): "a message that changes \(part)"
    case .unremembered: "a message of a duel in which you wrote nothing here"
    }
  }
}

extension Relation.Part: CustomStringConvertible {
  /// The part: `the seal of the first player`, `turn 2`.
  public var description: String {
    switch self {
    case .terms: "the terms"
    case .seal(let player): "the seal of \(player)"
    case .turn(let number): "turn \(number)"
    case .opening(let player): "the opening of \(player)"
    }
  }
}

extension ReceptionError: CustomStringConvertible {
  /// Why it is not answered: `the message changes turn 2`.
  public var description: String {
    switch self {
    case .changed(let part): "the message changes \(part)"
    case .ahead: "the message has a turn or an opening in your name that was not written here"
    case .unproven: "the message has an opening that does not fit its seal"
    case .unremembered: "the message holds your ships, but no message of this duel was kept here"
    case .answeredOtherwise: "the message was answered by another move"
    case .duel(let error): error.description
    }
  }
}

#if !hasFeature(Embedded)
  extension DuelAnswerError: CustomStringConvertible {
    /// Why the player does not answer.
    public var description: String {
      switch self {
      case .reception(let error): error.description
      case .memory(let error): "the memory of duels failed: \(error)"
      }
    }
  }
#endif

extension Verdict: CustomStringConvertible {
  /// What the opened seals show: `both seals are open, and every answer was true`.
  public var description: String {
    switch self {
    case .sealed: "no seal is open"
    case .half: "the loser's seal is open and every answer was true; the winner's seal is not open"
    case .fair: "both seals are open, and every answer was true"
    case .foul(let fouls): "foul: \(listed(fouls))"
    }
  }
}

extension Foul: CustomStringConvertible {
  /// Whose opening it is, and what it shows.
  public var description: String { "\(player) cheated: \(evidence)" }
}

extension Foul.Evidence: CustomStringConvertible {
  /// What the opening shows: `the opening does not fit the seal`.
  public var description: String {
    switch self {
    case .seal: "the opening does not fit the seal"
    case .fleet: "the sealed fleet is not legal"
    case .answer(let answer): answer.description
    }
  }
}
