// Every theme is legible in every terminal with colours: computed from common values of the first sixteen.

import BattleshipFrame
import BattleshipText
import BattleshipTerminal
import TestSupport
import Testing

@Suite struct PaletteTests {
  /// A terminal's values for the first sixteen colours, and for bold letters.
  struct Maker: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let lights: [Int32]
    /// Whether bold letters are bright: always on a console, elsewhere as it is set.
    let brightens: [Bool]
  }

  static let makers = [
    Maker(
      testDescription: "VGA",
      lights: [
        0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
        0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
      ], brightens: [true]),
    Maker(
      testDescription: "xterm",
      lights: [
        0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
        0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
      ], brightens: [false, true]),
  ]

  static let palettes = Theme.allCases.filter { $0.inks != nil }.flatMap { theme in
    ColorDepth.allCases.filter { $0 != .none }.map { (theme, $0) }
  }

  private func light(_ number: Int32, _ depth: ColorDepth, _ maker: Maker) -> Int32 {
    depth == .rgb ? number : number < 16 ? maker.lights[Int(number)] : lightOfMany(number)
  }

  /// The least contrast of a style's letters with their background.
  private func contrast(of style: Style, in palette: Palette, by maker: Maker) throws -> Double {
    let look = palette[style]
    let letters = try #require(look.foreground, "the terminal's own letters may be of any colour")
    let isBold = look.emphasis.contains(.bold) && letters < 8 && palette.depth != .rgb
    let drawn = maker.brightens.map { light($0 && isBold ? letters + 8 : letters, palette.depth, maker) }
    let grounds = [style, Style(style.role, style.emphasis.union(.deep))].compactMap { palette[$0].background }.map {
      light($0, palette.depth, maker)
    }
    try #require(grounds.count == 2, "the terminal's own ground may be of any colour")
    return drawn.flatMap { letters in grounds.map { ColorVision.normal.contrast(letters, $0) } }.min() ?? 0
  }

  /// The roles in which words are written.
  private let texts: [Role] = [
    .plain, .faint, .title, .accent, .lit, .cursor, .bubbleMine, .bubbleTheirs, .button, .buttonFocused,
    .buttonDisabled, .field, .notification, .warning, .unlikely, .bar, .barFaint, .barLit, .barName,
  ]

  @Test(arguments: palettes, makers)
  func `words have a contrast of 4.5 to 1, bold or not, and marks 3 to 1`(palette: (Theme, ColorDepth), maker: Maker)
    throws
  {
    let palette = Palette(palette.0, depth: palette.1)
    for emphasis in [[], Emphasis.bold] {
      for role in texts {
        let contrast = try contrast(of: Style(role, emphasis), in: palette, by: maker)
        #expect(contrast >= 4.5, "\(role) \(emphasis) \(contrast)")
      }
      for role in [Role.miss, .hit, .sunk, .ship, .planned, .misfit, .aimed] {
        let contrast = try contrast(of: Style(role, emphasis), in: palette, by: maker)
        #expect(contrast >= 3, "\(role) \(emphasis) \(contrast)")
      }
      // With eight colours only yellow is warmer than cyan, and a VGA console makes it brown.
      for role in [Role.likely, .likeliest] {
        let contrast = try contrast(of: Style(role, emphasis), in: palette, by: maker)
        #expect(contrast >= (palette.depth == .eight ? 4 : 4.5), "\(role) \(emphasis) \(contrast)")
      }
    }
  }

  @Test(arguments: [Theme.pegs, .safe], [ColorDepth.eight, .sixteen])
  func `with few colours a hit is a white cross on red`(theme: Theme, depth: ColorDepth) {
    let palette = Palette(theme, depth: depth)
    let look = palette[Style(.hit)]
    #expect([7, 15].contains(look.foreground ?? 0) && [1, 9].contains(look.background ?? 0), "\(look)")
    for (shade, lights) in [(Shade.fire, [7, 15]), (.ember, [7, 15]), (.burnt, [1, 9]), (.charred, [1, 9])] {
      var style = Style.plain
      style.paint.letters = .shade(shade)
      #expect(lights.contains(palette[style].foreground.map(Int.init) ?? 0), "\(shade)")
    }
  }

  /// Roles that stand beside each other and have different meanings.
  private let neighbors: [[Role]] = [
    [.water, .ship, .hit, .sunk, .cursor], [.water, .ship, .wreck, .cursor], [.water, .planned, .misfit, .cursor],
    [.water, .miss, .cursor], [.water, .aimed, .cursor], [.unlikely, .likely, .likeliest, .cursor],
    [.button, .buttonFocused, .buttonDisabled], [.bubbleMine, .bubbleTheirs, .plain], [.faint, .lit],
    [.plain, .accent, .buttonFocused],
  ]

  @Test(arguments: palettes)
  func `roles with different meanings look different`(theme: Theme, depth: ColorDepth) {
    let palette = Palette(theme, depth: depth)
    for group in neighbors {
      let looks = group.map { role -> [Int32?] in
        let look = palette[Style(role)]
        return [look.foreground, look.background, Int32(look.emphasis.rawValue)]
      }
      #expect(Set(looks).count == group.count, "\(group) \(looks)")
    }
  }
}
