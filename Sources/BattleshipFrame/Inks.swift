// The inks of a theme, and the roles that use them.

import BattleshipText

extension Theme {
  package var inks: Inks? {
    switch self {
    case .pegs: .pegs
    case .demo: .demo
    case .safe: .safe
    case .light: .light
    case .mono: nil
    }
  }
}

package struct Inks: Hashable, Sendable {
  /// The default background, and that of bars and panels.
  let ground, panel: Ink
  let text, quiet: Ink
  /// Buttons, the name of the game, and text that stands out.
  let name: Ink
  /// The focus, and the letters on it.
  let focus, onFocus: Ink
  let refusal: Ink
  /// The two colours of the sea's chequerboard, and the dots on it.
  let sea, deep, ripple: Ink
  /// The sea outside the board under the names of rows and columns, that under the cursor's, and the letters on it.
  let ruler, rulerDeep, rulerLit, onRuler: Ink
  /// The sea where a ship is slightly, fairly or very likely, the same in every dark theme; and the letters on it.
  var likelihoods = [Ink(0x2c4350, 23, 4), Ink(0x574c28, 58, 6), Ink(0x7a5618, 94, 7, 3)]
  let onLikelihoods: [Ink]
  /// A miss, and its background if that is not the sea.
  let miss: Ink
  let missGround: Ink?
  /// A hit, and its background.
  let hit, fire: Ink
  /// The letters of a hit if its background is light in small palettes; nil if they have the colour `hit`.
  var onFire: Ink?
  /// The glow in a hit, and the edges of its background.
  let ember, charred: Ink
  /// The sea under the newest shot, the splash of that if it missed, and an older miss.
  let fresh, splash, oldMiss: Ink
  /// The ring around the newest miss; the sides of an older one that is drawn softly, and the sea above and below it.
  let ring, missSide, missGlow: Ink
  /// A ship, the ship being placed, a sunk ship, and the marks on that.
  let hull, planned, wreck, onWreck: Ink
  /// The background of a sunk ship if that is not the sea.
  var wreckGround: Ink?
  /// A ship and a sunk ship in other lights: two brighter ones, and two darker ones.
  let hulls, wrecks: [Ink]
  /// The message bubbles, the player's own first, and the letters on them.
  let mine, theirs, onMine, onTheirs: Ink
  var sky = Sky.dark
}

extension Inks {
  /// The colours of a role: letters, background, and the background of every other cell of a sea.
  package subscript(role: Role) -> (letters: Ink, ground: Ink, deep: Ink) {
    let (letters, ground, deep): (Ink, Ink, Ink?) =
      switch role {
      case .plain: (text, self.ground, nil)
      case .faint, .buttonDisabled: (quiet, self.ground, nil)
      case .title: (text, self.ground, nil)
      case .accent: (name, self.ground, nil)
      case .lit: (focus, self.ground, nil)
      case .ruler: (onRuler, ruler, rulerDeep)
      case .rulerLit: (focus, rulerLit, nil)
      case .water: (ripple, sea, self.deep)
      case .unlikely: (onLikelihoods[0], likelihoods[0], nil)
      case .likely: (onLikelihoods[1], likelihoods[1], nil)
      case .likeliest: (onLikelihoods[2], likelihoods[2], nil)
      case .ship: (hull, sea, self.deep)
      case .planned: (planned, sea, self.deep)
      case .misfit: (refusal, sea, self.deep)
      case .aimed: (focus, sea, self.deep)
      case .miss: (miss, missGround ?? sea, missGround ?? self.deep)
      case .hit: (onFire ?? hit, fire, nil)
      case .wreck: (wreck, wreckGround ?? sea, wreckGround ?? self.deep)
      case .sunk: (onWreck, wreck, nil)
      case .cursor, .buttonFocused: (onFocus, focus, nil)
      case .bubbleMine: (onMine, mine, nil)
      case .bubbleTheirs, .notification: (onTheirs, theirs, nil)
      case .button: (name, self.ground, nil)
      case .warning: (refusal, self.ground, nil)
      case .bar, .field: (text, panel, nil)
      case .barFaint: (quiet, panel, nil)
      case .barLit: (focus, panel, nil)
      case .barName: (name, panel, nil)
      case .barAlarm: (hit, panel, nil)
      case .alarm: (hit, self.ground, nil)
      }
    return (letters, ground, deep ?? ground)
  }
}
