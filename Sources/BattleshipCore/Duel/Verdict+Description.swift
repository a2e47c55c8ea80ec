// Relations, reception errors and verdicts in plain English.

extension Relation: CustomStringConvertible {
  /// The kind of message: `the opponent's next message`.
  public var description: String {
    switch self {
    case .old: "a message that the last one written here contains"
    case .next: "the opponent's next message"
    case .ahead: "a message with a turn or an opening in your name that was not written here"
    case .changed(let part): "a message that changes \(part)"
    case .foreign(isMine: false): "somebody else's joining of this challenge"
    case .foreign(isMine: true): "a second joining of this challenge by you"
    case .forged: "a message that neither player wrote"
    case .unremembered: "a message of a duel in which you wrote nothing here"
    }
  }
}

extension Relation.Part: CustomStringConvertible {
  /// The part: `the name of the first player`, `turn 2`.
  public var description: String {
    switch self {
    case .name(let player): "the name of \(player)"
    case .turn(let number): "turn \(number)"
    case .opening(let player): "the opening of \(player)"
    }
  }
}

extension ReceptionError: CustomStringConvertible {
  /// Why it is not answered: `this is a message that changes turn 2`.
  public var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    // This name is older than the one of the relation.
    case .relation(.unremembered): ("unremembered", "this is \(Relation.unremembered)")
    case .relation(let relation): (relation.name, "this is \(relation)")
    case .answeredOtherwise: ("answeredOtherwise", "the message was answered by another move")
    case .duel(let error): (error.name, error.description)
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
  /// The verdict: `both seals are open, and every answer was true`.
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
  /// The player who cheated, and the evidence.
  public var description: String { "\(player) cheated: \(evidence)" }
}

extension Foul.Evidence: CustomStringConvertible {
  /// The evidence: `the opening does not fit the seal`.
  public var description: String {
    switch self {
    case .seal: "the opening does not fit the seal"
    case .fleet: "the sealed fleet is not legal"
    case .answer(let answer): answer.description
    }
  }
}
