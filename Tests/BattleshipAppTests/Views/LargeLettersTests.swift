// The words in large letters.

import Testing

@testable import BattleshipApp
@testable import BattleshipPlay

@Suite struct LargeLettersTests {
  @Test(arguments: Language.allCases, [false, true])
  func `the end of a game has large letters in every language`(language: Language, hasWon: Bool) throws {
    let end = BattleshipPlay.Scene.End(
      hasWon: hasWon, headline: language.sentences.moments.headline(hasWon), shots: ShotTally(), shooter: nil,
      terms: nil, how: "", turned: nil)
    let word = try #require(LargeLetters.picture(of: language.largeHeadline(end)))
    #expect(Set(word.map(\.count)).count == 1)
    #expect(word.joined().allSatisfy { "#.".contains($0) })
    // The smallest banner, of six lines, has room for ten pixels.
    #expect(word.count == (language == .chinese ? 10 : 6))
  }

  @Test func `every letter of a winner's name is large`() throws {
    for letter in "abcdefghijklmnopqrstuvwxyz0123456789 !" {
      let picture = try #require(LargeLetters.picture(of: String(letter)))
      #expect(picture.count == 6 && Set(picture.map(\.count)).count == 1, "\(letter)")
    }
  }
}
