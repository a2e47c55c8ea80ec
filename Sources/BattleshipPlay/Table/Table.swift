// A table: a game that is played here, against the computer or by link, whatever front shows it.

import BattleshipCore
import BattleshipPlayers

/// A game that the person here plays: their seat, who sits opposite, and the move that waits until it is saved.
///
/// A front draws the ``view``, hands events to ``update(_:)``, and carries out the effects. Its storage may
/// answer at once or later; until then, nothing of a move by link is shown.
package struct Table: Hashable, Sendable {
  var opposite: Opposite

  indirect enum Opposite: Hashable, Sendable {
    case computer(Solo)
    /// The other player has the same keyboard.
    case here(TwoPlayers)
    /// A person elsewhere, whose messages come as links.
    case byLink(Seat)
  }

  /// The message that is open; nil against the computer, and until a new game has one.
  package internal(set) var received: MessageContent?

  /// The message to send, which is saved.
  package internal(set) var sent: MessageContent?

  /// What is saved of the duel: ``DuelRecord/text``, or a text that cannot be read.
  package internal(set) var saved: String?

  /// The number among the saved games, for one that has no link.
  package let number: Int

  /// Of the links in which a game by link is saved.
  package var base = MessageURLBase.demo

  /// Whether a link is saved as soon as it is open, and not only when something was done with it.
  package var savesOpened = true

  /// How the game was saved last, and before that: ``SavedSolo/text``, or ``SavedLink/text``.
  var state = SavedState()

  struct SavedState: Hashable, Sendable {
    var name: SavedName?
    var text: String?
    var before: String?
  }

  /// Whether the game could not be saved the last time.
  package internal(set) var isUnsaved = false

  /// Whether the last event brought what was saved in another window or program.
  package internal(set) var wentOnElsewhere = false

  /// A duel that is only shown until the person insists on continuing it.
  package internal(set) var doubted: Duel?

  /// Why the last event, or the message that came, was refused.
  package internal(set) var refusal: ReceptionError?

  /// Whether ``sent`` was written at this table, rather than before.
  package internal(set) var hasWritten = false

  /// Whether it is a hunt that was over when it came, and of which nothing is saved here: the person may be neither of
  /// its players.
  package private(set) var isStrange = false

  /// Whether hints were taken in a game by link.
  package internal(set) var isHinted = false

  /// The person's own name in a duel's messages; nil for none.
  package var name: Duel.Name?

  /// What belongs to a board of the day; nil at any other table.
  var daily: DailyGame? {
    get { if case .board(let game) = dailyBoard { game } else { nil } }
    set { dailyBoard = newValue.map { .board($0) } ?? .none }
  }

  private var dailyBoard = Daily.none

  private indirect enum Daily: Hashable, Sendable {
    case none
    case board(DailyGame)
  }

  var insists = false
  var keys: KeyRing?
  var pending = Pending.nothing

  /// A move of which nothing is shown yet.
  indirect enum Pending: Hashable, Sendable {
    case nothing
    /// It waits for the person's keys.
    case key(Move)
    /// Its message waits to be saved.
    case message(Duel, text: String, expected: String?)
    /// Answers to a message, said before the next move, wait until the message is saved as answered.
    case answers(to: Duel, text: String)
  }

  enum Move: Hashable, Sendable {
    case challenge(Fleet, Volley)
    case move(DuelMove)
  }

  /// A game against the computer, which is saved as `text`, if at all.
  package init(_ solo: Solo, number: Int = 1, savedAs text: String? = nil) {
    opposite = .computer(solo)
    self.number = number
    state = SavedState(name: .computer(number), text: text)
  }

  init(_ two: TwoPlayers, number: Int, savedAs text: String?) {
    opposite = .here(two)
    self.number = number
    state = SavedState(name: .two(number), text: text)
  }

  init(by seat: Seat) { (opposite, number) = (.byLink(seat), 0) }

  /// A new hunt by link, for which ships are placed.
  package init(hiding rules: Rules) { self.init(by: Seat(rules: rules)) }

  /// A new duel by link, for which ships are placed.
  package init(duelUnder terms: Terms) { self.init(by: Solo.emptySeat(terms)) }

  /// A new game by link, for which some ships are placed; nil if they do not fit.
  package init?(placing draft: SeatDraft) {
    var seat = Seat(rules: draft.ships.ships.rules)
    guard seat.resume(draft) else { return nil }
    self.init(by: seat)
  }

  /// A hunt that came by link; `isMine` says whose ships are hunted, nil leaves it to the message.
  package init(_ hunt: Game, isMine: Bool?) {
    var seat = Seat(rules: hunt.rules)
    seat.open(OpenedMessage(hunt, isMine: isMine))
    self.init(by: seat)
    received = .hunt(hunt)
    isStrange = isMine == nil && hunt.status != .open
  }
}

