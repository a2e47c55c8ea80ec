// Who decides about colours, and that what must be told apart is told apart without them.

import BattleshipApp
import BattleshipTerminal
import Testing

@Suite("Colours") struct ColorTests {
  private func depth(_ choice: ColorChoice, _ colors: Int = 256, no: String? = nil, force: String? = nil) -> ColorDepth
  {
    ColorDepth(choice, terminalColors: colors, noColor: no, forceColor: force)
  }

  @Test func `the command line is louder than the environment, and a screen without colours than both`() {
    #expect(depth(.auto) == .many && depth(.always) == .many && depth(.never) == .none)
    #expect(depth(.auto, no: "1") == .none && depth(.auto, no: "") == .many)
    #expect(depth(.always, no: "1") == .many && depth(.never, force: "1") == .none)
    #expect(depth(.auto, no: "1", force: "1") == .many)
    #expect(depth(.auto, no: "1", force: "0") == .none && depth(.auto, no: "1", force: "") == .none)
    #expect(depth(.always, -1) == .none && depth(.always, 0) == .none && depth(.auto, -1, force: "1") == .none)
  }

  @Test(arguments: [
    (2, ColorDepth.none), (8, .eight), (16, .sixteen), (88, .sixteen), (256, .many), (16_777_216, .eight),
  ])
  func `only colours that have fixed places are used`(colors: Int, depth: ColorDepth) {
    #expect(self.depth(.auto, colors) == depth)
  }

  @Test(arguments: ColorDepth.allCases)
  func `every colour is one that there is`(depth: ColorDepth) {
    let count: Int16 = [.none: 0, .eight: 8, .sixteen: 16, .many: 256][depth] ?? 0
    for role in Role.allCases {
      let look = Palette(depth: depth)[role]
      #expect([look.foreground, look.background].allSatisfy { $0.map { 0..<count ~= $0 } ?? true })
      #expect(look.foreground == nil || look.foreground != look.background)
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `what has the focus differs from what has not, in more than colour`(depth: ColorDepth) {
    let palette = Palette(depth: depth)
    #expect(palette[.cursor].emphasis.contains(.reversed) && palette[.buttonFocused].emphasis.contains(.reversed))
    for role in Role.allCases where role != .cursor && role != .buttonFocused {
      #expect(!palette[role].emphasis.contains(.reversed))
    }
  }

  @Test func `with colours a hit, a miss, a ship and water all look different`() {
    for depth in ColorDepth.allCases where depth != .none {
      let looks = [Role.ship, .miss, .water].map { Palette(depth: depth)[$0].background }
      #expect(Set(looks).count == 3)
    }
  }
}
