// The game on the page: its seat, its opponent, and what this browser remembers of it.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

struct ActiveGame: Sendable {
  indirect enum Played: Sendable {
    case link(Seat)
    case solo(Solo)
  }

  private(set) var game: Played

  /// Whether the message was sent to the page's server.
  var wasSent = false

  /// The last message written in this duel or hunt, as the browser keeps it.
  var remembered: String?

  var link: Link?

  /// A duel that is only shown until the person insists on continuing it.
  var doubted: Duel?
  var insists = false

  var replay: Playback?

  /// Whether the person has just won with fewer shots than in any earlier game of the same kind.
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

  /// What this browser remembers of the duel.
  var record: DuelRecord? { remembered.flatMap { DuelRecord(text: $0) } }

  var isWatching: Bool { seat.watched != nil }

  var isSolo: Bool {
    if case .solo = game { true } else { false }
  }

  var isShowing: Bool { if case .solo(let solo) = game { solo.isShowing } else { false } }

  var isThinking: Bool { if case .solo(let solo) = game { solo.isThinking } else { false } }

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

  var keyContext: KeyContext {
    switch game {
    case .link(let seat): seat.keyContext(by: .link)
    case .solo(let solo): solo.keyContext
    }
  }

  func naming(with key: Key) -> SeatEvent? {
    switch game {
    case .link(let seat): seat.naming(with: key, by: .link)
    case .solo(let solo): solo.naming(with: key)
    }
  }

  /// `nil` if the page has to handle the command.
  func event(for command: KeyCommand, seed: () -> UInt64) -> SeatEvent? {
    switch game {
    case .link(let seat): seat.event(for: command, by: .link, seed: seed)
    case .solo(let solo): solo.event(for: command, seed: seed)
    }
  }

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

  mutating func update(_ event: SoloEvent) -> [SoloEffect] {
    guard case .solo(var solo) = game else { return [] }
    let effects = solo.update(event)
    game = .solo(solo)
    return effects
  }

  mutating func open(_ asked: OpenedMessage) {
    guard case .link(var seat) = game else { return }
    seat.open(asked)
    game = .link(seat)
  }

  mutating func withholdTheirs() { change({ $0.withholdTheirs() }, { $0.withholdTheirs() }) }

  mutating func showAll() { change({ $0.showAll() }, { $0.showAll() }) }

  /// Moves the cursor to the cell if there is only one.
  mutating func show(_ advice: Advice) {
    change({ $0.show(advice) }, { $0.show(advice) })
    if seat.isAdvised, advice.best.count == 1 { update(.pointed(advice.best[0])) }
  }

  private mutating func change(_ changeSeat: (inout Seat) -> Void, _ changeSolo: (inout Solo) -> Void) {
    switch game {
    case .link(var seat):
      changeSeat(&seat)
      game = .link(seat)
    case .solo(var solo):
      changeSolo(&solo)
      game = .solo(solo)
    }
  }
}

struct Link: Sendable {
  let url: String
  let kind: PageLink
  let shots: [Cell]

  let code: QRCode?

  init(url: String, kind: PageLink, shots: [Cell] = []) {
    (self.url, self.kind, self.shots) = (url, kind, shots)
    // Only a link that begins a game is short enough for a code that a camera can read off a screen.
    let isYoung = kind == .challenge || kind == .hunt
    code = isYoung ? QRCode(url) : nil
  }
}
