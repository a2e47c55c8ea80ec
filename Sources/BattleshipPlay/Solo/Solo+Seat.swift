// Focus and keys in a game against the computer: those of the seat, unless the computer is busy.

import BattleshipCore

extension Solo {
  static let transport = Transport.conversation

  /// All focusable targets, from the top of the scene to the bottom.
  public var targets: [SeatTarget] {
    switch phase {
    case .atSeat: seat.targets(by: Self.transport) + (duel?.winner == nil ? [] : [.button(.leave)])
    case .showing: [.button(.start)]
    case .thinking, .stuck: []
    }
  }

  /// The focus; nil if there is nothing to do.
  public var focus: SeatTarget? {
    switch phase {
    case .atSeat:
      seat.hasChosen(.button(.leave)) && duel?.winner != nil ? .button(.leave) : seat.focus(by: Self.transport)
    case .showing, .thinking, .stuck: targets.first
    }
  }

  package var keyContext: KeyContext {
    switch phase {
    case .atSeat: seat.keyContext(by: Self.transport)
    case .showing, .thinking, .stuck: .conversation
    }
  }

  package func naming(with key: Key) -> SeatEvent? {
    phase == .atSeat ? seat.naming(with: key, by: Self.transport) : nil
  }

  package func event(for command: KeyCommand, seed: () -> UInt64) -> SeatEvent? {
    switch phase {
    case .atSeat:
      focus == .button(.leave) && command == .next
        ? .button(.leave) : seat.event(for: command, by: Self.transport, seed: seed)
    case .showing: command == .next || command == .board(.press) ? .button(.start) : nil
    case .thinking, .stuck: nil
    }
  }
}
