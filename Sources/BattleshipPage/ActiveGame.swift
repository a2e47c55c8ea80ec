// The game on the page: the seat, what kind of game it is, and what this browser remembers of it.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

struct ActiveGame: Sendable {
  /// A game and its opponent.
  indirect enum Played: Sendable {
    /// A game by link, at the person's seat.
    case link(Seat)
    /// Duels against the computer.
    case solo(Solo)
  }

  private(set) var game: Played

  /// Whether the message was sent to the page's server.
  var wasSent = false

  /// The last message written in this duel or hunt, as this browser keeps it.
  var remembered: String?

  /// The message to send, once there is one.
  var link: Link?

  /// A duel that is only shown, unless the person insists on continuing it.
  var doubted: Duel?

  /// Whether the person insisted.
  var insists = false

  /// The replay, while one is watched.
  var replay: Playback?

  /// Whether the opponent's last shots are not shown yet, so that the person's own results are seen first.
  var withholds = false

  /// Whether the person has just won with fewer shots than in any earlier game of this kind.
  var isBest = false

  init(_ game: Played) {
    self.game = game
  }
}

extension ActiveGame {
  var seat: Seat {
    switch game {
    case .link(let seat): seat
    case .solo(let solo): solo.seat
    }
  }

  var duel: OwnDuel? { seat.duel }

  /// Whether neither fleet is the player's.
  var isWatching: Bool { if case .watching = seat.task { true } else { false } }

  /// Whether the computer is the other player.
  var isSolo: Bool {
    if case .solo = game { true } else { false }
  }

  /// Whether the computer's shots are shown one by one.
  var isShowing: Bool { if case .solo(let solo) = game { solo.isShowing } else { false } }

  var isThinking: Bool { if case .solo(let solo) = game { solo.isThinking } else { false } }

  /// Whether nothing more has to be done in the game.
  var isOver: Bool {
    switch seat.task {
    case .over: true
    case .duel(let own): own.due == .nothing
    case .hiding, .hunting, .waiting, .aiming, .watching, .unreadable: false
    }
  }

  /// The kept form of a game against the computer; nil for any other game.
  var kept: KeptSolo? {
    if case .solo(let solo) = game { solo.kept } else { nil }
  }

  /// Whether cells can be chosen: not while the computer thinks or its shots are shown.
  var isOnBoard: Bool {
    switch game {
    case .link(let seat): seat.board != nil
    case .solo(let solo): solo.targets.contains(.board)
    }
  }

  /// The context of key presses at the seat.
  var keyContext: KeyContext {
    switch game {
    case .link(let seat): seat.keyContext(by: .link)
    case .solo(let solo): solo.keyContext
    }
  }

  /// The event of typing a part of a cell's name; nil if the key is no part of a name.
  func naming(with key: Key) -> SeatEvent? {
    switch game {
    case .link(let seat): seat.naming(with: key, by: .link)
    case .solo(let solo): solo.naming(with: key)
    }
  }

  /// The event of a command at the seat; nil if the page has to handle it.
  func event(for command: KeyCommand, seed: () -> UInt64) -> SeatEvent? {
    switch game {
    case .link(let seat): seat.event(for: command, by: .link, seed: seed)
    case .solo(let solo): solo.event(for: command, seed: seed)
    }
  }

  /// Applies an event at the seat, and returns the effects for the page.
  ///
  /// Pointing at a cell and naming one have no effects.
  @discardableResult
  mutating func update(_ event: SeatEvent) -> (seat: [SeatEffect], solo: [SoloEffect]) {
    switch game {
    case .link(var seat):
      let effects = seat.update(event)
      game = .link(seat)
      return (effects, [])
    case .solo: return ([], update(.seat(event)))
    }
  }

  /// Applies an event to the game against the computer; any other game does not change.
  mutating func update(_ event: SoloEvent) -> [SoloEffect] {
    guard case .solo(var solo) = game else { return [] }
    let effects = solo.update(event)
    game = .solo(solo)
    return effects
  }

  /// Opens a message that came in by link.
  mutating func open(_ asked: OpenedMessage) {
    guard case .link(var seat) = game else { return }
    seat.open(asked)
    game = .link(seat)
  }

  /// Shows the computer's advice, with the cursor on the cell if there is only one.
  mutating func show(_ advice: Advice) {
    switch game {
    case .link(var seat):
      seat.show(advice)
      game = .link(seat)
    case .solo(var solo):
      solo.show(advice)
      game = .solo(solo)
    }
    if seat.isAdvised, advice.best.count == 1 { update(.pointed(advice.best[0])) }
  }
}

/// A message to send, its kind, and the shots that it fires.
struct Link: Sendable {
  let url: String
  let kind: PageLink
  let shots: [Cell]

  /// The rows of its QR code; empty if it has none.
  let code: [String]

  init(url: String, kind: PageLink, shots: [Cell] = []) {
    (self.url, self.kind, self.shots) = (url, kind, shots)
    // Only a link that begins a game is short enough for a code that a camera can read off a screen.
    let isYoung = kind == .challenge || kind == .hunt
    code = isYoung ? QRCode(url).map { $0.rows } ?? [] : []
  }
}

extension QRCode {
  /// The rows as the script draws them.
  fileprivate var rows: [String] {
    (0..<size).map { row in
      (0..<size).reduce(into: "") { $0 += self[row, $1] ? "1" : "0" }
    }
  }
}
