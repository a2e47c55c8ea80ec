// Text broken into lines.

@testable import BattleshipText
import Testing
@testable import BattleshipFrame

@Suite("Wrapping") struct WrappingTests {
  private func lines(_ text: SafeText, _ columns: Int, _ limit: Int = .max, _ widths: CharacterWidth = .table)
    -> [String]
  {
    text.lines(of: columns, limit: limit, widths: widths).map(\.string)
  }

  @Test func `lines end at spaces, and those spaces are dropped`() {
    #expect(
      lines("Kate placed their ships! Can you find them?", 17)
        == ["Kate placed their", "ships! Can you", "find them?"])
    #expect(lines("one   two", 4) == ["one", "two"])
    #expect(lines("one two", 7) == ["one two"])
    #expect(lines("one two", 3) == ["one", "two"])
    #expect(lines("", 5) == [])
    #expect(lines("a", 0) == [])
    #expect(lines("a", 5, 0) == [])
  }

  @Test func `a word longer than a line is broken at the end of the line`() {
    #expect(lines("abcdefghij k", 4) == ["abcd", "efgh", "ij k"])
    #expect(lines("x abcdefghij", 4) == ["x", "abcd", "efgh", "ij"])
    #expect(lines("海戦海", 3) == ["海", "戦", "海"])
    #expect(lines("a海b", 1) == ["a", "?", "b"])
  }

  @Test func `a line ends beside a Chinese character, but not before closing or after opening punctuation`() {
    #expect(lines("John 藏好了舰船！你能找到吗？", 22) == ["John 藏好了舰船！你能", "找到吗？"])
    #expect(lines("藏好了舰船！", 10) == ["藏好了舰", "船！"])
    #expect(lines("轮到Kate了（黑方）。", 12) == ["轮到Kate了", "（黑方）。"])
    #expect(lines("轮到Kate了", 6) == ["轮到", "Kate了"])
    #expect(lines("！！！", 4) == ["！！", "！"])
    #expect(lines("a 海 b", 4) == ["a 海", "b"])
  }

  @Test func `a long name may be cut instead, and the words after it stay`() {
    func cut(_ text: SafeText, _ columns: Int, _ limit: Int = .max, _ widths: CharacterWidth = .table) -> [String] {
      text.lines(of: columns, limit: limit, widths: widths, longWords: .cut).map(\.string)
    }
    #expect(cut("Bartholomew_Feather missed.", 12) == ["Bartholomew…", "missed."])
    #expect(cut("轮到Bartholomew了", 8) == ["轮到", "Barthol…", "了"])
    #expect(cut("at Bartholomew's", 6, .max, .ascii) == ["at", "Bar..."])
    #expect(cut("Bartholomew is here", 6, 2) == ["Barth…", "is…"])
    #expect(cut("one two three", 5) == lines("one two three", 5))
  }

  @Test func `too many lines end with an ellipsis that fits`() {
    #expect(lines("one two three", 5, 2) == ["one", "two…"])
    #expect(lines("one two three", 4, 1) == ["one…"])
    #expect(lines("abcdefgh", 4, 1) == ["abc…"])
    #expect(lines("海戦海戦", 4, 1) == ["海…"])
    #expect(lines("abcdefgh", 5, 1, .ascii) == ["ab..."])
    #expect(lines("abcdefgh", 2, 1, .ascii) == ["ab"])
    #expect(lines("one two", 7, 1) == ["one two"])
  }

  @Test(
    arguments: [
      "The 海戦 game: e\u{301}tudes, abcdefghijklmno  and more   of it ", "  abcdefghijklmno and more",
    ] as [SafeText])
  func `no line is wider than requested, and no letter is lost or repeated`(text: SafeText) {
    for columns in 2...40 {
      let broken = text.lines(of: columns, widths: .table)
      #expect(broken.allSatisfy { CharacterWidth.table.columns(of: $0) <= columns })
      #expect(broken.map(\.string).joined().filter { $0 != " " } == text.string.filter { $0 != " " })
      for limit in 1...4 {
        let cut = text.lines(of: columns, limit: limit, widths: .table)
        #expect(cut.count == min(limit, broken.count))
        #expect(cut.allSatisfy { CharacterWidth.table.columns(of: $0) <= columns })
        #expect((cut.last?.string.hasSuffix("…") == true) == (broken.count > limit))
      }
    }
  }

  @Test func `on a terminal, words wrap, and a link stays whole`() {
    func printed(_ text: SafeText, _ columns: Int) -> [String] {
      text.printedLines(of: columns, widths: .table).map(\.string)
    }
    #expect(
      printed("You won: send battleship:?Format=2 to Ann now", 12) == [
        "You won:", "send", "battleship:?Format=2", "to Ann now",
      ])
    #expect(printed("one two three", 7) == ["one two", "three"])
    #expect(printed("海戦海戦", 4) == ["海戦", "海戦"])
    #expect(printed("  battleship:?Format=2 to Ann", 7) == ["  battleship:?Format=2", "to Ann"])
    #expect(printed("", 7) == [""])
  }

  @Test func `a last line of one short word gets company`() {
    let text: SafeText = "They paste the answer into their own program there."
    #expect(
      text.lines(of: 45, widths: .table).map(\.string) == ["They paste the answer into their own program", "there."])
    #expect(
      text.evenLines(of: 45, widths: .table).map(\.string) == [
        "They paste the answer into their own", "program there.",
      ])
    #expect(SafeText("one two three").evenLines(of: 13, widths: .table).map(\.string) == ["one two three"])
    #expect(SafeText("").evenLines(of: 13, widths: .table).isEmpty)
  }

  @Test func `lines are written into a rectangle, which may be too small for them`() {
    var rows = 0
    let frame = frame(rows: 4, columns: 12) {
      rows = $0.writeLines("one two three four five", in: Rect(row: 1, column: 2, rows: 2, columns: 9), .center)
    }
    #expect(rows == 2)
    #expect(frame.picture == ["", "   one two", "   three…", ""])
  }
}
