// The look of each style on a terminal: the theme's colours as the terminal's numbers, and attributes.

import BattleshipFrame
import BattleshipText

package struct Look: Hashable, Sendable {
  /// Each colour is nil for the terminal's own.
  package var foreground: Int32?
  package var background: Int32?

  package var emphasis: Emphasis = []
  package var isDim = false
}

package struct Palette: Sendable {
  /// `none` if the theme has no colours.
  package let depth: ColorDepth

  private let inks: Inks?

  package init(_ theme: Theme = .pegs, depth: ColorDepth) {
    inks = theme.inks
    self.depth = inks == nil ? .none : depth
  }

  /// The look of a style; roles that must be distinct without colours also differ in emphasis.
  ///
  /// Many terminals show bold letters brighter, which takes contrast from dark ones, so the numbered colours black,
  /// red, blue and magenta are never bold.
  package subscript(style: Style) -> Look {
    var look = Look(
      emphasis: style.emphasis.union(emphasis(of: style.role)), isDim: depth == .none && isFaint(style.role))
    guard let inks, depth != .none else { return look }
    let colors = inks[style]
    (look.foreground, look.background) = (number(of: colors.letters), number(of: colors.ground))
    // The colours the other way round take a third of the bytes of the attribute.
    if look.emphasis.contains(.reversed), let letters = look.foreground, let ground = look.background {
      look.foreground = ground
      look.background = letters
      look.emphasis.remove(.reversed)
    }
    if depth != .rgb, let letters = look.foreground, [0, 1, 4, 5].contains(letters) { look.emphasis.remove(.bold) }
    return look
  }

  private func number(of ink: Ink) -> Int32? {
    switch depth {
    case .none: nil
    case .eight: Int32(ink.eight)
    case .sixteen: Int32(ink.sixteen)
    case .palette256: Int32(ink.palette256)
    case .rgb: ink.rgb
    }
  }

  private func emphasis(of role: Role) -> Emphasis {
    switch role {
    case .title, .warning, .notification: .bold
    // With colours, the background is enough; without attributes, a step of the cursor writes fewer bytes.
    case .cursor, .buttonFocused: depth == .none ? [.reversed, .bold] : []
    case .bar, .barFaint, .barAlarm: depth == .none ? .reversed : []
    case .barLit: depth == .none ? [.reversed, .bold] : .bold
    case .barName: depth == .none ? [.reversed, .bold] : []
    case .accent, .button, .wreck: depth == .none ? .bold : []
    // With eight colours, bold makes yellow and white bright.
    case .lit, .rulerLit, .misfit: depth == .none || depth == .eight ? .bold : []
    case .sunk: depth == .none ? [.bold, .reversed] : .bold
    case .hit, .likeliest: .bold
    case .plain, .faint, .ruler, .water, .unlikely, .likely, .ship, .planned, .aimed, .miss, .bubbleMine,
      .bubbleTheirs, .buttonDisabled, .field, .alarm:
      []
    }
  }

  private func isFaint(_ role: Role) -> Bool {
    switch role {
    case .faint, .buttonDisabled, .water: true
    case .plain, .title, .accent, .lit, .ruler, .rulerLit, .unlikely, .likely, .likeliest, .ship, .planned, .misfit,
      .aimed, .hit, .wreck,
      .sunk, .miss, .cursor,
      .bubbleMine, .bubbleTheirs, .button, .buttonFocused, .field, .notification, .warning, .bar, .barFaint, .barLit,
      .barName, .barAlarm,
      .alarm:
      false
    }
  }
}
