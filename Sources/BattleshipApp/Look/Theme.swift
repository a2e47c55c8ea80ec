// A theme: which colours the roles have; the names that --theme takes.

/// A choice of colours.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Hits red and misses white, as with the pegs of the game in a box.
  case pegs
  /// Hits green and misses red, as in the game that this one comes from.
  case demo
  /// Colours that every kind of colour vision tells apart.
  case safe
  /// Dark letters on a light ground.
  case light
  /// No colours.
  case mono

  /// The colours; nil if there are none.
  public var inks: Inks? {
    switch self {
    case .pegs: .pegs
    case .demo: .demo
    case .safe: .safe
    case .light: .light
    case .mono: nil
    }
  }
}

/// The colours of a theme, by what they are for.
public struct Inks: Hashable, Sendable {
  /// Behind everything that has no other ground.
  let ground: Ink
  /// Text, and text that may be overlooked.
  let text, quiet: Ink
  /// Titles and links.
  let name: Ink
  /// What Enter does, and the letters on it.
  let focus, onFocus: Ink
  /// What was refused or needs care.
  let refusal: Ink
  /// The sea, its other half, and the dots on it.
  let sea, deep, ripple: Ink
  /// The sea where a ship is a little, fairly or very likely.
  let likelihoods: [Ink]
  /// A miss, and its ground if that is not the sea.
  let miss: Ink
  let missGround: Ink?
  /// A hit, and what burns under it.
  let hit, fire: Ink
  /// A ship, the ship in the hand, a ship that was sunk, and the marks on that.
  let hull, planned, wreck, onWreck: Ink
  /// The bubbles of messages, one's own first, and the letters on them.
  let mine, theirs, onMine, onTheirs: Ink
}

extension Inks {
  /// The colours of a role: letters, ground, and the ground of every other cell of a sea.
  public subscript(role: Role) -> (letters: Ink, ground: Ink, deep: Ink) {
    let (letters, ground, deep): (Ink, Ink, Ink?) =
      switch role {
      case .plain, .field: (text, self.ground, nil)
      case .faint, .buttonDisabled: (quiet, self.ground, nil)
      case .title: (text, self.ground, nil)
      case .accent: (name, self.ground, nil)
      case .lit: (focus, self.ground, nil)
      case .water: (ripple, sea, self.deep)
      case .unlikely: (miss, likelihoods[0], nil)
      case .likely: (miss, likelihoods[1], nil)
      case .likeliest: (miss, likelihoods[2], nil)
      case .ship: (hull, sea, self.deep)
      case .planned: (planned, sea, self.deep)
      case .misfit: (refusal, sea, self.deep)
      case .aimed: (focus, sea, self.deep)
      case .miss: (miss, missGround ?? sea, missGround ?? self.deep)
      case .hit: (hit, fire, nil)
      case .wreck: (wreck, sea, self.deep)
      case .sunk: (onWreck, wreck, nil)
      case .cursor, .buttonFocused: (onFocus, focus, nil)
      case .bubbleMine: (onMine, mine, nil)
      case .bubbleTheirs, .notification: (onTheirs, theirs, nil)
      case .button: (name, self.ground, nil)
      case .warning: (refusal, self.ground, nil)
      }
    return (letters, ground, deep ?? ground)
  }
}
