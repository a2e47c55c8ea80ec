// Drawing, as pictures.

@testable import BattleshipText
import TestSupport
import Testing
@testable import BattleshipFrame

@Suite("Drawing") struct DrawingTests {
  @Test func `an empty screen shows nothing and has no cursor`() {
    let frame = frame(rows: 2, columns: 3)
    #expect(frame.picture == ["", ""])
    #expect(frame.places(of: .plain) == ["###", "###"])
    #expect(frame.cursor == nil)
    #expect(frame[Point(row: 0, column: 0)]?.text == " ")
    #expect(frame[Point(row: 2, column: 0)] == nil)
    #expect(frame[Point(row: 0, column: -1)] == nil)
  }

  @Test func `the bytes of a position are its text, and its second half has none`() {
    let frame = frame(rows: 1, columns: 4) { $0.write("海e\u{301}", at: Point(row: 0, column: 0)) }
    let bytes = frame.row(0).map { tile in
      var bytes: [UInt8] = []
      tile.forEachByte { bytes.append($0) }
      return bytes
    }
    #expect(bytes == ["海", "", "e\u{301}", " "].map { Array($0.utf8) })
  }

  @Test func `text is cut at the edges of the screen and of its rectangle`() {
    let frame = frame(rows: 4, columns: 6) {
      let end = $0.write("abcdefgh", at: Point(row: 0, column: 2))
      #expect(end == 10)
      $0.write("abcdefgh", at: Point(row: 1, column: -3))
      $0.write("abcdefgh", at: Point(row: 4, column: 0))
      $0.write("abcdefgh", at: Point(row: -1, column: 0))
      $0.write("abcdefgh", at: Point(row: 2, column: 0), clip: Rect(row: 2, column: 1, rows: 1, columns: 3))
      $0.write("abcdefgh", at: Point(row: 3, column: 0), clip: Rect(row: 2, column: 1, rows: 1, columns: 3))
    }
    #expect(frame.picture == ["  abcd", "defgh", " bcd", ""])
  }

  @Test func `a wide character that an edge cuts becomes a blank`() {
    let frame = frame(rows: 3, columns: 5) {
      $0.write("海戦海", at: Point(row: 0, column: 0), style: Style(.title))
      $0.write("海戦海", at: Point(row: 1, column: -1), style: Style(.title))
      $0.write(
        "海戦", at: Point(row: 2, column: 1), style: Style(.title), clip: Rect(row: 0, column: 2, rows: 3, columns: 2))
    }
    #expect(frame.picture == ["海戦", " 戦海", ""])
    #expect(frame.places(of: Style(.title)) == ["#####", "#####", "..##."])
    #expect(frame.halvesAreWhole)
  }

  @Test func `a tile drawn over half of a wide character blanks its other half`() {
    let frame = frame(rows: 3, columns: 6) {
      for row in 0..<3 { $0.write("海戦海", at: Point(row: row, column: 0)) }
      $0.write("x", at: Point(row: 0, column: 2))
      $0.write("x", at: Point(row: 1, column: 3))
      $0.write("国", at: Point(row: 2, column: 1))
    }
    #expect(frame.picture == ["海x 海", "海 x海", " 国 海"])
    #expect(frame.halvesAreWhole)
  }

  @Test func `wide characters drawn anywhere in any order stay whole`() {
    let texts: [SafeText] = ["海", "x", "海戦", "a海b", "e\u{301}"]
    forAll("halves of wide letters are whole", count: 500) { chance in
      var frame = frame(rows: 1, columns: 7)
      for _ in 0..<10 {
        let clip = Rect(row: 0, column: chance.number(0...6), rows: 1, columns: chance.number(0...6))
        let start = Point(row: 0, column: chance.number(-2...6))
        frame.write(texts[chance.number(0...4)], at: start, clip: clip)
        guard frame.halvesAreWhole else { return false }
      }
      return true
    }
  }

  @Test func `marks share the position of their letter, and characters that cannot be shown are replaced`() {
    let shown = frame(rows: 1, columns: 6) { $0.write("e\u{301}e", at: Point(row: 0, column: 0)) }
    #expect(shown[Point(row: 0, column: 0)]?.text == "e\u{301}")
    #expect(shown[Point(row: 0, column: 1)]?.text == "e")
    let ascii = frame(rows: 1, columns: 6, widths: .ascii) { $0.write("é海…!", at: Point(row: 0, column: 0)) }
    #expect(ascii.picture == ["???!"])
    let odd = CharacterWidth { $0 == "é" ? 0 : 1 }
    let alone = frame(rows: 1, columns: 6, widths: odd) { $0.write("éa", at: Point(row: 0, column: 0)) }
    #expect(alone.picture == ["�a"])
  }

