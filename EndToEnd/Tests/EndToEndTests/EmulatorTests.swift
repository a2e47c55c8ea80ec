// The emulator itself: output is interpreted in the same way, however it is split.

import Testing

@testable import TerminalHarness

@Suite("The emulator", .waits) struct EmulatorTests {
  @Test func `a text that is cut anywhere shows the same as the whole text`() throws {
    let text =
      "\u{1b}[H\u{1b}[2J\u{1b}[2;3Habcdefghijklmnopqrstuvwxyz\u{1b}[2;5H\u{1b}[38;5;245m\u{1b}[13P\u{1b}(B·\u{1b}[39;49m"
      + "\u{1b}[22;0t\u{1b}]2;x\u{7}\u{1b}[?25l\u{1b}[4;1Hxy\u{1b}[4;2H\u{1b}[5X\u{1b}M!"
    let bytes = Array(text.utf8)
    let whole = try #require(Emulator(rows: 6, columns: 40))
    whole.read(bytes)
    #expect(whole.picture[1] == "  ab·qrstuvwxyz")
    for count in 1..<bytes.count {
      let cut = try #require(Emulator(rows: 6, columns: 40))
      cut.read(Array(bytes[..<count]))
      cut.read(Array(bytes[count...]))
      #expect(cut.picture == whole.picture, "cut at \(count) of \(bytes[..<count].suffix(6))")
    }
  }
}
