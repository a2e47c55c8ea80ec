// The sentences of the game in lines, at each place and in both languages.

import BattleshipPlay
import Testing

@testable import BattleshipApp

@Suite struct LineSentenceTests {
  private static let places: [LineSentences.Place] = [
    .title, .names, .base, .locked, .hiding, .hidingBoats, .firing, .between,
  ]

  @Test(arguments: Language.allCases) func `each place lists its inputs`(language: Language) {
    let words = language.lines
    let helps = Self.places.map { words.help($0) }
    #expect(Set(helps).count == Self.places.count - 1, "ships and boats are hidden alike")
    #expect(Set(helps.map(\.last)).count == 1)
    for help in helps { #expect(help.allSatisfy { !$0.isEmpty }) }
    let openings = Self.places.map { words.opening($0) }
    #expect(openings.map { $0 != nil } == [true, false, false, false, true, true, true, false])
    #expect(Set(openings).count == 5)
  }

  @Test(arguments: Language.allCases) func `the sentence repeats the typed or named text`(language: Language) {
    let words = language.lines
    let named = [
      words.enter("X"), words.handOver("X"), words.unknown("X"), words.offBoard("X"), words.ship("X", cells: "A1"),
      words.fleet("X", afloat: ["Y"], sunk: ["Z"]), words.fleet("", afloat: ["X"], sunk: []),
      words.fleet("X", afloat: [], sunk: []),
    ]
    for sentence in named { #expect(sentence.string.contains("X")) }
    let plain = [
      words.notStraight, words.notHere, words.resignAgain, words.linkShowsShips, words.nothingKnown, words.kept,
    ]
    #expect(Set(plain).count == plain.count && plain.allSatisfy { !$0.isEmpty })
  }
}
