// How something looks, said by what it is: a role, and words that stress it; colours are the terminal's business.

/// What a piece of a screen is; the terminal chooses a look for it.
public enum Role: UInt8, CaseIterable, Hashable, Sendable {
  /// Text as it comes.
  case plain
  /// What may be overlooked: hours, hints, rules between things.
  case faint
  /// What a screen is called.
  case title
  /// What stands out from the text about it.
  case accent
  /// The name of the row or the column of the cursor.
  case lit
  /// A cell of which nothing is known.
  case water
  /// A cell of which nothing is known, where a ship is a little, fairly or very likely, as the computer thinks.
  case unlikely, likely, likeliest
  /// The hull of a ship.
  case ship
  /// The hull of the ship in the hand.
  case planned
  /// The hull of the ship in the hand, where it cannot lie.
  case misfit
  /// A cell that is chosen, or was fired at and not answered yet.
  case aimed
  /// A hit.
  case hit
  /// The hull of a ship that was sunk.
  case wreck
  /// A hit on a ship that was sunk.
  case sunk
  /// A cell where a shot met water.
  case miss
  /// The cell under the cursor; tells itself apart without colour.
  case cursor
  /// A message sent from this phone.
  case bubbleMine
  /// A message from the other phone.
  case bubbleTheirs
  /// A button.
  case button
  /// The button that Enter presses; tells itself apart without colour.
  case buttonFocused
  /// A button that cannot be pressed now.
  case buttonDisabled
  /// The field where a message is written.
  case field
  /// A notification on a locked phone.
  case notification
  /// What went wrong or needs care.
  case warning
}

/// What stresses a piece of a screen, besides its role.
public struct Emphasis: OptionSet, Hashable, Sendable {
  /// One bit for each word below.
  public let rawValue: UInt8

  /// The emphasis with the bits of the words below.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// In bold letters.
  public static let bold = Emphasis(rawValue: 1)

  /// With a line under it.
  public static let underlined = Emphasis(rawValue: 2)

  /// With the colours of letters and ground exchanged.
  public static let reversed = Emphasis(rawValue: 4)

  /// On the second of the two grounds of a sea, which lies like a chequerboard.
  public static let deep = Emphasis(rawValue: 8)
}

/// How a piece of a screen looks: what it is, and how it is stressed.
public struct Style: Hashable, Sendable {
  /// What it is.
  public var role: Role

  /// How it is stressed.
  public var emphasis: Emphasis

  /// The colours of a picture, where there is one in the place of the role's own.
  public var paint = Paint.none

  /// The look of a role, stressed or not.
  public init(_ role: Role, _ emphasis: Emphasis = []) {
    self.role = role
    self.emphasis = emphasis
  }

  /// Text as it comes.
  public static let plain = Style(.plain)
}
