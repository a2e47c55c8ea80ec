// The letters of the page are among those that every safe text may hold, and the sentences of the page need no others.

import BattleshipPlay
import Testing

@Suite struct CommonLetterTests {
  @Test func `every common letter is a safe text as it is, also behind another letter`() {
    for value in UInt32(0x20)...0xFFFD {
      guard let scalar = Unicode.Scalar(value), scalar.isCommonLetter else { continue }
      let text = "a" + String(Character(scalar))
      #expect(SafeText(text).string == text, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `no other letter that steers, hides or joins is a common one`() {
    for value in [
      0, 0x0A, 0x1B, 0x7F, 0x85, 0xA0, 0xAD, 0x300, 0x61C, 0x200B, 0x200E, 0x202E, 0x2028, 0x2066, 0xFE0F, 0xFFA0,
      0x3164, 0x1F6A2,
    ] {
      #expect(Unicode.Scalar(UInt32(value)).map(\.isCommonLetter) == false, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: Language.allCases) func `the sentences of the page are written in common letters`(language: Language)
  {
    let words = language.sentences.page
    let moments = language.sentences.moments
    var sentences = [
      words.aim, words.soloText, words.duelText, words.welcome, words.huntText, words.linkText, words.keyText,
      words.sea,
      words.ships,
    ]
    sentences += PageAction.allCases.map { words.button($0) } + PageNote.allCases.map { words.note($0) }
    sentences += words.howToPlay.flatMap { [$0.heading, $0.text] }
    sentences += PageLink.allCases.flatMap { [words.sharedText($0, shots: [.a1]), words.sendLink($0)] }
    sentences += ListedGame.Kind.allCases.map { moments.game($0) } + ListedGame.Turn.allCases.map { moments.turn($0) }
    sentences += PageQuestion.allCases.map { words.question($0) }
    for sentence in sentences {
      let strange = sentence.string.unicodeScalars.filter { !$0.isCommonLetter }
      #expect(strange.isEmpty, "\(sentence.string)")
    }
  }
}
