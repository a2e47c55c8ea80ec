// The look of each role at a terminal: the numbers of a theme's colours as far as the terminal has them.

import BattleshipFrame

/// How a terminal shows a role: the numbers of two colours, and whether it is bold, dim or the like.
package struct Look: Hashable, Sendable {
  /// The colour of letters; nil for the terminal's own.
  package var foreground: Int32?

  /// The colour of the ground; nil for the terminal's own.
  package var background: Int32?

  /// The second ground of a sea; nil for the terminal's own.
  package var deepBackground: Int32?

  /// The emphasis, such as bold.
  package var emphasis: Emphasis = []

  /// Whether it is less bright than other text.
  package var isDim = false
}

/// The looks of all roles in a theme, at a depth of colours.
package struct Palette: Sendable {
  /// How many colours it uses.
  package let depth: ColorDepth

  private let inks: Inks?

  /// The looks of a theme at a depth of colours.
  package init(_ theme: Theme = .pegs, depth: ColorDepth) {
    inks = theme.inks
    self.depth = inks == nil ? .none : depth
  }

  /// The look of a role; roles that must be distinct without colours also differ in emphasis.
  package subscript(role: Role) -> Look {
    var look = Look(emphasis: emphasis(of: role), isDim: depth == .none && isFaint(role))
    guard let inks, depth != .none else { return look }
    let colours = inks[role]
    look.foreground = number(of: colours.letters)
    look.background = number(of: colours.ground)
    look.deepBackground = number(of: colours.deep)
    return look
  }

  /// The look of a style: its role's, with the emphasis of both.
  ///
  /// Many terminals show bold letters brighter, which takes contrast from dark ones: black, red, blue and magenta are
  /// never bold.
  package subscript(style: Style) -> Look {
    var look = self[style.role]
    look.emphasis.formUnion(style.emphasis)
    if depth != .all, let letters = look.foreground, [0, 1, 4, 5].contains(letters) { look.emphasis.remove(.bold) }
    return look
  }

  /// Whether there are enough colours for pictures.
  package var hasManyColors: Bool { depth == .many || depth == .all }

  /// The numbers of a style's two colours if a picture's colours replace the role's; nil otherwise.
  package func painted(_ style: Style) -> (letters: Int32, ground: Int32)? {
    guard hasManyColors, style.paint != .none else { return nil }
    func number(_ paint: UInt8) -> Int32? {
      paint == 0 ? nil : depth == .all ? Paint.light(of: paint) : Int32(paint)
    }
    let look = self[style.role]
    return (
      number(style.paint.letters) ?? look.foreground ?? -1, number(style.paint.ground) ?? look.background ?? -1
    )
  }

  private func number(of ink: Ink) -> Int32? {
    switch depth {
    case .none: nil
    case .eight: Int32(ink.eight)
    case .sixteen: Int32(ink.sixteen)
    case .many: Int32(ink.many)
    case .all: ink.rgb
    }
  }

  private func emphasis(of role: Role) -> Emphasis {
    switch role {
    case .title, .warning, .notification: .bold
    // With colours, their grounds need no attributes: a step of the cursor then writes fewer bytes.
    case .cursor, .buttonFocused: depth == .none ? [.reversed, .bold] : []
    case .accent, .button, .wreck: depth == .none ? .bold : []
    // Bright yellow and bright white are the only other colours that eight have for them.
    case .lit, .misfit: depth == .none || depth == .eight ? .bold : []
    case .sunk: depth == .none ? [.bold, .underlined] : .bold
    case .hit, .likeliest: .bold
    case .plain, .faint, .water, .unlikely, .likely, .ship, .planned, .aimed, .miss, .bubbleMine,
      .bubbleTheirs, .buttonDisabled,
      .field:
      []
    }
  }

  private func isFaint(_ role: Role) -> Bool {
    switch role {
    case .faint, .buttonDisabled, .water: true
    case .plain, .title, .accent, .lit, .unlikely, .likely, .likeliest, .ship, .planned, .misfit, .aimed, .hit, .wreck,
      .sunk, .miss, .cursor,
      .bubbleMine, .bubbleTheirs, .button, .buttonFocused, .field, .notification, .warning:
      false
    }
  }
}
