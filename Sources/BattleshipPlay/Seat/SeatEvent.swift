// What can happen at a seat, what can be focused there, and what follows for the front.

import BattleshipCore

/// Something that happens at a seat.
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// seat.update(.pointed(Cell("B2")!))
/// seat.update(.pressed)
/// assert(seat.hiding.draft.ships == [Ship("B2")!])
/// assert(SeatEvent.focused(nil).isPassing && !SeatEvent.pressed.isPassing)
/// ```
public enum SeatEvent: Hashable, Sendable {
  /// The next game is a hunt under these rules.
  case chose(Rules)
  /// The next game is a duel under these rules, with so many shots a turn.
  case choseDuel(Rules, Volley)
  /// The cursor goes to a cell.
  case pointed(Cell)
  /// The cell under the cursor is pressed: a ship goes there or comes off, or a shot is fired.
  case pressed
  /// A ship is placed without the cursor.
  case placed(Ship)
  /// The next ship is turned.
  case turned
  /// The ship that was placed last is taken back.
  case tookBack
  /// All ships are placed at random.
  case shuffled(seed: UInt64)
  /// The ships lie again as they did before they were placed at random.
  case restored
  /// A button is pressed.
  case button(SeatButton)
  /// The computer is asked what it would do, or its advice is put away.
  case advised(Bool)
  /// Something is focused; nil focuses the next step.
  case focused(SeatTarget?)
  /// A cell is being named at the keyboard; nil ends that.
  case naming(TypedCell?)

  /// Whether the event changes nothing but what is focused, half typed or advised, so that it need not be kept.
  public var isPassing: Bool {
    switch self {
    case .advised, .focused, .naming: true
    case .chose, .choseDuel, .pointed, .pressed, .placed, .turned, .tookBack, .shuffled, .restored, .button: false
    }
  }
}

/// A button of a seat.
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// assert(seat.update(.button(.finished)).isEmpty)  // no ship is placed yet
/// seat.update(.shuffled(seed: 1))
/// assert(seat.targets(by: .link).contains(.button(.finished)))
/// ```
public enum SeatButton: Hashable, Sendable, CaseIterable {
  /// Starts a game, or goes on with one.
  case start
  /// The ships are placed: the message can go out.
  case finished
  /// The game is over: the result can go out.
  case reply
  /// The cells of the volley are chosen: it is fired.
  case fire
  /// The duel is over: the last answers, or one's own seal, can go out.
  case answer
  /// Gives up a duel, if pressed twice.
  case resign
  /// The keyboard is handed to the other player.
  case handOver
  /// The game that is over is shown once more. The front does that, for nothing at the seat changes.
  case watch
  /// The game is left, which is the front's business as well.
  case leave
}

/// What can be focused at a seat.
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// assert(seat.focus(by: .link) == .board)
/// seat.update(.shuffled(seed: 1))  // all ships are placed: the button is the next step
/// assert(seat.focus(by: .link) == .button(.finished))
/// ```
public enum SeatTarget: Hashable, Sendable {
  /// The board, at its cursor.
  case board
  /// The player's own board in a duel, which a small screen shows in place of the other one while it is focused.
  case ownBoard
  /// A button.
  case button(SeatButton)
}

/// What follows from an event at a seat, for the front to do.
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// seat.update(.shuffled(seed: 1))
/// guard case .send(let game)? = seat.update(.button(.finished)).first else { return }
/// assert(game.status == .open && game.shots.isEmpty)
/// ```
public indirect enum SeatEffect: Hashable, Sendable {
  /// Show the whole seat: a game begins, or is gone on with.
  case open
  /// Send this game to the other player.
  case send(Game)
  /// Challenge the other player to a duel with this fleet and so many shots a turn, with the player's key.
  case challenge(Fleet, Volley)
  /// Make this move in the open duel, with the player's key, and send the message.
  case move(DuelMove)
}
