// The URL on standard input: the last line that is not empty, with a limit of bytes.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipApp

@Suite("URLs that are given") struct GivenURLTests {
  private let fresh = AnswerTests.fresh

  private func given(_ text: String) throws -> GivenURL { try GivenURL(input: Array(text.utf8)) }

  @Test func `the last line that is not empty counts, with or without an end`() throws {
    let expected = GivenURL(argument: fresh)
    for text in ["\(fresh)", "\(fresh)\n", "\(fresh)\r\n", "B2 miss\n\(fresh)\n", "\n\n\(fresh)\n\n\r\n\n"] {
      #expect(try given(text) == expected)
    }
    #expect(try given(" \(fresh)") != expected)
  }

  @Test func `an input without a line is refused, and so is one without an end`() {
    for text in ["", "\n", "\r\n\n"] { #expect(throws: GivenURLError.nothing) { try given(text) } }
    let limit = GivenURL.inputLimit
    #expect(throws: GivenURLError.longer(than: limit)) { try given(String(repeating: "\n", count: limit + 1)) }
    #expect(throws: GivenURLError.nothing) { try given(String(repeating: "\n", count: limit)) }
    #expect(CommandError.refusal(.nothing) == .urlRefused("Standard input holds no URL."))
    #expect(
      CommandError.refusal(.longer(than: limit))
        == .urlRefused("Standard input holds more than 65536 bytes, so it is not a message."))
  }

  @Test func `a pasted link is read without its surroundings, and given ones are taken as they are`() throws {
    let pasted = "<\(fresh.replacing("&", with: "&amp;"))>.\n"
    #expect(GivenURL(pasted: pasted) == GivenURL(argument: fresh))
    #expect(throws: MessageURLError.self) { try GivenURL(argument: pasted).content() }
  }

  @Test func `a refusal names the wrong item only of the game's own links`() {
    func refusal(_ text: String, _ language: Language = .english) -> SafeText? {
      let url = GivenURL(argument: text)
      do throws(MessageURLError) {
        _ = try url.content()
        return nil
      } catch {
        return CommandError.refusal(error, of: url, language).reason
      }
    }
    for text in ["hello", "", "https://example.org", "https://example.org/?Forma=2", "?Ship_Locatio=1", "#x"] {
      #expect(refusal(text) == "This is not a Battleships link.")
      #expect(refusal(text, .chinese) == "这不是海战棋的链接。")
    }
    #expect(refusal("?Ship_Location=9&Is_Complete=0")?.string.hasPrefix("Ship_Location=9 (item 1)") == true)
    #expect(refusal("https://example.org/?x=1&Format=9")?.string.hasPrefix("Format=9 (item 2)") == true)
  }

  @Test func `bytes that are not text are shown with replacements`() throws {
    let bytes = Array("?Is_Complete=0&Ship_Location=".utf8) + [0xFF, 0x1B, 0x00]
    let answer = CommandResult.inspecting(try GivenURL(input: bytes), reveals: false, asJSON: false)
    #expect(answer == .urlRefused("Ship_Location=%FF%1B%00 (item 2) is not a number."))
  }

  @Test func `every command reads the output of shoot`() throws {
    let output = CommandResult.shooting(at: [Cell.a1], in: GivenURL(argument: fresh)).output
    #expect(try given(output) == GivenURL(argument: fresh + "&Guess=0"))
  }
}
