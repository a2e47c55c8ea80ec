// Conversations that the first edition kept, as it wrote them: each opens, and its open game can be finished.

import BattleshipCore
import Foundation
import MessagesHost
import Testing

@testable import BattleshipApp

@Suite struct FirstEditionTests {
  /// The kept files, written by the program before the second edition, and how many shots their last game has.
  private static let files = ["classic": 4, "hand": 3, "messages": 2]

  private let time = ClockTime(hour: 9, minute: 26)

  private func lines(_ name: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden/kept-1-\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  /// The last game that was sent in these lines.
  private func lastGame(_ lines: [String]) throws -> Game {
    let mail = try #require(lines.last { $0.hasPrefix("mail ") })
    let url = try #require(mail.split(separator: "\"").first { $0.contains("?") })
    return try Game(messageURL: String(url))
  }

  @Test(arguments: files.keys.sorted())
  func `a game that was half-way is gone on with, and won`(name: String) throws {
    let kept = try lines(name)
    let game = try lastGame(kept)
    var sitting = Sitting(rules: game.rules)
    let (state, effects) = try AppState.goOn(with: kept, at: time)
    #expect(effects.kept.allSatisfy { $0.hasSuffix("left") || $0.hasPrefix("second") || $0.hasPrefix("mail") })
    sitting.state = state
    sitting.takeTheKeyboard()
    sitting.kept = kept + effects.kept
    #expect(sitting.text.contains("[>I am Bob: unlock<]"))
    for _ in 0..<4 where !sitting.text.contains("Enter fires") { sitting.press(.enter) }
    let shots = try #require(Self.files[name])
    #expect(sitting.text.contains("Enter fires"), "\(sitting.text)")
    #expect(sitting.kept.filter { $0 == "second pressed" }.count == shots)
    for cell in game.fleet.cells {
      guard !sitting.text.contains("destroyed all the ships") else { break }
      sitting.type(cell.description)
      sitting.press(.enter)
    }
    #expect(sitting.text.contains("You destroyed all the ships!"), "\(sitting.text)")
    sitting.press(.enter, .enter)
    #expect(sitting.text.contains("[>I am Ann: unlock<]"))
    let end = try lastGame(sitting.kept)
    #expect(end.status == .won && end.fleet == game.fleet)
    #expect(try AppState.goOn(with: sitting.kept, at: time).state.phones == sitting.state.phonesAtRest)
  }

  @Test func `a result that was staged is still in the input field, and can be sent`() throws {
    let kept = try lines("second-game")
    var sitting = Sitting()
    sitting.state = try AppState.goOn(with: kept, at: time).state
    sitting.takeTheKeyboard()
    sitting.press(.enter)
    #expect(sitting.text.contains("Bob destroyed all the ships!") && sitting.text.contains("[>Send<]"))
    sitting.press(.enter)
    #expect(sitting.text.contains("[>I am Ann: unlock<]"))
  }
}
