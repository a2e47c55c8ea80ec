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

  /// Why the last event, or the message that came, was refused; an old message opens as the last one, and says so here.
  package internal(set) var refusal: ReceptionError?

  /// Whether hints were taken.
  package internal(set) var tookAdvice = false

  /// The base of the links in which the game is saved.
  package internal(set) var base = MessageURLBase.demo

  /// The person's own name in a duel's messages; nil for none.
  package var name: Duel.Name?

  /// Whether a link is saved as soon as it is open, and not only when something was done with it.
  var savesOpened = true

  var kind: Kind

  /// In a box: copies of it took 1.4 kB of the page as a server packs it.
  indirect enum Kind: Hashable, Sendable {
    /// If it was over when it came, and nothing of it is saved here, the person may be neither of its players.
    case hunt(mayBeOthers: Bool)
    case daily(DailyGame)
    case duel(LinkDuel)
  }

  /// A new hunt, for which ships are placed.
  package init(hiding rules: Rules) { (seat, kind) = (Seat(rules: rules), .hunt(mayBeOthers: false)) }

  /// A new duel, for which ships are placed.
  package init(duelUnder terms: Terms) { (seat, kind) = (Seat(.duel(terms)), .duel(LinkDuel())) }

  /// A new game, for which some ships are placed; nil if they do not fit.
  init?(placing draft: SeatDraft) {
    self.init(hiding: draft.placement.draft.rules)
    guard seat.resume(draft) else { return nil }
    if seat.isDuel { kind = .duel(LinkDuel()) }
  }

  /// A hunt that came; `isMine` says whose ships are hunted, nil leaves it to the message.
  package init(_ hunt: Game, isMine: Bool?) {
    seat = Seat(rules: hunt.rules)
    seat.open(OpenedMessage(hunt, isMine: isMine))
    received = .hunt(hunt)
    kind = .hunt(mayBeOthers: isMine == nil && hunt.status != .open)
  }
}

extension LinkGame {
  var controls: Controls { Controls(isDailyOver ? .buttons(Seat.lastButtons) : .seat(.link, and: []), at: seat) }

  package var mayBeOthers: Bool { if case .hunt(mayBeOthers: true) = kind { true } else { false } }

  // Each is nil in a game of another kind, where a change to it does nothing.

  package internal(set) var duel: LinkDuel? {
    @inline(never) get { if case .duel(let duel) = kind { duel } else { nil } }
    @inline(never) set { if let newValue { kind = .duel(newValue) } }
  }

  var daily: DailyGame? {
    @inline(never) get { if case .daily(let daily) = kind { daily } else { nil } }
    @inline(never) set { if let newValue { kind = .daily(newValue) } }
  }

  /// Whether a move waits for keys or storage; until then, nothing else can be done.
  package var isWaiting: Bool { duel?.pending != nil }

  var needsKeys: Bool { if case .key? = duel?.pending { true } else { false } }

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
    if seat.isAdvised { tookAdvice = true }
    return effects.flatMap { carryOut($0, begins: begins) }
  }

  private mutating func carryOut(_ effect: SeatEffect, begins: Bool) -> [TableEffect] {
    // Hints taken in the previous game do not count in the one that begins after it.
    if begins { tookAdvice = false }
    switch effect {
    case .open: return []
    case .send(let game):
      send(game)
      return []
    case .duel(let step):
      var duel = duel ?? LinkDuel()
      duel.pending = .key(step)
      kind = .duel(duel)
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
