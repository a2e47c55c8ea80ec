// The focusable targets at a table at this moment, for every kind of opponent; the phones have targets of their own.

/// Keys and clicks mean the same in every game; each kind of game only chooses which of these controls apply.
package struct Controls: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Only buttons: the board is out of reach (a lock, a question, an end). Empty while all input is ignored.
    case buttons([SeatButton])
    /// A choice that cannot be undone: a key pressed by habit must not answer, so no button has the focus beforehand.
    case question([SeatButton])
    /// The seat's targets, with further buttons below.
    case seat(Transport, and: [SeatButton])
  }

  private let seat: Seat
  private let kind: Kind

  init(_ kind: Kind, at seat: Seat) {
    self.seat = seat
    self.kind = kind
  }

  /// All focusable targets, from the top of the scene to the bottom.
  package var targets: [SeatTarget] {
    switch kind {
    case .buttons(let buttons), .question(let buttons): buttons.map { .button($0) }
    case .seat(let transport, let buttons): seat.targets(by: transport) + buttons.map { .button($0) }
    }
  }

  /// The person's choice if it is still there, else the next step; nil if there is nothing to do, or all is to choose.
  package var focus: SeatTarget? {
    let buttons =
      switch kind {
      case .buttons(let buttons), .question(let buttons), .seat(_, let buttons): buttons
      }
    if let chosen = buttons.first(where: { seat.hasChosen(.button($0)) }) { return .button(chosen) }
    switch kind {
    case .buttons: return targets.first
    case .question: return nil
    case .seat(let transport, _): return seat.focus(by: transport)
    }
  }

  package var keyContext: KeyContext {
    switch kind {
    case .buttons, .question: .conversation
    case .seat(let transport, _): seat.keyContext(by: transport)
    }
  }

  /// The event of a key that is part of a cell's name; nil for other keys.
  package func naming(with key: Key) -> SeatEvent? {
    switch kind {
    case .buttons, .question: nil
    case .seat(let transport, _): seat.naming(with: key, by: transport)
    }
  }

  /// The place off the board that a key names; nil for other keys.
  package func placeOffBoard(named key: Key) -> SafeText? {
    switch kind {
    case .buttons, .question: nil
    case .seat(let transport, _): seat.placeOffBoard(named: key, by: transport)
    }
  }

  /// nil if the front end has to handle the command; `seed` is used only to shuffle.
  package func event(for command: KeyCommand, seed: UInt64) -> SeatEvent? {
    switch kind {
    case .buttons, .question:
      command == .next || command == .board(.press) ? focus.map { seat.event(activating: $0) } : nil
    case .seat(_, let buttons) where command == .next && buttons.contains { focus == .button($0) }:
      focus.map { seat.event(activating: $0) }
    case .seat(let transport, _): seat.event(for: command, by: transport, seed: seed)
    }
  }
}
