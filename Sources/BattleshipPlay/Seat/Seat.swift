// A seat is what one person does at a game, in every front. Events go in, effects and scenes come out.

import BattleshipCore

/// One person's place at a game: hiding ships, looking for the other player's, waiting, or seeing how it ended.
///
/// A front draws the ``scene(in:for:)``, turns keys and clicks into events, and carries out the effects:
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
  /// The ships for the next game begun here.
  public internal(set) var hiding: Hiding

  /// What the open message asks for.
  public private(set) var asked = Asked.nothing

  /// Why the open message of a duel must not be answered; nil if it may be.
  private(set) var refusal: ReceptionError?

  /// The hunt in the open message, if its ships are the other player's.
  @Boxed var hunting: Hunting?

  /// Whether the person left the open message to begin a game of their own.
  public internal(set) var startsAnew = false

  /// The volley being aimed in the open duel.
  @Boxed var aiming: Aiming?

  /// The progress of joining the open duel.
  var joining = Joining.none

  /// Whether the player has pressed once to give up.
  var asksToResign = false

  /// The computer's advice, if it was asked for and the chart has not changed since.
  @Boxed var advice: Advice?

  /// The target that the player focused; ``focus(by:)`` says whether it is still there.
  var chosenFocus: SeatTarget?

  /// The cell being named at the keyboard.
  public internal(set) var naming: TypedCell?

  /// A seat without a message: ships are to be hidden.
  public init(rules: Rules) {
    hiding = Hiding(rules: rules)
  }

  /// A task at a seat.
  public indirect enum Task: Hashable, Sendable {
    /// Ships are being hidden for a game that is begun here.
    case hiding(Hiding)
    /// The other player's ships are being looked for.
    case hunting(Hunting)
    /// The other player looks for the ships of the person at the seat.
    case waiting(OwnWaters)
    /// A game that was over when it came in, and whether the person at the seat was the one who fired.
    case over(UncoveredGame, seekerIsMe: Bool)
    /// The cells of a volley are being chosen.
    case aiming(Aiming, OwnDuel)
    /// A duel without a cell to choose: the player sends the message that ends it, waits, or looks.
    case duel(OwnDuel)
    /// Somebody else's duel.
    case watching(Duel)
    /// The message is not a game; the error says why.
    case unreadable(MessageURLError)
  }

  /// The current task.
  public var task: Task {
    switch startsAnew ? .nothing : asked {
    case .nothing: .hiding(hiding)
    case .mine(let game): UncoveredGame(game).map { .over($0, seekerIsMe: false) } ?? .waiting(OwnWaters(ownGame: game))
    case .theirs(let game):
      UncoveredGame(game).map { .over($0, seekerIsMe: true) } ?? .hunting(hunting ?? Hunting(game))
    case .duel(let duel): task(in: duel)
    case .watching(let duel): .watching(duel)
    case .unreadable(let error): .unreadable(error)
    }
  }

  /// Opens a message, or none.
  ///
  /// - Parameters:
  ///   - asked: What the message asks for.
  ///   - refusal: Why it must not be answered, if it is a duel's message that can only be looked at.
  public mutating func open(_ asked: Asked, refusing refusal: ReceptionError? = nil) {
    (self.asked, self.refusal) = (asked, refusal)
    startsAnew = false
    if case .theirs(let game) = asked { hunting = Hunting(game) } else { hunting = nil }
    (chosenFocus, naming, advice) = (nil, nil, nil)
    openDuel()
  }

  /// The open message's game, if it has shots that the message does not have yet.
  public var unsentReply: Game? { hunting.flatMap { $0.hasNews ? $0.reply : nil } }

  /// Whether there is something to resume: an open game, an unreadable message, or ships on the board.
  public var hasBegun: Bool {
    if !startsAnew {
      switch asked {
      case .unreadable: return true
      case .duel(let own): if own.due != .nothing { return true }
      case .mine(let game), .theirs(let game): if game.status == .open { return true }
      case .nothing, .watching: break
      }
    }
    return !hiding.draft.ships.isEmpty
  }

  /// This seat without a chosen focus, a half-typed name or advice, as it is when a kept game is resumed.
  public var atRest: Seat {
    var seat = self
    (seat.chosenFocus, seat.naming, seat.advice) = (nil, nil, nil)
    return seat
  }
}

extension Seat.Task {
  /// Whether the other task is of the same kind, perhaps in another game.
  package func isSameKind(as other: Seat.Task) -> Bool { kind == other.kind }

  private var kind: Int {
    switch self {
    case .hiding: 0
    case .hunting: 1
    case .waiting: 2
    case .over: 3
    case .aiming: 4
    case .duel: 5
    case .watching: 6
    case .unreadable: 7
    }
  }
}
