// A seat: one person's side of a game, in every front end. Events go in, effects and scenes come out.

import BattleshipCore
import BattleshipPlayers

/// One person's place at a game: hiding ships, looking for the other player's, waiting, or seeing how it ended.
///
/// A front end draws the ``scene(in:for:)``, turns keys and clicks into events, and carries out the effects:
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// seat.update(.pressed)  // a ship on A1
/// seat.update(.pointed(Cell("B2")!))
/// seat.update(.pressed)
/// let fleet = try Fleet(named: "A1,B2", rules: .messages)
/// let effects = seat.update(.button(.finished))
/// assert(effects == [.send(Game(fleet: fleet))])
/// ```
public struct Seat: Hashable, Sendable {
  /// The ships for the next game begun here: on the board, or set aside while a message is open.
  public internal(set) var nextFleet: Hiding

  /// The task that the open message sets; nil while none is open.
  private var opened: Task?

  /// Whether the next game was chosen while a message was open; otherwise it takes over the message's rules.
  var isChosen = false

  /// The computer's advice; nil if there is none, or the chart has changed.
  var advice: Advice?

  /// The cells with the person's water marks in the other player's sea. They stay until the next game.
  package internal(set) var notes = CellSet()

  /// The person's choice; ``focus(by:)`` checks whether it is still available.
  var chosenFocus: SeatTarget?

  /// Which of the opponent's last shots are shown.
  var shown = Shown.all

  enum Shown: Hashable, Sendable {
    case all
    /// None yet, so that the person's own results are seen first.
    case withheld
    /// The first ones of several that are shown one by one.
    case first(Int)

    var count: Int {
      switch self {
      case .all: .max
      case .withheld: 0
      case .first(let count): count
      }
    }
  }

  /// Whether no fleet can give the opponent's answers; false until ``checkAnswers()`` has looked for one.
  package private(set) var opponentCannotOpen = false

  /// The cell name being typed.
  public internal(set) var naming: TypedCell?

  /// A seat without a message, where ships are hidden.
  public init(rules: Rules) {
    nextFleet = Hiding(rules: rules)
  }

  /// The current task, with everything that the person has done in it. Other types use `Seat+Questions`.
  var task: Task { opened ?? .hiding(nextFleet) }

  indirect enum Task: Hashable, Sendable {
    /// Ships are being hidden, for a game that begins here or to join a duel.
    case hiding(Hiding)
    /// The other player's ships are being looked for.
    case hunting(Hunting)
    /// The other player looks for the ships of the person at the seat.
    case waiting(OwnBoard)
    /// A game that was over when it was opened, and whether the person at the seat was the one who fired.
    case over(RevealedGame, seekerIsMe: Bool)
    /// The cells of a volley are being chosen.
    case aiming(Aiming)
    /// A duel without a cell to choose: the player sends the message that ends it, waits, or looks.
    case duel(OwnDuel)
    /// A duel of two other people, or one whose message must not be answered; the error says why.
    case watching(Duel, refusal: ReceptionError?)
    /// The message is not a game; the error says why.
    case unreadable(MessageURLError)
  }

  package var beginsGame: Bool { opened == nil }

  /// Opens a message; `.nothing` closes it.
  public mutating func open(_ message: OpenedMessage) {
    opened = message.task
    isChosen = false
    chosenFocus = nil
    shown = .all
    naming = nil
    advice = nil
    opponentCannotOpen = false
  }

  /// Looks for a fleet that gives the answers of a person, who may lie. The search is slow, so a front end calls this
  /// once for each message.
  package mutating func checkAnswers() {
    opponentCannotOpen = duel.map { $0.duel.winner == nil && !$0.chart.isPossible } ?? false
  }

  mutating func choose(_ rules: Rules, for purpose: Hiding.Purpose) {
    nextFleet = Hiding(rules: rules, for: purpose)
    isChosen = !beginsGame
  }

  /// Leaves the message for the next game: the one chosen meanwhile, or one like the message's.
  mutating func begin(like rules: Rules, for purpose: Hiding.Purpose) {
    notes = CellSet()
    if !isChosen, nextFleet.draft.rules != rules || nextFleet.purpose != purpose {
      nextFleet = Hiding(rules: rules, for: purpose)
    }
    open(.nothing)
  }

  /// The message with the shots that the open message lacks, to send but never to show; nil if it lacks none.
  public func unsentMessageURL(base: MessageURLBase = .demo) -> String? { unsentReply?.messageURL(base: base) }

  package var unsentReply: Game? {
    guard case .hunting(let hunting) = task, hunting.hasNews else { return nil }
    return hunting.reply
  }

  /// Whether there is something to resume: an open game, an unreadable message, or ships on the board.
  public var hasBegun: Bool {
    switch task {
    case .hunting, .waiting, .aiming, .unreadable: true
    case .hiding, .over, .duel, .watching: duel.map { $0.due != .nothing } ?? false || !nextFleet.draft.ships.isEmpty
    }
  }

  /// This seat without a chosen focus, a half-typed name or advice, as when a saved game is resumed.
  public var atRest: Seat {
    var seat = self
    seat.chosenFocus = nil
    seat.naming = nil
    seat.advice = nil
    return seat
  }
}

extension Seat {
  mutating func proceed(to task: Task) {
    if !beginsGame { opened = task }
  }

  /// Only the closure for the current task runs.
  mutating func change(
    place: (inout Hiding) -> Void = { _ in }, hunt: (inout Hunting) -> Void = { _ in },
    aim: (inout Aiming) -> Void = { _ in }
  ) {
    switch opened {
    case nil: place(&nextFleet)
    case .hiding(var current)?:
      place(&current)
      opened = .hiding(current)
    case .hunting(var current)?:
      hunt(&current)
      opened = .hunting(current)
    case .aiming(var current)?:
      aim(&current)
      opened = .aiming(current)
    case .waiting?, .over?, .duel?, .watching?, .unreadable?: break
    }
  }
}
