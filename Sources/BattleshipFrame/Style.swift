// The look of a piece of the screen: its role and emphasis, and the colours of a picture if one is there.

/// The role of a piece of the screen; the terminal chooses a look for it.
package enum Role: UInt8, CaseIterable, Hashable, Sendable {
  case plain
  /// Less important text: times, hints, separators.
  case faint
  case title
  case accent
  /// Text that is lit up, such as the label of the cursor's row or column.
  case lit
  /// The names of rows and columns, on a sea that extends beyond the board, and those of the cursor.
  case ruler, rulerLit
  /// An unknown cell.
  case water
  /// An unknown cell where the computer considers a ship slightly, fairly or very likely.
  case unlikely, likely, likeliest
  case ship
  /// The hull of the ship being placed.
  case planned
  /// The hull of the ship being placed if it cannot lie there.
  case misfit
  /// A cell that is chosen, or fired at but not answered yet.
  case aimed
  case hit
  /// The hull of a sunk ship.
  case wreck
  /// A hit on a sunk ship.
  case sunk
  case miss
  /// The cell under the cursor, distinct even without colour.
  case cursor
  case bubbleMine
  case bubbleTheirs
  case button
  /// The button that Enter presses, distinct even without colour.
  case buttonFocused
  case buttonDisabled
  case field
  case notification
  case warning
  /// Text on a bar or a panel: ordinary, less important, a key or the title, and the name of the game.
  case bar, barFaint, barLit, barName, barAlarm
  /// A hit or a sinking, beside the boards.
  case alarm
}

package struct Emphasis: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Emphasis(rawValue: 1)
  package static let reversed = Emphasis(rawValue: 2)

  /// On the second background colour of a sea's chequerboard.
  package static let deep = Emphasis(rawValue: 4)
}

package struct Style: Hashable, Sendable {
  package var role: Role
  package var emphasis: Emphasis
  package var paint = Paint.none

  package init(_ role: Role, _ emphasis: Emphasis = []) {
    self.role = role
    self.emphasis = emphasis
  }

  package static let plain = Style(.plain)
}
