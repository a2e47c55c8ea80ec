// The names of cases in JSON and in printed lines: one word each, the same in every version.

extension ShotResult {
  package var name: String {
    switch self {
    case .miss: "miss"
    case .hit: "hit"
    case .sunk: "sunk"
    }
  }
}

extension Status {
  package var name: String { self == .overUnrecorded ? "over" : description }
}

extension Duel.Player {
  package var name: String {
    switch self {
    case .first: "first"
    case .second: "second"
    }
  }
}

extension Duel.Status {
  package var name: String {
    switch self {
    case .open: "open"
    case .won: "won"
    case .resigned: "resigned"
    }
  }
}

extension Verdict {
  package var name: String {
    switch self {
    case .sealed: "sealed"
    case .half: "half"
    case .fair: "fair"
    case .foul: "foul"
    }
  }

  package var fouls: [Foul] { if case .foul(let fouls) = self { fouls } else { [] } }
}

extension Foul.Evidence {
  package var name: String {
    switch self {
    case .seal: "seal"
    case .fleet: "fleet"
    case .answer: "answer"
    }
  }

  package var answer: UntrueAnswer? { if case .answer(let answer) = self { answer } else { nil } }
}

extension Relation {
  package var name: String {
    switch self {
    case .next: "next"
    case .old: "old"
    case .ahead: "ahead"
    case .changed: "changed"
    case .foreign: "foreign"
    case .forged: "forged"
    case .unremembered: "none"
    }
  }
}

extension Relation.Part {
  /// The number of a turn, counted from 1; nil for another part.
  package var turn: Int? { if case .turn(let number) = self { number } else { nil } }

  /// The player whose name or opening it is; nil for a turn.
  package var player: Duel.Player? {
    switch self {
    case .name(let player), .opening(let player): player
    case .turn: nil
    }
  }

  package var name: String {
    switch self {
    case .name: "name"
    case .turn: "turn"
    case .opening: "opening"
    }
  }
}
