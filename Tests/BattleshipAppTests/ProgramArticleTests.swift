// The page on how the program works: its examples are the code of this test.

@testable import BattleshipPlay
import BattleshipApp
import Foundation
import MessagesHost
import TestSupport
import Testing
@testable import BattleshipFrame

@Suite("Page: how the terminal program works") struct ProgramArticleTests {
  @Test func `the stack takes events, draws itself, and resumes a saved conversation`() throws {
    let time = ClockTime(hour: 9, minute: 26)
    let size = Size(rows: 12, columns: 40)
    let phones = PhonesScreen(firstName: "John", secondName: "Kate", seed: 1, repeats: true)
    var stack = ScreenStack(.phones(phones), in: ScreenEnvironment(size: size, widths: .ascii, time: time, seed: 1))
    var effects = phones.beginning

    // John starts a game, has the ships placed at random, is done, and sends the message.
    for key: Key in [.enter, .character("r"), .enter, .enter] { effects += stack.update(.input(.key(key))) }

    // The phone is locked, and takes no key until the keyboard has changed hands.
    effects += stack.update(.awoke)
    let picture = stack.drawn?.frame.picture ?? []
    #expect(picture.contains { $0.contains("[>I am Kate: unlock<]") })

    let kept = effects.compactMap { if case .keep(let line) = $0 { line.text } else { nil } }
    let again = try ConversationReader.open(kept, at: time)
    #expect(again.lock?.owner == .second)
    #expect(again.phones.second.transcript == stack.phones?.phones.second.transcript)
  }

  @Test func `the examples of the page are those of this test`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let page = here.deletingLastPathComponent().appendingPathComponent("../../docs/TerminalProgram.md")
    let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count == 2)
    let test = lines(of: try String(contentsOf: here, encoding: .utf8))
    for block in blocks { #expect(test.contains(lines(of: block.components(separatedBy: "```")[0]))) }
  }
}
