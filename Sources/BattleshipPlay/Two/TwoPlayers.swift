// Two players at one keyboard: they hide ships, fire and see the results in turn, with a lock in between.

import BattleshipCore

/// The seat is that of the person who has the keyboard. While the keyboard changes hands the seat is empty, so that
/// neither player's ships can be seen.
struct TwoPlayers: Hashable, Sendable {
  private(set) var state: SavedTwo
  private var randomness: RandomSource
  private(set) var lock = Lock.open
  var seat: Seat

  enum Lock: Hashable, Sendable {
    /// Ignores every key for a moment, so that the first player's second Enter does not open the lock.
    case deaf
    case locked
    case open
  }

  /// A new game, in which the first player hides ships.
  init(_ names: PlayerNames, _ game: ChosenGame, randomness: RandomSource) {
    var randomness = randomness
    let keys = ByPlayer(first: PlayerKey(using: &randomness), second: PlayerKey(using: &randomness))
    state = SavedTwo(names, game, keys: keys)
    self.randomness = randomness.split()
    seat = Seat(game)
  }

  /// A resumed game, locked until the person who had the keyboard opens it.
  init(_ saved: SavedTwo, randomness: RandomSource) {
    state = saved
    self.randomness = randomness
    lock = .deaf
    seat = Seat(saved.game)
  }

  func replaced(by saved: SavedTwo) -> TwoPlayers {
    var randomness = randomness
    return TwoPlayers(saved, randomness: randomness.split())
  }

  /// The game as it is saved.
  var saved: SavedTwo {
    var saved = state
    if lock == .open { saved.draft = isOver ? nil : seat.draft }
    return saved
  }

  /// What the person who takes the keyboard does.
  enum Duty: CaseIterable, Hashable, Sendable {
    case hides, hidesAndFires, fires
  }

  var duty: Duty {
    switch state.message {
    case nil: .hides
    case .duel(let duel)? where duel.secondSeal == nil: .hidesAndFires
    case .duel?, .hunt?: .fires
    }
  }

  /// Whether the current game is over.
  var isOver: Bool { state.isOver }
}

extension TwoPlayers {
  /// An event at the seat, or at the lock, whose only button is ``SeatButton/unlock``.
  mutating func update(_ event: SeatEvent) {
    switch lock {
    case .deaf: return
    case .locked:
      if event == .button(.unlock) { unlock() }
      return
    case .open: break
    }
    if event == .button(.handOver), mayPass { return pass(to: state.person.other) }
    if event == .button(.start), isOver { return beginNext() }
    let effects = seat.update(event)
    state.notes[state.person] = seat.notes
    for effect in effects { carryOut(effect) }
    // A hunt is over with its last shot, without a message.
    if let hunting = seat.hunting, hunting.revealed != nil { state.message = .hunt(hunting.reply) }
  }

  /// The lock takes keys again.
  mutating func listen() { if lock == .deaf { lock = .locked } }

  /// Whether the person has nothing left to do, and can hand over the keyboard.
  private var mayPass: Bool { seat.waiting != nil || seat.duel?.due == .wait }

  private mutating func pass(to person: Duel.Player) {
    state.person = person
    state.draft = nil
    lock = .deaf
    seat = Seat(state.game)
  }

  private mutating func unlock() {
    lock = .open
    _ = sitDown()
    state.draft = nil
  }

  /// Returns whether the unsent work fits the message.
  private mutating func sitDown() -> Bool {
    sit()
    return state.draft.map { seat.resume($0) } ?? true
  }

  static func canResume(_ saved: SavedTwo) -> Bool {
    var two = TwoPlayers(saved, randomness: RandomSource(seed: 0))
    return two.sitDown()
  }

  /// Begins the next game; the players take turns in beginning, regardless of who won.
  private mutating func beginNext() {
    state.earlier = state.score
    state.opener = state.opener.other
    state.message = nil
    state.notes = ByPlayer(first: CellSet(), second: CellSet())
    let opener = state.opener
    if opener == state.person { seat = Seat(state.game) } else { pass(to: opener) }
  }

  private mutating func carryOut(_ effect: SeatEffect) {
    switch effect {
    case .open: break
    case .send(let hunt):
      state.message = .hunt(hunt)
      pass(to: state.person.other)
    case .duel(.challenge(let fleet, let volley)):
      state.message = .duel(.fromSeat(fleet, volley, key: state.keys[state.person], using: &randomness))
      pass(to: state.person.other)
    case .duel(.move(let move)):
      guard case .duel(let duel)? = state.message,
        let next = try? duel.after(move, key: state.keys[state.person], using: &randomness)
      else { return }
      state.message = .duel(settled(next))
      sit()
    }
  }

  /// The duel after the moves that need no choice, of either player: answers without a shot, and the opening of both
  /// fleets at the end.
  private mutating func settled(_ duel: Duel) -> Duel {
    var duel = duel
    while let owing = Duel.Player.allCases.first(where: { owes($0, in: duel) }),
      let next = try? duel.after(.finish, key: state.keys[owing], using: &randomness)
    { duel = next }
    return duel
  }

  private func owes(_ person: Duel.Player, in duel: Duel) -> Bool {
    switch (try? OwnDuel(duel, key: state.keys[person]))?.due {
    case .answer?, .lastAnswers?, .open?: true
    case .join?, .fire?, .wait?, .nothing?, nil: false
    }
  }

  /// Opens the last message for the person at the keyboard, whose shots are answered at once.
  private mutating func sit() {
    seat.notes = state.notes[state.person]
    switch state.message {
    case nil: seat = Seat(state.game)
    case .hunt(let hunt)?: seat.open(OpenedMessage(hunt, isMine: state.person == state.opener))
    case .duel(let duel)?:
      guard let own = try? OwnDuel(duel, key: state.keys[state.person]) else { return }
      seat.open(.duel(own))
      if own.due == .wait, let theirs = try? OwnDuel(duel, key: state.keys[state.person.other]),
        case .fire(_, let answers) = theirs.due, !answers.isEmpty
      {
        seat.update(.told(answers))
      }
    }
  }
}

extension TwoPlayers {
  var controls: Controls {
    switch lock {
    case .deaf: Controls(.buttons([]), at: seat)
    case .locked: Controls(.buttons([.unlock]), at: seat)
    case .open: Controls(isOver ? .buttons(Seat.lastButtons) : .seat(.sharedKeyboard, and: []), at: seat)
    }
  }
}
