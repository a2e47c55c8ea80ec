// What is shown and focused in a game against the computer: the seat's, unless the computer is busy.

import BattleshipCore

extension Solo {
  /// The scene at this moment.
  public func scene(in language: Language) -> Scene { TableView(self).scene(in: language) }

  /// The sentences about the last event.
  public func spoken(in language: Language) -> [SafeText] { TableView(self).spoken(in: language) }

  static let transport = Transport.conversation

  /// What a finished game has beside the seat's buttons.
  static let end: [SeatTarget] = [.button(.luck), .button(.leave)]

  /// All focusable targets, from the top of the scene to the bottom.
  public var targets: [SeatTarget] {
    guard phase == .atSeat else { return [] }
    if seat.isShowing { return [.button(.start)] }
    return seat.targets(by: Self.transport) + (duel?.winner == nil ? [] : Self.end)
  }

  /// The focus; nil if there is nothing to do.
  public var focus: SeatTarget? {
    guard phase == .atSeat, !seat.isShowing else { return targets.first }
    let chosen = duel?.winner == nil ? nil : Self.end.first { seat.hasChosen($0) }
    return chosen ?? seat.focus(by: Self.transport)
  }

  package var keyContext: KeyContext {
    phase == .atSeat && !seat.isShowing ? seat.keyContext(by: Self.transport) : .conversation
  }

  package func naming(with key: Key) -> SeatEvent? {
    phase == .atSeat && !seat.isShowing ? seat.naming(with: key, by: Self.transport) : nil
  }

  package func event(for command: KeyCommand, seed: () -> UInt64) -> SeatEvent? {
    guard phase == .atSeat else { return nil }
    if seat.isShowing { return command == .next || command == .board(.press) ? .button(.start) : nil }
    if command == .next, let focus, Self.end.contains(focus), case .button(let button) = focus {
      return .button(button)
    }
    return seat.event(for: command, by: Self.transport, seed: seed)
  }
}
