// A seat is what one person does at a game, in every front. Events go in, effects and scenes come out.

import BattleshipCore

/// One person's place at a game: hiding ships, looking for the other player's, waiting, or looking at the end.
///
/// A front draws the ``scene(in:for:)``, turns keys and clicks into events, and does what the effects say:
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
  /// The ships of the next game that is begun here.
  public internal(set) var hiding: Hiding

  /// What the open message asks.
  public private(set) var asked = Asked.nothing

  /// Why the open message of a duel must not be answered, if it must not.
  private(set) var refusal: ReceptionError?

  /// The shots at the open message's ships, if these are the other player's.
  @Boxed var hunting: Hunting?

  /// Whether the person turned away from the open message to begin a game of their own.
  public internal(set) var startsAnew = false

  /// The volley that is aimed in the open duel.
  @Boxed var aiming: Aiming?

  /// The ships with which the open duel is joined.
  var joining = Joining.none

  /// Whether the player pressed once to give up.
  var asksToResign = false

  /// What the computer would do, if it was asked and no shot was answered since.
  @Boxed var advice: Advice?

  /// What was focused by choice; ``focus(by:)`` says whether it is still there.
  var chosenFocus: SeatTarget?

  /// The cell that is being named at the keyboard.
  public internal(set) var naming: TypedCell?

  /// A seat without a message: ships are to be hidden.
  public init(rules: Rules) {
    hiding = Hiding(rules: rules)
  }

  /// What is done at a seat.
  public indirect enum Task: Hashable, Sendable {
    /// Ships are being hidden for a game that is begun here.
    case hiding(Hiding)
    /// The other player's ships are being looked for.
    case hunting(Hunting)
    /// The other player looks for one's own ships.
    case waiting(OwnWaters)
    /// The game was over when it came in. The person at the seat looked for the ships, or the other player did.
    case over(UncoveredGame, seekerIsMe: Bool)
    /// The cells of a volley are being chosen.
    case aiming(Aiming, OwnDuel)
    /// A duel in which there is nothing to choose: to send what ends it, to wait, or to look.
    case duel(OwnDuel)
    /// Somebody else's duel.
    case watching(Duel)
    /// The message is no game, and why.
    case unreadable(MessageURLError)
  }

  /// What is done here now.
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
  ///   - asked: What the message asks.
  ///   - refusal: Why it must not be answered, for a message of a duel that can only be looked at.
  public mutating func open(_ asked: Asked, refusing refusal: ReceptionError? = nil) {
    (self.asked, self.refusal) = (asked, refusal)
    startsAnew = false
    if case .theirs(let game) = asked { hunting = Hunting(game) } else { hunting = nil }
    (chosenFocus, naming, advice) = (nil, nil, nil)
    openDuel()
  }

  /// The open message's game with shots that the message does not have yet.
  public var unsentReply: Game? { hunting.flatMap { $0.hasNews ? $0.reply : nil } }

  /// Whether there is something to go on with: a game that is not over, or ships on the board.
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

  /// This seat with nothing focused by choice, half typed or advised, as it is after going on with a kept game.
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
