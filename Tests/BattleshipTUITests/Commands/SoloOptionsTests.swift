// The options of playing against the computer, and of letting it choose.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import Testing

@testable import battleship_tui

@Suite struct SoloOptionsTests {
  private func solo(_ words: String...) throws -> Options { try Options(arguments: ["solo"] + words) }

  @Test func `solo is by default a classic duel of single shots`() throws {
    let options = try solo()
    #expect(options.level == nil)
    #expect(options.game == nil)
    #expect(!options.has(.new))
    #expect(try options.terms == Terms(rules: Rules.classic.withoutLosingMiss))
    let hard = try solo("--level", "strong", "--rules", "6x6:3.2", "--volley", "afloat", "--apart", "--new", "--ascii")
    #expect(hard.level == .strong)
    #expect(hard.has(.new))
    #expect(hard.look.isASCII)
    #expect(hard.terms.description == "Board=6x6&Fleet=3.2&Volley=afloat&Apart=1")
  }

  @Test func `a stored game is resumed unless another level or other terms are requested`() throws {
    var generator = SplitMix64(seed: 1)
    let kept = Solo(
      level: .easy, terms: try solo().terms, key: PlayerKey(using: &generator),
      computersKey: PlayerKey(using: &generator), randomness: RandomSource(seed: 1))
    #expect(try solo().allow(kept.saved))
    #expect(try solo("--level", "easy").allow(kept.saved))
    #expect(try solo("--rules", "classic").allow(kept.saved))
    #expect(try !solo("--level", "fair").allow(kept.saved))
    #expect(try !solo("--volley", "2").allow(kept.saved))
    #expect(try !solo("--apart").allow(kept.saved))
  }

  @Test func `unknown levels, and options without the one that they require, are refused`() {
    let levels = ExpectedValue.oneOf(["easy", "fair", "strong"])
    #expect(throws: OptionError.badValue("hard", option: .level, expected: levels)) { try solo("--level", "hard") }
    #expect(throws: OptionError.badValue("101", option: .volley, expected: .volley(cells: 100))) {
      try solo("--volley", "101")
    }
    #expect(throws: OptionError.requires(.level, .auto)) {
      try Request(arguments: ["shoot", "URL", "--level", "fair"])
    }
    #expect(throws: OptionError.unexpectedArgument("A1")) { try Request(arguments: ["shoot", "URL", "--auto", "A1"]) }
    #expect(throws: OptionError.notFor(.play, .level)) { try Request(arguments: ["play", "--level", "fair"]) }
  }

  @Test func `the computer fires for a player, at a level if one is given`() throws {
    let plain = try Options(arguments: ["shoot", "URL", "--auto"])
    #expect(plain.has(.auto) && plain.level == nil)
    #expect(try Options(arguments: ["shoot", "URL", "--auto", "--level", "easy"]).level == .easy)
    #expect(try Options(arguments: ["shoot", "URL", "A1"]).cells == [.a1])
    let inspected = try Options(arguments: ["inspect", "-", "--advise"])
    #expect(inspected.has(.advise))
    #expect(!inspected.has(.reveal))
  }
}
