// Suggestions for misspelled words.

import BattleshipPlay
import Testing

@testable import battleship_tui

@Suite struct SpellingTests {
  private let commands = Command.allCases.map(\.rawValue)

  @Test(arguments: [
    ("sol", "solo"), ("replya", "replay"), ("socre", "score"), ("oepn", "open"), ("inspct", "inspect"),
    ("ins", "inspect"), ("sho", "shoot"),
  ])
  func `a word that is nearly right is recognized`(written: String, meant: String) {
    #expect(Spelling.nearest(to: written, among: commands) == meant)
  }

  @Test(arguments: ["", "x", "so", "battleship", "message.txt", "?Ship_Location=1", "solo"])
  func `a word that is right, short or entirely different gets no suggestion`(written: String) {
    #expect(Spelling.nearest(to: written, among: commands) == nil)
  }

  @Test func `the error about a word suggests the intended one`() {
    #expect(ErrorMessages.sentence(.noCommand("sol")) == "there is no command 'sol' (did you mean 'solo'?)")
    let option: SafeText = "there is no command 'volley' (did you mean '--volley'?)"
    #expect(ErrorMessages.sentence(.noCommand("volley")) == option)
    let complaint = ErrorMessages.sentence(.unknown("--langauge"))
    #expect(complaint == "there is no option '--langauge' (did you mean '--language'?)")
    for option in ["--lang", "--lang=zh", "--langauge=zh"] {
      #expect(ErrorMessages.sentence(.unknown(option)).string.hasSuffix("(did you mean '--language'?)"))
    }
    #expect(ErrorMessages.sentence(.noCommand("hlep")).string.hasSuffix("(did you mean 'help'?)"))
    for (value, option, expected, meant) in [
      ("skirmsh", Option.rules, ExpectedValue.rules, "skirmish"), ("strogn", .level, .oneOf([]), "strong"),
      ("pgs", .theme, .oneOf([]), "pegs"), ("agian", .volley, .volley(cells: 9), "again"),
    ] {
      let sentence = ErrorMessages.sentence(.badValue(value, option: option, expected: expected))
      #expect(sentence.string.hasSuffix("not '\(value)' (did you mean '\(meant)'?)"), "\(sentence)")
    }
    #expect(ErrorMessages.sentence(.unknown("--whatever")) == "there is no option '--whatever'")
  }
}