extension Table {
  package var controls: Controls {
    switch opposite {
    case .computer(let solo): solo.controls
    case .here(let two): two.controls
    case .byLink(let seat): Controls(isDailyOver ? .buttons(Seat.lastButtons) : .seat(.link, and: []), at: seat)
    }
  }

  package var view: TableView {
    switch opposite {
    case .computer(let solo): TableView(solo)
    case .here(let two): TableView(two)
    case .byLink(let seat): TableView(byLink: seat, daily: daily?.view, focus: controls.focus)
    }
  }

  package internal(set) var seat: Seat {
    get {
      switch opposite {
      case .computer(let solo): solo.seat
      case .here(let two): two.seat
      case .byLink(let seat): seat
      }
    }
    set {
      switch opposite {
      case .computer(var solo):
        solo.seat = newValue
        opposite = .computer(solo)
      case .here(var two):
        two.seat = newValue
        opposite = .here(two)
      case .byLink: opposite = .byLink(newValue)
      }
    }
  }

  package var isAgainstComputer: Bool { if case .computer = opposite { true } else { false } }

  /// Whether the game goes from message to message.
  package var isByLink: Bool { if case .byLink = opposite { true } else { false } }

  /// Whether the last game at the table is over.
  package var isOver: Bool {
    switch opposite {
    case .computer(let solo): solo.saved.isOver
    case .here(let two): two.isOver
    case .byLink(let seat): seat.isOver
    }
  }

  package var isTwo: Bool { if case .here = opposite { true } else { false } }

  /// How the game of two players at one keyboard stands.
  package var twoPlayers: SavedTwo? { two?.state }

  var two: TwoPlayers? {
    get { if case .here(let two) = opposite { two } else { nil } }
    set { if let newValue { opposite = .here(newValue) } }
  }

  package var solo: Solo? { if case .computer(let solo) = opposite { solo } else { nil } }

  /// What is to be done before the first event.
  package mutating func begin() -> [GameEffect] { (solo.map { begin($0) } ?? save()) + locking + followDaily() }

  /// For how many milliseconds a lock that has just been closed ignores keys.
  package static let deafTime = 700

  /// The lock between two players stays deaf for a moment.
  var locking: [GameEffect] { two?.lock == .deaf ? [.wait(milliseconds: Self.deafTime)] : [] }

  /// Whether a move waits for keys or storage; until then, nothing else can be done.
  package var isWaiting: Bool { if case .nothing = pending { false } else { true } }

  package var needsKeys: Bool { if case .key = pending { true } else { false } }

  /// The milliseconds until ``TableEvent/pauseEnded`` is due; nil if nothing is held back.
  package var pause: Int? {
    if let two { return two.lock == .deaf ? Self.deafTime : nil }
    return seat.withholds ? Self.ownResults : solo?.isShowing == true ? Self.eachShot : nil
  }

  /// How long only the person's own results are shown.
  private static let ownResults = 500

  /// How long each of several shots is shown.
  static let eachShot = 900

  /// The message that can be sent now: the one written here, or the received one with the person's unsent shots.
  package var message: MessageContent? {
    if let sent { return sent }
    switch received {
    case nil: return nil
    case .hunt(let game)?: return .hunt(seat.unsentReply ?? game)
    case .duel?:
      switch seat.duel?.due {
      case .wait, .nothing, nil: return received
      case .join, .fire, .answer, .lastAnswers, .open: return nil
      }
    }
  }

  /// Whether nothing was added to the message that came.
  package var addsNothing: Bool { received != nil && !hasWritten && seat.unsentReply == nil }
}
