// The parts of a text between separators, and the numbers in it.

import BattleshipText
import Testing

@Suite struct WordsTests {
  @Test func `a text is split at its first separator, and without one it is the first part`() {
    #expect("press B3 now".split() == ("press", "B3 now"))
    #expect("press".split() == ("press", ""))
    #expect("a=b=c".split(at: "=") == ("a", "b=c"))
    #expect("".split() == ("", ""))
  }

  @Test func `all parts are kept, even empty ones`() {
    #expect("a  b".parts() == ["a", "", "b"])
    #expect("".parts() == [""])
    #expect("A1.B2.".parts(between: ".") == ["A1", "B2", ""])
    // A separator counts even with a mark over it, or within the two characters of a line end.
    #expect("a \u{301}b".parts() == ["a", "\u{301}b"])
    #expect("a\r\nb".parts(between: "\n") == ["a\r", "b"])
  }

  @Test(arguments: [("0", 0), ("007", 7), ("123456789", 123_456_789)])
  func `one to nine digits are a number`(text: String, number: Int) {
    #expect(text.number == number)
  }

  @Test(arguments: ["", "1234567890", "+1", "-1", "1 ", "٣", "1.5"])
  func `any other text is not a number`(text: String) {
    #expect(text.number == nil)
  }

  @Test func `a typed key adds to a text or erases from it, and any other key does neither`() {
    #expect("ab".typed(.character("c")) == "abc")
    #expect("ab".typed(.backspace) == "a")
    #expect("ab cd ".typed(.control("w")) == "ab ")
    #expect("ab".typed(.control("u")) == "")
    #expect("ab".typed(.enter) == nil)
  }

  @Test func `a text can be empty`() {
    #expect(SafeText("").isEmpty)
    #expect(!("a" as SafeText).isEmpty)
  }
}
