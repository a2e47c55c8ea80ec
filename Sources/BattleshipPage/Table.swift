// A table is a game on the page: the seat, what kind of game it is, and what this browser remembers of it.

import BattleshipCore
import BattleshipPlay

/// A game on the page.
struct Table: Sendable {
  /// A game by link.
  enum LinkGame: Hashable, Sendable {
    /// A hunt.
    case hunt
    /// A duel.
    case duel
  }

  /// Against whom, and how.
  indirect enum Game: Sendable {
    /// A game by link, and what the person does.
    case link(LinkGame, Seat)
    /// Duels against the computer.
    case solo(Solo)
  }

  /// What kind of game it is.
  private(set) var game: Game

  /// The base of the message that came in.
  var received: MessageURLBase?

  /// Whether the server that the page came from was sent the message.
  var wasSent = false

  /// What this browser keeps as the last message written in this duel.
  var remembered: String?

  /// The message to send, once there is one.
  var link: Link?

  /// A duel that is shown and not gone on with unless the person insists.
  @Boxed var doubted: OwnDuel?

  /// Whether the person insisted.
  var insists = false

  /// The part of the story that is shown, while it is watched again.
  var replay: (story: Replay, step: Int)?

  init(_ game: Game) {
    self.game = game
  }
}

extension Table {
  /// What the person does.
  var seat: Seat {
    switch game {
    case .link(_, let seat): seat
    case .solo(let solo): solo.seat
    }
  }

  /// The duel at the seat.
  var duel: OwnDuel? {
    if case .duel(let own) = seat.asked { own } else { nil }
  }

  /// Whether the computer is the other player.
  var isSolo: Bool {
    if case .solo = game { true } else { false }
  }

  /// What is kept of a game against the computer.
  var kept: KeptSolo? {
    if case .solo(let solo) = game { solo.kept } else { nil }
  }

  /// Whether cells can be chosen: not while the computer thinks or its shots are shown.
  var isOnBoard: Bool {
    switch game {
    case .link(_, let seat): seat.board != nil
    case .solo(let solo): solo.targets.contains(.board)
    }
  }

  /// Lets something happen at the seat, and gives what follows for the page. To point at a cell and to name one has no
  /// effects.
  @discardableResult
  mutating func update(_ event: SeatEvent) -> (seat: [SeatEffect], solo: [SoloEffect]) {
    switch game {
    case .link(let kind, var seat):
      let effects = seat.update(event)
      game = .link(kind, seat)
      return (effects, [])
    case .solo: return ([], update(.seat(event)))
    }
  }

  /// Lets something happen in the game against the computer; in any other game nothing happens.
  mutating func update(_ event: SoloEvent) -> [SoloEffect] {
    guard case .solo(var solo) = game else { return [] }
    let effects = solo.update(event)
    game = .solo(solo)
    return effects
  }

  /// Opens a message that came in by link.
  mutating func open(_ asked: Asked) {
    guard case .link(let kind, var seat) = game else { return }
    seat.open(asked)
    game = .link(kind, seat)
  }

  /// Goes on with a duel, the cursor where the player fired last.
  mutating func open(_ own: OwnDuel) {
    open(.duel(own))
    guard case .aiming = seat.task, let last = own.duel.lastVolley(of: own.player).last else { return }
    update(.pointed(last.cell))
  }

  /// Shows what the computer would do, the cursor on the cell if it is one.
  mutating func show(_ advice: Advice) {
    switch game {
    case .link(let kind, var seat):
      seat.show(advice)
      game = .link(kind, seat)
    case .solo(var solo):
      solo.show(advice)
      game = .solo(solo)
    }
    if seat.isAdvised, advice.best.count == 1 { update(.pointed(advice.best[0])) }
  }
}

/// A message to send, and what it is.
struct Link: Hashable, Sendable {
  let url: String
  let kind: PageLink
}
