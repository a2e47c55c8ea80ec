// The URL on standard input: the last line that is not empty, of not too many bytes.

import BattleshipCore
import Testing

@testable import BattleshipApp

@Suite("URLs that are given") struct GivenURLTests {
  private let fresh = CommandAnswerTests.fresh

  private func given(_ text: String) throws -> GivenURL { try GivenURL(input: Array(text.utf8)) }

  @Test func `the last line that is not empty counts, with or without an end`() throws {
    let expected = GivenURL(argument: fresh)
    for text in ["\(fresh)", "\(fresh)\n", "\(fresh)\r\n", "B2 miss\n\(fresh)\n", "\n\n\(fresh)\n\n\r\n\n"] {
      #expect(try given(text) == expected)
    }
    #expect(try given(" \(fresh)") != expected)
  }

  @Test func `an input without a line is refused, and so is one without end`() {
    for text in ["", "\n", "\r\n\n"] { #expect(throws: GivenURLError.nothing) { try given(text) } }
    let limit = GivenURL.inputLimit
    #expect(throws: GivenURLError.longer(than: limit)) { try given(String(repeating: "\n", count: limit + 1)) }
    #expect(throws: GivenURLError.nothing) { try given(String(repeating: "\n", count: limit)) }
    #expect(CommandAnswer.refusal(.nothing) == .urlRefused("Standard input holds no URL."))
    #expect(
      CommandAnswer.refusal(.longer(than: limit))
        == .urlRefused("Standard input holds more than 65536 bytes, so it is not a message."))
  }

  @Test func `bytes that are no text are shown as they are`() throws {
    let bytes = Array("?Is_Complete=0&Ship_Location=".utf8) + [0xFF, 0x1B, 0x00]
    let answer = CommandAnswer.inspecting(try GivenURL(input: bytes), reveals: false, asJSON: false)
    #expect(answer == .urlRefused("Ship_Location=%FF%1B%00 (item 2) is not a number."))
  }

  @Test func `what shoot prints is read again by every command`() throws {
    let output = CommandAnswer.shooting(at: [Cell.a1], in: GivenURL(argument: fresh)).output
    #expect(try given(output) == GivenURL(argument: fresh + "&Guess=0"))
  }
}
