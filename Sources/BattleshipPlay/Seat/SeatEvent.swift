// The events of a seat, its focusable targets, and the effects for the front end.

import BattleshipCore

/// An event at a seat.
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// seat.update(.pointed(Cell("B2")!))
/// seat.update(.pressed)
/// assert(seat.nextFleet.draft.ships == [Ship("B2")!])
/// assert(SeatEvent.focused(nil).isTransient && !SeatEvent.pressed.isTransient)
/// ```
public enum SeatEvent: Hashable, Sendable {
  /// The next game is a hunt under these rules.
  case chose(Rules)
  /// The next game is a duel under these rules, with this volley; a rematch is against the player with this name.
  indirect case choseDuel(Terms, against: Duel.Name? = nil)
  /// The cursor moves to a cell.
  case pointed(Cell)
  /// The cell under the cursor is pressed: a ship goes there or comes off, or a shot is fired.
  case pressed
  /// A ship is placed at its own cells, wherever the cursor is.
  case placed(Ship)
  /// A ship of this length is taken in the hand, to be placed next.
  case took(length: Int)
  /// The ship in the hand is turned.
  case turned
  /// The last placed ship is taken back.
  case tookBack
  /// All ships are placed at random.
  case shuffled(seed: UInt64)
  /// All ships are taken off the board.
  case cleared
  /// The ships return to where they lay before they were placed at random, taken off, or one was picked up.
  case restored
  /// A button is pressed.
  case button(SeatButton)
  /// Shows the computer's advice, and moves the cursor to the best cell; `false` puts the advice away.
  case advised(Bool)
  /// Toggles the player's own water mark on a cell of the other player's sea; nil is the cell under the cursor.
  case noted(Cell?)
  /// The focus moves; nil focuses the next step, and cancels the question about giving up.
  case focused(SeatTarget?)
  /// A cell's name is being typed, and the cell to which that moves the cursor. Every other event except
  /// `.focused(.board)` ends the name.
  case naming(TypedCell, cursor: Cell? = nil)
  /// The cell's name is given up.
  case stoppedNaming
  /// The answers to the shots under way are known, because both players sit at one keyboard.
  case told([ShotResult])
  /// Work begun before the message was opened again is resumed, if it fits the message.
  indirect case resumed(SeatDraft)

  /// Whether it changes only the view: the focus, a half-typed name, the advice with its cursor, or answers that the
  /// next message repeats.
  public var isTransient: Bool {
    switch self {
    case .advised, .focused, .naming(_, nil), .stoppedNaming, .told: true
    case .noted, .naming, .chose, .choseDuel, .pointed, .pressed, .placed, .took, .turned, .tookBack, .shuffled,
      .cleared, .restored, .button, .resumed:
      false
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
public enum SeatButton: String, Hashable, Sendable, CaseIterable {
  /// Starts a game, or resumes one.
  case start
  /// The ships are placed: the message can go out.
  case finished
  /// The game is over: the result can go out.
  case reply
  /// The cells of the volley are chosen: it is fired.
  case fire
  /// The duel is over: the last answers, or the player's seal, can go out.
  case answer
  /// Gives up a duel, if pressed twice.
  case resign
  /// Cancels the first press of `resign`. It then has the focus, because players press Enter by habit.
  case playOn = "play-on"
  /// Lets the person who asks join a live game; left to the front end, as the refusal is.
  case accept
  /// Refuses whoever asks to join.
  case decline
  /// Shows the next of the computer's shots, which are shown one by one.
  case nextShot = "next-shot"
  /// Opens the lock between two players at one keyboard.
  case unlock
  /// The keyboard is handed to the other player.
  case handOver = "hand-over"
  /// Replays the finished game; left to the front end, because nothing at the seat changes.
  case watch
  /// Shows how lucky the shots of the finished game were; left to the front end, too.
  case luck
  /// Leaves the game; left to the front end, too.
  case leave = "leave-seat"
}

/// A target that can be focused at a seat.
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
  /// The player's own board in a duel, for an onlooker the second one; while it is focused, a small screen shows it
  /// in place of the other one.
  case ownBoard
  /// A button.
  case button(SeatButton)
}

/// A task for the front end after an event at a seat.
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// seat.update(.shuffled(seed: 1))
/// guard case .send(let game)? = seat.update(.button(.finished)).first else { return }
/// assert(game.status == .open && game.shots.isEmpty)
/// ```
public indirect enum SeatEffect: Hashable, Sendable {
  /// Show the whole seat: a game begins, or resumes.
  case open
  /// Send this game to the other player.
  case send(Game)
  /// Take this step of a duel, using the player's key, and send the message.
  case duel(DuelStep)
}

/// A step of a duel for which the player's key is needed.
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// seat.update(.choseDuel(Terms(on: .messages)))
/// seat.update(.shuffled(seed: 1))
/// guard case .duel(.challenge(let fleet, let volley))? = seat.update(.button(.finished)).first else { return }
/// assert(fleet.rules.board == Rules.messages.board && volley == .shots(1))
/// ```
public enum DuelStep: Hashable, Sendable {
  /// Challenge the other player with this fleet and volley.
  case challenge(Fleet, Volley)
  /// Make this move in the open duel.
  case move(DuelMove)
}
