// Focus and keys in a game against the computer: those of the seat, unless the computer is busy.

import BattleshipCore

extension Solo {
  /// How the two players reach each other: as in a conversation.
  static let way = Company.Way.conversation

  /// All focusable targets, from the top of the scene to the bottom.
  public var targets: [SeatTarget] {
    switch moment {
    case .atSeat: seat.targets(by: Self.way) + (duel?.winner == nil ? [] : [.button(.leave)])
    case .showing: [.button(.start)]
    case .thinking, .stuck: []
    }
  }

  /// The focus; nil if there is nothing to do.
  public var focus: SeatTarget? {
    switch moment {
    case .atSeat: seat.hasChosen(.button(.leave)) && duel?.winner != nil ? .button(.leave) : seat.focus(by: Self.way)
    case .showing, .thinking, .stuck: targets.first
    }
  }

  /// The context of key presses.
  public var keyContext: KeyContext {
    switch moment {
    case .atSeat: seat.keyContext(by: Self.way)
    case .showing, .thinking, .stuck: .conversation
    }
  }

  /// The events of typing a part of a cell's name on the board; nil if the key is no part of a name.
  public func naming(with key: Key) -> [SeatEvent]? {
    moment == .atSeat ? seat.naming(with: key, by: Self.way) : nil
  }

  /// The events of a command at the seat; nil if the front has to handle it.
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
