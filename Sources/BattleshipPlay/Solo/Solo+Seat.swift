// What can be focused in a game against the computer, and what keys mean there: the seat's, unless the computer is busy.

import BattleshipCore

extension Solo {
  /// How the two reach each other: as in a conversation of their own.
  static let way = Company.Way.conversation

  /// Everything that can be focused, from the top of the scene to the bottom.
  public var targets: [SeatTarget] {
    switch moment {
    case .atSeat: seat.targets(by: Self.way) + (duel?.winner == nil ? [] : [.button(.leave)])
    case .showing: [.button(.start)]
    case .thinking, .stuck: []
    }
  }

  /// What is focused; nil if there is nothing to do.
  public var focus: SeatTarget? {
    switch moment {
    case .atSeat: seat.hasChosen(.button(.leave)) && duel?.winner != nil ? .button(.leave) : seat.focus(by: Self.way)
    case .showing, .thinking, .stuck: targets.first
    }
  }

  /// Where keys are pressed now.
  public var keyContext: KeyContext {
    switch moment {
    case .atSeat: seat.keyContext(by: Self.way)
    case .showing, .thinking, .stuck: .conversation
    }
  }

  /// What a key names on the board: events that go to a cell, or none if it only begins a name; nil if it names nothing.
  public func naming(with key: Key) -> [SeatEvent]? {
    moment == .atSeat ? seat.naming(with: key, by: Self.way) : nil
  }

  /// What a command means at the seat; nil if it is the front's own business.
  public func events(for command: KeyCommand, seed: () -> UInt64) -> [SeatEvent]? {
    switch moment {
    case .atSeat:
      focus == .button(.leave) && command == .next
        ? [.button(.leave)] : seat.events(for: command, by: Self.way, seed: seed)
    case .showing: command == .next || command == .press ? [.button(.start)] : nil
    case .thinking, .stuck: nil
    }
  }
}
