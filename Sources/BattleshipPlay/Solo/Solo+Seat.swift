// What is shown and focused in a game against the computer: the seat's, unless the computer is busy.

import BattleshipCore

extension Solo {
  /// The scene at this moment.
  public func scene(in language: Language) -> Scene { TableView(self).scene(in: language) }

  /// The sentences about the last event.
  public func spoken(in language: Language) -> [SafeText] { TableView(self).spoken(in: language) }

  static let transport = Transport.conversation

  /// All focusable targets, from the top of the scene to the bottom.
  public var targets: [SeatTarget] {
    guard phase == .atSeat else { return [] }
    if seat.isShowing { return [.button(.start)] }
    return seat.targets(by: Self.transport) + (duel?.winner == nil ? [] : [.button(.leave)])
  }

  /// The focus; nil if there is nothing to do.
  public var focus: SeatTarget? {
    guard phase == .atSeat, !seat.isShowing else { return targets.first }
    return seat.hasChosen(.button(.leave)) && duel?.winner != nil
      ? .button(.leave) : seat.focus(by: Self.transport)
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
    return focus == .button(.leave) && command == .next
      ? .button(.leave) : seat.event(for: command, by: Self.transport, seed: seed)
  }
}
