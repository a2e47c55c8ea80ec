// The choice of colours; and things that must look different do so even without colours.

import BattleshipFrame
import BattleshipText
import BattleshipTerminal
import Testing

@Suite("Colours") struct ColorTests {
  private func depth(_ choice: ColorChoice, _ colors: Int = 256, no: String? = nil, force: String? = nil) -> ColorDepth
  {
    ColorDepth(choice, terminalColors: colors, noColor: no, forceColor: force)
  }

  @Test func `the command line overrides the environment, and a screen without colours overrides both`() {
    #expect(depth(.auto) == .palette256)
    #expect(depth(.always) == .palette256)
    #expect(depth(.never) == .none)
    #expect(depth(.auto, no: "1") == .none)
    #expect(depth(.auto, no: "") == .palette256)
    #expect(depth(.always, no: "1") == .palette256)
    #expect(depth(.never, force: "1") == .none)
    #expect(depth(.auto, no: "1", force: "1") == .palette256)
    #expect(depth(.auto, no: "1", force: "0") == .none)
    #expect(depth(.auto, no: "1", force: "") == .none)
    #expect(depth(.always, -1) == .none)
    #expect(depth(.always, 0) == .none)
    #expect(depth(.auto, -1, force: "1") == .none)
  }

  @Test(arguments: [
    (2, ColorDepth.none), (8, .eight), (16, .sixteen), (88, .sixteen), (256, .palette256), (16_777_216, .eight),
  ])
  func `only colours with fixed values are used`(colors: Int, depth: ColorDepth) {
    #expect(self.depth(.auto, colors) == depth)
  }

  @Test func `a terminal with direct colours gets RGB values`() {
    #expect(ColorDepth(.auto, terminalColors: 16_777_216, isDirect: true, noColor: nil, forceColor: nil) == .rgb)
    #expect(ColorDepth(.auto, terminalColors: 256, isDirect: true, noColor: nil, forceColor: nil) == .palette256)
    #expect(ColorDepth(.never, terminalColors: 16_777_216, isDirect: true, noColor: nil, forceColor: nil) == .none)
  }

  private static let palettes = Theme.allCases.flatMap { theme in
    ColorDepth.allCases.map { Palette(theme, depth: $0) }
  }

  @Test func `every colour exists, and no letter has the colour of its background`() {
    for palette in Self.palettes {
      let count: Int32 = [.none: 0, .eight: 8, .sixteen: 16, .palette256: 256, .rgb: 1 << 24][palette.depth] ?? 0
      for role in Role.allCases {
        for style in [Style(role), Style(role, .deep)] {
          let look = palette[style]
          #expect([look.foreground, look.background].allSatisfy { $0.map { 0..<count ~= $0 } ?? true })
          #expect(look.foreground == nil || look.background != look.foreground, "\(role)")
        }
      }
      for shade in Shade.allCases {
        var style = Style.plain
        style.paint = Paint(letters: .shade(shade), ground: .ofRole)
        #expect(palette[style].foreground.map { 0..<count ~= $0 } ?? (count == 0))
      }
    }
  }

  @Test func `focused things differ from the others, even without colours`() {
    for palette in Self.palettes where palette.depth == .none {
      #expect(palette[Style(.cursor)].emphasis.contains(.reversed))
      #expect(palette[Style(.buttonFocused)].emphasis.contains(.reversed))
      // A cross on a wreck is cut out of its hull; the cursor has brackets around it. Nothing on a bar takes the focus.
      let reversed: [Role] = [.cursor, .buttonFocused, .sunk, .bar, .barFaint, .barLit, .barName, .barAlarm]
      for role in Role.allCases where !reversed.contains(role) {
        #expect(!palette[Style(role)].emphasis.contains(.reversed))
      }
    }
  }

  @Test func `the theme without colours has none, whatever the terminal has`() {
    for depth in ColorDepth.allCases {
      let palette = Palette(.mono, depth: depth)
      #expect(palette.depth == .none)
      #expect(Role.allCases.allSatisfy { palette[Style($0)].foreground == nil && palette[Style($0)].background == nil })
    }
  }

  @Test func `with colours the sea, a hit, a ship and a sunk ship all look different`() {
    for palette in Self.palettes where palette.depth != .none {
      let looks = [Role.water, .hit, .ship, .sunk].map {
        [palette[Style($0)].foreground, palette[Style($0)].background]
      }
      #expect(Set(looks).count == 4)
    }
  }

  @Test func `with 256 colours or more a sea has two backgrounds`() {
    for palette in Self.palettes where palette.depth == .palette256 || palette.depth == .rgb {
      #expect(palette[Style(.water)].background != palette[Style(.water, .deep)].background)
    }
  }
}
