// The look of a piece of the screen: its role and emphasis, and the colours of a picture if one is there.

/// The role of a piece of the screen; the terminal chooses a look for it.
package enum Role: UInt8, CaseIterable, Hashable, Sendable {
  /// Ordinary text.
  case plain
  /// Less important text: times, hints, separators.
  case faint
  /// The title of a screen.
  case title
  /// Text that stands out.
  case accent
  /// Text that is lit up, such as the label of the cursor's row or column.
  case lit
  /// An unknown cell.
  case water
  /// An unknown cell where the computer considers a ship slightly, fairly or very likely.
  case unlikely, likely, likeliest
  /// The hull of a ship.
  case ship
  /// The hull of the ship being placed.
  case planned
  /// The hull of the ship being placed if it cannot lie there.
  case misfit
  /// A cell that is chosen, or fired at but not answered yet.
  case aimed
  /// A hit.
  case hit
  /// The hull of a sunk ship.
  case wreck
  /// A hit on a sunk ship.
  case sunk
  /// A missed shot.
  case miss
  /// The cell under the cursor, distinct even without colour.
  case cursor
  /// A message sent from this phone.
  case bubbleMine
  /// A message from the other phone.
  case bubbleTheirs
  /// A button.
  case button
  /// The button that Enter presses, distinct even without colour.
  case buttonFocused
  /// A button that cannot be pressed now.
  case buttonDisabled
  /// The field where a message is written.
  case field
  /// A notification on a locked phone.
  case notification
  /// A problem or a warning.
  case warning
  /// Text on a bar or a panel: ordinary, less important, a key or the title, and the name of the game.
  case bar, barFaint, barLit, barName
  /// Beside the boards, what was hit or sunk.
  case alarm
}

/// The emphasis of a piece of the screen, in addition to its role.
package struct Emphasis: OptionSet, Hashable, Sendable {
  /// One bit for each constant below.
  package let rawValue: UInt8

  /// Creates an emphasis from the bits below.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Emphasis(rawValue: 1)

  package static let underlined = Emphasis(rawValue: 2)

  /// With letter and background colours exchanged.
  package static let reversed = Emphasis(rawValue: 4)

  /// On the second background colour of a sea's chequerboard.
  package static let deep = Emphasis(rawValue: 8)
}

/// The look of a piece of the screen: its role, its emphasis, and perhaps the colours of a picture.
package struct Style: Hashable, Sendable {
  package var role: Role

  package var emphasis: Emphasis

  /// The colours of a picture, if one replaces the role's own.
  package var paint = Paint.none

  /// Creates a style.
  package init(_ role: Role, _ emphasis: Emphasis = []) {
    self.role = role
    self.emphasis = emphasis
  }

  /// Ordinary text.
  package static let plain = Style(.plain)
}
