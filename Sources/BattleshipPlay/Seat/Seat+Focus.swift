// The targets that can be focused at a seat, in order, and its buttons: the same for every front end.

import BattleshipCore

extension Seat {
  /// All focusable targets, from the top of the scene to the bottom.
  public func targets(by transport: Transport) -> [SeatTarget] {
    (board == nil ? [] : [.board]) + (hasOwnBoard ? [.ownBoard] : [])
      + buttons(by: transport).filter { $0.isEnabled }.map { .button($0.button) }
  }

  /// The focus: the person's choice if it is still there, else the next step; nil if there is nothing to do.
  public func focus(by transport: Transport) -> SeatTarget? {
    let targets = targets(by: transport)
    if let chosenFocus, targets.contains(chosenFocus) { return chosenFocus }
    // An enabled button is the next step after the board. Giving up and looking at one's own board never are.
    let steps = targets.filter { $0 != .ownBoard }
    return steps.first { $0 != .board && $0 != .button(.resign) } ?? steps.first
  }

  private var hasOwnBoard: Bool {
    switch task {
    case .aiming, .duel: duel.flatMap { ownFleet(in: $0) } != nil
    case .watching: true
    case .hiding, .hunting, .waiting, .over, .unreadable: false
    }
  }

  func hasChosen(_ target: SeatTarget) -> Bool { chosenFocus == target }

  /// Whether the player chose the focus, rather than leaving it at the next step.
  public var hasChosenFocus: Bool { chosenFocus != nil }

  func buttons(by transport: Transport) -> [(button: SeatButton, isEnabled: Bool)] {
    switch task {
    case .hiding(let hiding): [(.finished, hiding.draft.isComplete)]
    case .hunting(let hunting): hunting.revealed == nil ? [] : [(.reply, true), (.watch, true)]
    case .waiting: transport == .sharedKeyboard ? [(.handOver, true)] : []
    case .over(let game, _): Self.buttons(after: game, by: transport)
    case .aiming(let aiming) where aiming.asksToResign: [(.playOn, true), (.resign, true)]
    case .aiming(let aiming):
      (aiming.shotsDue > 1 ? [(.fire, aiming.isComplete)] : []) + (aiming.own.side == nil ? [] : [(.resign, true)])
    case .duel(let own):
      switch own.due {
      case .answer, .lastAnswers, .open: [(.answer, true)]
      case .nothing:
        Self.next(after: own, by: transport).map { ($0, true) }
      case .join, .fire, .wait:
        switch transport {
        case .sharedKeyboard: [(.handOver, true)]
        case .conversation: []
        case .link: [(.leave, true)]
        }
      }
    case .watching: transport == .link ? [(.leave, true)] : []
    case .unreadable: []
    }
  }

  /// After a finished duel. At one keyboard, the player who moved last shows the other one how it ended.
  private static func next(after own: OwnDuel, by transport: Transport) -> [SeatButton] {
    switch transport {
    case .sharedKeyboard:
      ((own.hasWon == true) != own.duel.isResigned ? [.handOver, .start] : [.start, .handOver]) + [.watch]
    case .conversation: [.start, .watch]
    case .link: lastButtons
    }
  }

  /// The buttons of a game of which nobody has to be shown the end.
  static let lastButtons: [SeatButton] = [.start, .watch, .luck, .leave]

  private static func buttons(
    after game: RevealedGame, by transport: Transport
  ) -> [(button: SeatButton, isEnabled: Bool)] {
    let watch: [SeatButton] = game.chart.shots.isEmpty ? [] : [.watch]
    let next: [SeatButton] =
      switch transport {
      // Either of the two may hide the ships of the next game.
      case .sharedKeyboard: [.start, .handOver] + watch
      case .conversation: [.start] + watch
      case .link: [.start] + watch + [.leave]
      }
    return next.map { ($0, true) }
  }
}
