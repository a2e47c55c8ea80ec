// The scene and the focus in a game against the computer: the seat's, unless the computer is busy.

import BattleshipCore

extension Solo {
  /// The scene at this moment.
  public func scene(in language: Language) -> Scene { VisibleTable(self).scene(in: language) }

  /// The sentences about the last event.
  public func spoken(in language: Language) -> [SafeText] { VisibleTable(self).spoken(in: language) }

  /// The buttons of a finished game besides the seat's.
  static let end: [SeatButton] = [.luck, .leave]

  var controls: Controls {
    guard phase == .atSeat else { return Controls(.buttons([]), at: seat) }
    if seat.isShowing { return Controls(.buttons([.nextShot]), at: seat) }
    return Controls(.seat(.conversation, and: duel?.winner == nil ? [] : Self.end), at: seat)
  }

  /// All focusable targets, from the top of the scene to the bottom.
  public var targets: [SeatTarget] { controls.targets }

  /// The focus; nil if there is nothing to do.
  public var focus: SeatTarget? { controls.focus }
}
