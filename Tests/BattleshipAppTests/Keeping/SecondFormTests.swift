// Files in the second form, as the program wrote them: each line is read and written alike, and each game goes on.

import BattleshipCore
import Foundation
import MessagesHost
import Testing

@testable import BattleshipApp

@Suite struct SecondFormTests {
  private let time = ClockTime(hour: 9, minute: 26)

  /// The lines of a file without their checks, which are right.
  private func lines(_ name: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { text in
      let line = try #require(CheckedLine.line(String(text)), "\(text)")
      #expect(CheckedLine.text(line) == text)
      return line
    }
  }

  private func sitting(_ name: String) throws -> Sitting {
    let kept = try lines(name)
    for line in kept { #expect(try KeptLine(text: line).text == line) }
    var sitting = Sitting()
    let (state, effects) = try AppState.goOn(with: kept, at: time)
    (sitting.state, sitting.kept) = (state, kept + effects.kept)
    sitting.takeTheKeyboard()
    return sitting
  }

  @Test func `a hunt goes on after two misses, and is won`() throws {
    var sitting = try sitting("kept-2-hunt")
    #expect(sitting.text.contains("[>I am Bob: unlock<]"))
    sitting.press(.enter)
    for _ in 0..<4 where !sitting.text.contains("Enter fires") { sitting.press(.enter) }
    #expect(sitting.text.contains("Lives 12/14"))
    let mail = try #require(sitting.kept.first { $0.hasPrefix("mail ") })
    let game = try Game(messageURL: String(try #require(mail.split(separator: "\"").first { $0.contains("?") })))
    for cell in game.fleet.cells {
      guard !sitting.text.contains("destroyed") else { break }
      sitting.type(cell.description)
      sitting.press(.enter)
    }
    #expect(sitting.text.contains("You destroyed all the ships!") && sitting.text.contains("Lives 12/14"))
  }

  @Test func `a duel goes on with the keys and the ships of both`() throws {
    var sitting = try sitting("kept-2-duel")
    #expect(sitting.text.contains("[>I am Ann: unlock<]") && sitting.text.contains("Your A1 missed. Bob fired at C3."))
    sitting.press(.enter)
    for _ in 0..<4 where !sitting.text.contains("Enter fires") { sitting.press(.enter) }
    #expect(sitting.text.contains("Your fleet") && sitting.text.contains("Bob: C3"), "\(sitting.text)")
    sitting.type("f6")
    sitting.press(.enter)
    #expect(sitting.text.contains("[>I am Bob: unlock<]") && sitting.text.contains("Ann fired at F6."))
  }

  @Test func `a shared file is read by both people's own files`() throws {
    let shared = try lines("shared-2").map { try SharedLine(text: $0) }
    #expect(try shared.map(\.text) == lines("shared-2"))
    guard case .begin(let first, let second, .duel(let rules, _), _)? = shared.first else {
      Issue.record("\(shared)")
      return
    }
    #expect(first == "Ann" && second == "Bob" && rules == Rules.skirmish.withoutLosingMiss)
    for (person, name) in zip(Participant.pair, ["own-2-first", "own-2-second"]) {
      let own = try lines(name)
      var state = try AppState.goOn(with: own, as: person, at: time).state
      for case .mail(let envelope) in shared.dropFirst() {
        #expect(state.book?.read(envelope) == .known)
        state.book?.note(envelope)
      }
      #expect(shared.count == 4)
    }
  }
}
