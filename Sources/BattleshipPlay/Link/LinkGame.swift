// A game by link: the person's seat, the messages that came and were written, and the move that waits until it is saved.

import BattleshipCore

/// A game with a person elsewhere, whose messages come as links; also a board of the day.
package struct LinkGame: Hashable, Sendable {
  package internal(set) var seat: Seat

  /// The message that is open; nil until a new game has one.
  package internal(set) var received: MessageContent?

  /// The message to send, which is saved.
  package internal(set) var sent: MessageContent?

  /// Whether ``sent`` was written at this table, rather than before.
  package internal(set) var hasWritten = false

  /// What is saved of the duel: ``DuelRecord/text``, or a text that cannot be read.
  package internal(set) var saved: String?

  /// A duel that is only shown until the person insists on continuing it.
  package internal(set) var messageInDoubt: Duel?

  /// Why the last event, or the message that came, was refused; an old message opens as the last one, and says so here.
  package internal(set) var refusal: ReceptionError?

  /// Whether it is a hunt that was over when it came, and of which nothing is saved here: the person may be neither of
  /// its players.
  package private(set) var mayBeOthers = false

  /// Whether hints were taken.
  package internal(set) var isHinted = false

  /// The base of the links in which the game is saved.
  package internal(set) var base = MessageURLBase.demo

  /// The person's own name in a duel's messages; nil for none.
  package var name: Duel.Name?

  /// Whether a link is saved as soon as it is open, and not only when something was done with it.
  var savesOpened = true

  /// What belongs to a board of the day; nil for any other game.
  var daily: DailyGame?

  var insists = false
  var keys: KeyRing?
  var pending: Pending?

  /// A move of which nothing is shown yet.
  indirect enum Pending: Hashable, Sendable {
    /// It waits for the person's keys.
    case key(DuelStep)
    /// Its message waits to be saved.
    case message(Duel, text: String, expected: String?)
    /// Answers to a message, said before the next move, wait until the message is saved as answered.
    case answers(to: Duel, text: String)
  }

  /// A new hunt, for which ships are placed.
  package init(hiding rules: Rules) { seat = Seat(rules: rules) }

  /// A new duel, for which ships are placed.
  package init(duelUnder terms: Terms) { seat = Seat(.duel(terms)) }

  /// A new game, for which some ships are placed; nil if they do not fit.
  init?(placing draft: SeatDraft) {
    seat = Seat(rules: draft.placement.draft.rules)
    guard seat.resume(draft) else { return nil }
  }

  /// A hunt that came; `isMine` says whose ships are hunted, nil leaves it to the message.
  package init(_ hunt: Game, isMine: Bool?) {
    seat = Seat(rules: hunt.rules)
    seat.open(OpenedMessage(hunt, isMine: isMine))
    received = .hunt(hunt)
    mayBeOthers = isMine == nil && hunt.status != .open
  }
}

extension LinkGame {
  var controls: Controls { Controls(isDailyOver ? .buttons(Seat.lastButtons) : .seat(.link, and: []), at: seat) }

  /// Whether a move waits for keys or storage; until then, nothing else can be done.
  package var isWaiting: Bool { pending != nil }

  var needsKeys: Bool { if case .key = pending { true } else { false } }

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

  /// Whether nothing can be done until a link arrives, which then opens in place of this game.
  package var awaitsLink: Bool {
    daily == nil && message != nil && seat.aiming == nil && seat.hunting == nil && seat.placing == nil
  }

  /// Whether nothing was added to the message that came.
  package var addsNothing: Bool { received != nil && !hasWritten && seat.unsentReply == nil }
}

extension LinkGame {
  /// Applies an event; while a move waits, nothing happens.
  mutating func update(_ event: SeatEvent) -> [TableEffect] {
    guard !isWaiting else { return [] }
    if isDailyOver, event == .button(.start) {
      playDailyAgain()
      return []
    }
    // Nobody waits for the shots at a board of the day.
    if daily != nil, event == .button(.reply) { return [] }
    let begins = seat.beginsGame
    let effects = seat.update(event)
    if seat.isAdvised { isHinted = true }
    return effects.flatMap { carryOut($0, begins: begins) }
  }

  private mutating func carryOut(_ effect: SeatEffect, begins: Bool) -> [TableEffect] {
    // Hints taken in the previous game do not count in the one that begins after it.
    if begins { isHinted = false }
    switch effect {
    case .open: return []
    case .send(let game):
      send(game)
      return []
    case .duel(let step):
      pending = .key(step)
      return [.keys]
    }
  }

  /// Takes over a hunt that was played further elsewhere.
  mutating func takeOver(_ hunt: Game) {
    received = .hunt(hunt)
    seat.open(.theirs(hunt))
  }

  /// Shows the link of a hunt again.
  mutating func send(_ hunt: Game) {
    received = .hunt(hunt)
    sent = .hunt(hunt)
    hasWritten = true
    seat.open(hunt.status == .open ? .mine(hunt) : .theirs(hunt))
  }
}
