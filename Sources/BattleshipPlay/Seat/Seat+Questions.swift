// Questions about the person's task, for every front end.

import BattleshipCore

extension Seat {
  /// The ships being placed, for a game that begins here or to join a duel; nil if none are.
  public var placing: Hiding? { if case .hiding(let hiding) = task { hiding } else { nil } }

  /// The name of the player who is challenged again; nil if it is no rematch.
  package var rival: Duel.Name? { if case .challenge(_, let name) = nextFleet.purpose { name } else { nil } }

  /// The hunt in which this person fires; nil in any other task.
  public var hunting: Hunting? { if case .hunting(let hunting) = task { hunting } else { nil } }

  /// The volley whose cells are being chosen; nil if none are.
  public var aiming: Aiming? { if case .aiming(let aiming) = task { aiming } else { nil } }

  /// The person's own ships while the other player looks for them in a hunt; nil in any other task.
  public var waiting: OwnBoard? { if case .waiting(let board) = task { board } else { nil } }

  /// A hunt that was over when it was opened; nil in any other task.
  public var over: RevealedGame? { if case .over(let game, _) = task { game } else { nil } }

  /// The duel that this person plays, or is placing ships to join; nil if there is none.
  public var duel: OwnDuel? {
    switch task {
    case .aiming(let aiming): aiming.own
    case .duel(let own): own
    case .hiding(let hiding): hiding.duelToJoin
    case .hunting, .waiting, .over, .watching, .unreadable: nil
    }
  }

  /// A duel of two other people, or one whose message must not be answered; nil in any other task.
  public var watched: Duel? { if case .watching(let duel, _) = task { duel } else { nil } }

  /// Why the message of the watched duel must not be answered; nil if two other people play it.
  public var watchRefusal: ReceptionError? { if case .watching(_, let refusal) = task { refusal } else { nil } }

  /// Whether nothing is left to do in the game.
  public var isOver: Bool { over != nil || duel?.due == .nothing }

  /// Whether the person hid the ships of a hunt.
  package var hidIt: Bool {
    switch task {
    case .waiting, .over(_, seekerIsMe: false): true
    case .hiding, .hunting, .over, .aiming, .duel, .watching, .unreadable: false
    }
  }

  package var isDuel: Bool {
    switch task {
    case .hiding(let hiding): hiding.purpose != .hunt
    case .aiming, .duel, .watching: true
    case .hunting, .waiting, .over, .unreadable: false
    }
  }

  /// Whether the opponent's last shots are held back, so that the player's own results are seen first.
  package var withholds: Bool { shown == .withheld }

  /// Whether the opponent's last shots are shown one by one.
  var isShowing: Bool { shown != .all && showsOneByOne }

  /// Whether there are several shots, or a single one after which the player has nothing to choose.
  var showsOneByOne: Bool {
    guard let own = duel else { return false }
    return switch own.due {
    case .fire: own.shotsToAnswer.count > 1
    case .answer, .lastAnswers: true
    case .join, .open, .wait, .nothing: false
    }
  }

  /// Holds back the opponent's last shots; does nothing unless there are results of the player's own.
  package mutating func withholdTheirs() { if hasOwnShotsToShow { shown = .withheld } }

  /// Shows the shots that were held back: all of them, or the first if each is shown alone.
  mutating func showHeldBack(oneByOne: Bool) { if withholds { shown = oneByOne && isShowing ? .first(1) : .all } }

  /// Shows one more of the opponent's last shots.
  mutating func showNext() {
    if shown != .all, let all = duel?.shotsToAnswer.count { shown = shown.count < all ? .first(shown.count + 1) : .all }
  }

  /// The opponent's last shots that are shown.
  package func theirShots(of own: OwnDuel) -> [AnsweredShot] { Array(own.shotsToAnswer.prefix(shown.count)) }

  /// All of the opponent's shots that are shown.
  package func shotsAtMe(of own: OwnDuel) -> CellSet { own.shotsAtMe(showing: shown.count) }

  /// Whether the board that this person fires at has shots.
  package var hasFired: Bool { (hunting?.chart ?? aiming?.chart).map { !$0.shots.isEmpty } ?? false }

  /// Whether two seats have the same kind of task; true if both are missing.
  package static func haveSameTask(_ one: Seat?, _ other: Seat?) -> Bool {
    one?.task.kind == other?.task.kind
  }
}

extension Seat.Task {
  enum Kind { case hiding, hunting, waiting, over, aiming, duel, watching, unreadable }

  var kind: Kind {
    switch self {
    case .hiding: .hiding
    case .hunting: .hunting
    case .waiting: .waiting
    case .over: .over
    case .aiming: .aiming
    case .duel: .duel
    case .watching: .watching
    case .unreadable: .unreadable
    }
  }
}
