// The two colours of a picture at one position of a screen: shades of a theme, or numbers of the 256-colour palette.

/// Letter and background colours that replace those of a role.
package struct Paint: Hashable, Sendable {
  package var letters: Color
  package var ground: Color

  package static let none = Paint(letters: .ofRole, ground: .ofRole)

  package init(letters: Color, ground: Color) { (self.letters, self.ground) = (letters, ground) }

  package struct Color: Hashable, Sendable {
    /// 0 for the role's colour, 16 to 231 for one of the palette, from 256 on for a shade.
    let code: UInt16

    init(code: UInt16) { self.code = code }

    package static let ofRole = Color(code: 0)

    package static func shade(_ shade: Shade) -> Color { Color(code: shade.rawValue) }

    package static func number(_ number: UInt8) -> Color {
      precondition(16...231 ~= number, "a colour of a picture is not one of the terminal's own")
      return Color(code: UInt16(number))
    }
  }

  /// The levels of red, green and blue in the colours 16 to 231.
  package static let steps = [0, 95, 135, 175, 215, 255]

  /// The RGB value of a palette colour, eight bits each, with red highest.
  package static func light(of number: UInt8) -> Int32 {
    let mixed = Int(number) - 16
    return [mixed / 36, mixed / 6 % 6, mixed % 6].reduce(0) { $0 << 8 | Int32(steps[$1]) }
  }
}

package enum Shade: UInt16, CaseIterable, Hashable, Sendable {
  /// The default background.
  case ground = 256
  /// The two colours of the sea's chequerboard.
  case sea
  case deep
  /// The sea under the newest shot.
  case fresh
  case hullLit, hullLight, hull, hullDark, hullShade
  case wreckLit, wreckLight, wreck, wreckDark, wreckShade
  /// A hit: its fire and the glow in it, the ground under it, and the edges of that ground.
  case fire, ember, burnt, charred
  /// An old miss with its fading sides and the sea above and below it, and the splash of the newest one with its ring.
  case miss, missSide, missGlow, splash, ring
  case cursor, onCursor
  /// The sky of a victory, from the zenith to the horizon.
  case dawn1, dawn2, dawn3, dawn4, dawn5, dawn6, dawn7, dawn8
  /// The sky of a defeat, from the zenith to the horizon.
  case dusk1, dusk2, dusk3, dusk4, dusk5, dusk6, dusk7, dusk8
  /// Large letters of a victory, from top to bottom.
  case gold1, gold2, gold3, gold4, gold5, gold6
  /// Large letters of a defeat, from top to bottom.
  case blood1, blood2, blood3, blood4, blood5, blood6
  /// The sky of the title, from the zenith to the horizon.
  case night1, night2, night3, night4, night5
  /// The large letters of the title, from top to bottom.
  case azure1, azure2, azure3, azure4, azure5, azure6
  /// Stars, and the lit windows of a ship.
  case star, lamp
}
