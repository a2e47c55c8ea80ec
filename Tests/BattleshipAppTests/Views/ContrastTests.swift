// Every theme is legible and playable with every kind of colour vision; this is computed.

import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct ContrastTests {
  /// A theme's colours in one of the two ways in which they are known exactly.
  struct Setting: CustomTestStringConvertible, Sendable {
    let theme: Theme
    let isOfMany: Bool
    var testDescription: String { "\(theme) \(isOfMany ? "in 256 colours" : "by light")" }

    func light(_ ink: Ink) -> Int32 { isOfMany ? ink.rgbOfMany : ink.rgb }
  }

  static let settings = Theme.allCases.filter { $0.inks != nil }.flatMap { theme in
    [false, true].map { Setting(theme: theme, isOfMany: $0) }
  }

  /// The roles in which words are written.
  private let texts: [Role] = [
    .plain, .faint, .title, .accent, .lit, .cursor, .bubbleMine, .bubbleTheirs, .button, .buttonFocused, .field,
    .notification, .warning, .unlikely, .likely, .likeliest, .bar, .barFaint, .barLit, .barName,
  ]

  @Test(arguments: settings)
  func `text has a contrast of 4.5 to 1`(setting: Setting) throws {
    let inks = try #require(setting.theme.inks)
    for vision in ColorVision.allCases {
      for role in texts {
        let contrast = vision.contrast(setting.light(inks[role].letters), setting.light(inks[role].ground))
        #expect(contrast >= 4.5, "\(role) \(vision) \(contrast)")
      }
    }
  }

  @Test(arguments: settings)
  func `a mark has a contrast of 3 to 1 to its background`(setting: Setting) throws {
    let inks = try #require(setting.theme.inks)
    for vision in ColorVision.allCases {
      for role in [Role.miss, .hit, .sunk, .ship, .planned, .misfit, .aimed] {
        for ground in [inks[role].ground, inks[role].deep] {
          let contrast = vision.contrast(setting.light(inks[role].letters), setting.light(ground))
          #expect(contrast >= 3, "\(role) \(vision) \(contrast)")
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `by day, large letters have a contrast of 3 to 1 to the sky and small ones of 4.5 to 1`(isOfMany: Bool) {
    let setting = Setting(theme: .light, isOfMany: isOfMany)
    let sky = Sky.day
    for (letters, ground) in [(sky.gold, sky.dawn), (sky.blood, sky.dusk), (sky.azure, sky.night)] {
      for vision in ColorVision.allCases {
        for under in ground {
          for ink in letters {
            #expect(vision.contrast(setting.light(ink), setting.light(under)) >= 3, "\(ink) \(under) \(vision)")
          }
          #expect(vision.contrast(setting.light(sky.star), setting.light(under)) >= 4.5, "\(under) \(vision)")
        }
      }
    }
  }

  /// The weight of a mark, from an almost empty cell to a full one.
  private enum Weight { case none, dot, cross, full }

  private let marks: [(role: Role, weight: Weight)] = [
    (.water, .none), (.miss, .dot), (.hit, .cross), (.ship, .full), (.sunk, .full),
  ]

  /// The colour that fills most of a cell.
  private func fill(_ role: Role, _ inks: Inks) -> Ink { role == .ship ? inks[role].letters : inks[role].ground }

  @Test(arguments: settings)
  func `two marks differ in weight, or by 3 to 1 in luminance`(setting: Setting) throws {
    let inks = try #require(setting.theme.inks)
    for vision in ColorVision.allCases {
      for (place, mark) in marks.enumerated() {
        for other in marks[..<place] where mark.weight == other.weight {
          let fills = [mark, other].map { setting.light(fill($0.role, inks)) }
          let contrast = vision.contrast(fills[0], fills[1])
          #expect(contrast >= 3, "\(mark.role) and \(other.role) \(vision) \(contrast)")
        }
      }
    }
  }

  @Test func `with eight colours a miss has another colour than a ship, and a panel is dark`() {
    for inks in [Inks.pegs, .safe] {
      #expect(inks.hulls.allSatisfy { $0.eight != inks.oldMiss.eight })
      #expect(inks[.notification].ground.eight == inks.ground.eight)
    }
  }

  @Test(arguments: settings)
  func `the two colours of the sea are blue, and not half green`(setting: Setting) throws {
    let inks = try #require(setting.theme.inks)
    for ink in [inks.sea, inks.deep] {
      let light = setting.light(ink)
      let (red, green, blue) = (light >> 16 & 0xff, light >> 8 & 0xff, light & 0xff)
      #expect(red <= green && 2 * (green - red) <= 3 * (blue - green), "\(String(light, radix: 16))")
    }
  }

  @Test(arguments: [false, true])
  func `in the tutorial's theme hits are green, misses are red, and no ship is brighter than a found one`(
    isOfMany: Bool
  ) throws {
    let setting = Setting(theme: .demo, isOfMany: isOfMany)
    let inks = try #require(Theme.demo.inks)
    let parts = { (ink: Ink) in
      let light = setting.light(ink)
      return (red: light >> 16 & 0xff, green: light >> 8 & 0xff, blue: light & 0xff)
    }
    for ink in [inks[.hit].ground, inks[.wreck].letters, inks[.sunk].ground] {
      let (red, green, blue) = parts(ink)
      #expect(green > 200 && green > 2 * red && green > 2 * blue, "\(ink)")
    }
    for ink in [inks[.wreck].ground, inks[.wreck].deep] {
      let (red, green, blue) = parts(ink)
      #expect(green > red && green > blue, "\(ink)")
      #expect(ColorVision.normal.contrast(setting.light(inks[.wreck].letters), setting.light(ink)) >= 3)
    }
    for ink in [inks[.miss].ground, inks[.miss].deep] {
      let (red, green, blue) = parts(ink)
      #expect(red > 150 && red > 4 * green && red > 4 * blue, "\(ink)")
    }
    for vision in ColorVision.allCases {
      let contrasts = [inks.wreck, inks.hull].map { vision.contrast(setting.light($0), setting.light(inks.deep)) }
      #expect(contrasts[0] > contrasts[1], "\(vision) \(contrasts)")
    }
  }

  @Test func `marks of different weights are different letters, in UTF-8 and in ASCII`() {
    for widths in [CharacterWidth.table, .ascii] {
      let glyphs = Glyphs(widths: widths)
      #expect(Set([glyphs.water, glyphs.miss, glyphs.hit, glyphs.ship].map(\.string)).count == 4)
    }
  }

  @Test func `the contrast of black and white is 21, and that of a colour with itself 1`() {
    for vision in ColorVision.allCases {
      #expect(abs(vision.contrast(0, 0xffffff) - 21) < 0.01)
      #expect(vision.contrast(0x336699, 0x336699) == 1)
    }
    // The example of WCAG 2: #777777 on white is not enough for text.
    #expect(abs(ColorVision.normal.contrast(0x777777, 0xffffff) - 4.48) < 0.01)
  }
}

extension Ink {
  /// The RGB value of its colour among the 256; the first sixteen vary, so they count as the exact colour.
  fileprivate var rgbOfMany: Int32 { palette256 >= 16 ? lightOfMany(Int32(palette256)) : rgb }
}
