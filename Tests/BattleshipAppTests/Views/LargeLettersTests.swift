// The words in large letters.

import BattleshipPlay
import Testing

@testable import BattleshipApp

@Suite struct LargeLettersTests {
  @Test(arguments: Language.allCases, [false, true])
  func `the end of a game has large letters in every language`(language: Language, hasWon: Bool) throws {
    let word = try #require(LargeLetters.picture(of: language.largeHeadline(hasWon)))
    #expect(Set(word.map(\.count)).count == 1)
    #expect(word.joined().allSatisfy { "#.".contains($0) })
    // The smallest banner, of six lines, has room for ten pixels.
    #expect(word.count == (language == .chinese ? 10 : 6))
  }
}
