// A seat: what one person does at a game, whatever front shows it. Events go in, effects and scenes come out.

import BattleshipCore

/// One person's place at a game: hiding ships, looking for the other player's, waiting, or looking at the end.
///
/// A front draws the ``scene(in:for:)``, turns keys and clicks into events, and does what the effects say:
///
///     var seat = Seat(rules: .messages)
///     _ = seat.update(.pressed)  // a ship on A1
///     _ = seat.update(.pointed(Cell("B2")!))
///     _ = seat.update(.pressed)
///     seat.update(.button(.finished))  // [.send(game)]
public struct Seat: Hashable, Sendable {
  /// The ships of the next game that is begun here.
  public private(set) var hiding: Hiding

  /// What the open message asks.
  public private(set) var asked = Asked.nothing

  /// The shots at the open message's ships, if these are the other player's.
  private var hunting: Hunting?

  /// Whether the person turned away from the open message to begin a game of their own.
  public private(set) var startsAnew = false

  /// What was focused by choice; ``focus(by:)`` says whether it is still there.
  var chosenFocus: SeatTarget?

  /// The cell that is being named at the keyboard.
  public internal(set) var naming: TypedCell?

  /// A seat without a message: ships are to be hidden.
  public init(rules: Rules) {
    hiding = Hiding(rules: rules)
  }

  /// What is done at a seat.
  public enum Task: Hashable, Sendable {
    /// Ships are being hidden for a game that is begun here.
    case hiding(Hiding)
    /// The other player's ships are being looked for.
    case hunting(Hunting)
    /// The other player looks for one's own ships.
    case waiting(OwnWaters)
    /// The game was over when it came in. The person at the seat looked for the ships, or the other player did.
    case over(UncoveredGame, seekerIsMe: Bool)
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
    case .unreadable(let error): .unreadable(error)
    }
  }

  /// Opens a message, or none.
  public mutating func open(_ asked: Asked) {
    self.asked = asked
    startsAnew = false
    if case .theirs(let game) = asked { hunting = Hunting(game) } else { hunting = nil }
    (chosenFocus, naming) = (nil, nil)
  }

  /// The open message's game with shots that the message does not have yet.
  public var unsentReply: Game? { hunting.flatMap { $0.hasNews ? $0.reply : nil } }

  /// Whether there is something to go on with: a game that is not over, or ships on the board.
  public var hasBegun: Bool {
    if !startsAnew {
      if case .unreadable = asked { return true }
      if asked.game?.status == .open { return true }
    }
    return !hiding.draft.ships.isEmpty
  }

  /// This seat with nothing focused by choice and nothing half typed, as it is after going on with a kept game.
  public var atRest: Seat {
    var seat = self
    (seat.chosenFocus, seat.naming) = (nil, nil)
    return seat
  }
}

extension Seat {
  /// Lets something happen. What makes no sense at this moment changes nothing.
  ///
  /// - Returns: What follows, for the front to do.
  @discardableResult
  public mutating func update(_ event: SeatEvent) -> [SeatEffect] {
    let before = task
    let effects = apply(event)
    // Another task begins with its own next step, and so does a board with nothing more to place.
    if !event.isPassing, !task.isSameKind(as: before) || hasPlacedAll(by: event) { chosenFocus = nil }
    return effects
  }

  private mutating func apply(_ event: SeatEvent) -> [SeatEffect] {
    switch event {
    case .chose(let rules): hiding = Hiding(rules: rules)
    case .focused(let target): chosenFocus = target
    case .naming(let cell): naming = cell
    case .button(let button): return press(button)
    case .pointed(let cell): change({ $0.point(at: cell) }, { $0.point(at: cell) })
    case .pressed: change({ $0.press() }, { $0.fire() })
    case .placed(let ship): change({ $0.place(ship) }, { _ in })
    case .turned: change({ $0.turn() }, { _ in })
    case .tookBack: change({ $0.takeBack() }, { _ in })
    case .shuffled(let seed): change({ $0.shuffle(seed: seed) }, { _ in })
    }
    return []
  }

  /// Changes what the task at hand is about.
  private mutating func change(_ place: (inout Hiding) -> Void, _ hunt: (inout Hunting) -> Void) {
    switch task {
    case .hiding: place(&hiding)
    case .hunting(var current):
      hunt(&current)
      hunting = current
    case .waiting, .over, .unreadable: break
    }
  }

  private mutating func press(_ button: SeatButton) -> [SeatEffect] {
    switch (button, task) {
    case (.start, .over(let game, _)):
      startsAnew = true
      if hiding.draft.rules != game.chart.rules { hiding = Hiding(rules: game.chart.rules) }
      return [.open]
    case (.start, _): return [.open]
    case (.finished, .hiding(let hiding)): return hiding.fleet.map { [.send(Game(fleet: $0))] } ?? []
    case (.reply, .hunting(let hunting)):
      guard hunting.uncovered != nil else { return [] }
      self.hunting = nil
      return [.send(hunting.reply)]
    case (.finished, _), (.reply, _), (.handOver, _): return []
    }
  }

  private func hasPlacedAll(by event: SeatEvent) -> Bool {
    guard case .hiding(let hiding) = task, hiding.draft.isComplete else { return false }
    switch event {
    case .pressed, .placed, .shuffled: return true
    case .chose, .pointed, .turned, .tookBack, .button, .focused, .naming: return false
    }
  }
}

extension Seat.Task {
  /// Whether the other task is of the same kind, at whatever game.
  package func isSameKind(as other: Seat.Task) -> Bool { kind == other.kind }

  private var kind: Int {
    switch self {
    case .hiding: 0
    case .hunting: 1
    case .waiting: 2
    case .over: 3
    case .unreadable: 4
    }
  }
}