  @Test func `text is at the left, in the middle or at the right, and starts at the left if it is too long`() {
    let frame = frame(rows: 6, columns: 8) {
      let rect = $0.bounds
      $0.write("abc", in: rect, .left)
      $0.write("abc", in: rect.split(top: 1).rest, .center)
      $0.write("abc", in: rect.split(top: 2).rest, .right)
      $0.write("abcdefghij", in: rect.split(top: 3).rest, .right)
      $0.write("戦戦", in: rect.split(top: 4).rest, .right)
      $0.write("never", in: rect.split(top: 6).rest)
    }
    #expect(frame.picture == ["abc", "  abc", "     abc", "abcdefgh", "    戦戦", ""])
  }

  @Test func `a rectangle is filled as far as it is on the screen, with characters of one column`() {
    let frame = frame(rows: 3, columns: 5) {
      $0.fill(Rect(row: 1, column: 3, rows: 9, columns: 9), with: "·", style: Style(.water))
      $0.fill(Rect(row: 0, column: 0, rows: 1, columns: 2), with: "海")
    }
    #expect(frame.picture == ["��", "   ··", "   ··"])
    #expect(frame.places(of: Style(.water)) == [".....", "...##", "...##"])
  }

  @Test func `boxes have corners, thin ones are rules, and screens without lines get ASCII`() {
    func draw(_ frame: inout Frame) {
      frame.drawBox(Rect(row: 0, column: 0, rows: 3, columns: 5))
      frame.drawBox(Rect(row: 0, column: 5, rows: 3, columns: 1))
      frame.drawBox(Rect(row: 3, column: 0, rows: 1, columns: 4), lines: .double)
      frame.drawBox(Rect(row: 0, column: 0, rows: 0, columns: 4), lines: .double)
      frame.drawBox(Rect(row: 2, column: 6, rows: 4, columns: 4), lines: .double, style: Style(.faint))
      frame.drawRule(Rect(row: 0, column: 7, rows: 2, columns: 2))
    }
    let lines = frame(rows: 4, columns: 9, draw)
    #expect(lines.picture == ["╭───╮│ ──", "│   ││", "╰───╯│╔══", "════  ║"])
    #expect(lines.places(of: Style(.faint)) == [".........", ".........", "......###", "......#.."])
    #expect(
      frame(rows: 4, columns: 9, widths: .ascii, draw).picture == ["+---+| --", "|   ||", "+---+|+--", "----  |"])
  }

  @Test func `a screen knows the columns in which it differs from the one before, with whole characters`() {
    let before = frame(rows: 4, columns: 8) {
      $0.write("a 海 b", at: Point(row: 0, column: 1))
      $0.write("same", at: Point(row: 1, column: 0))
    }
    var now = before
    now.write("戦", at: Point(row: 0, column: 3))
    now.write(" ", at: Point(row: 2, column: 0), style: Style(.hit))
    now.write("x", at: Point(row: 3, column: 0))
    now.write("y", at: Point(row: 3, column: 7))
    #expect((0..<4).map { now.columns(changedIn: $0, since: before) } == [3..<5, nil, 0..<1, 0..<8])
    now.write("c", at: Point(row: 0, column: 4))
    #expect(now.columns(changedIn: 0, since: before) == 3..<5)
    #expect(before.columns(changedIn: 0, since: before) == nil)
  }

  @Test func `colours are exchanged as far as a rectangle is on the screen, and exchanged again`() {
    var frame = frame(rows: 2, columns: 4) { $0.write("海ab", at: Point(row: 0, column: 0), style: Style(.hit)) }
    let before = frame
    frame.invert(Rect(row: 0, column: 2, rows: 1, columns: 9))
    #expect(frame.picture == before.picture)
    #expect(frame.places(of: Style(.hit, .reversed)) == ["..##", "...."])
    frame.invert(Rect(row: -1, column: 2, rows: 2, columns: 9))
    #expect(frame == before)
  }

  @Test func `frames that look the same are equal, and the cursor is part of the look`() {
    let draw: (inout Frame) -> Void = { $0.write("a", at: Point(row: 0, column: 0)) }
    var other = frame(rows: 1, columns: 2, widths: .ascii, draw)
    #expect(frame(rows: 1, columns: 2, draw) == other)
    other.cursor = Point(row: 0, column: 1)
    #expect(frame(rows: 1, columns: 2, draw) != other)
    #expect(frame(rows: 2, columns: 1) != frame(rows: 1, columns: 2))
  }
}
