// What is kept for the title: settings and standings as text, and what is told of a conversation.

import BattleshipCore
import BattleshipPlayers
import MessagesHost
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipPlay

@Suite struct TitleKeepingTests {
  private static let settings: [TitleSettings] = [
    TitleSettings(), TitleSettings(game: .hunt(.messages), language: .chinese),
    TitleSettings(
      game: .duel(Rules.seabattle.withoutLosingMiss, .afloat), names: PlayerNames("小明,\" \\\u{1b}x") ?? .demo,
      level: .strong, language: .english),
  ]

  @Test(arguments: settings)
  func `settings are read as they are written`(settings: TitleSettings) {
    #expect(TitleSettings(text: settings.text) == settings)
    #expect(Self.settings[2].names != .demo)
  }

  @Test func `settings are one line, which is pinned`() {
    let line = #"battleship-settings 1 10 10 0 "5.4.3.3.2" "1" "John,Kate" "fair" """#
    #expect(TitleSettings().text == CheckedLine.text(line))
  }

  @Test func `settings that were changed anywhere are refused`() {
    forAll("one changed byte is noticed", count: 300) { chance in
      var bytes = Array(Self.settings[chance.number(0...2)].text.utf8)
      let place = chance.number(0...bytes.count - 1)
      bytes[place] ^= UInt8(chance.number(1...127))
      guard let text = String(validating: bytes, as: UTF8.self) else { return true }
      return TitleSettings(text: text) == nil
    }
  }

  @Test(arguments: [
    "", "battleship-settings", "battleship-settings 2 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"1\" \"John\" \"fair\" \"\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"hard\" \"\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"xx\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"101\" \"John,Kate\" \"fair\" \"\"",
    "battleship-settings 1 10 10 3 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"\" x",
  ])
  func `settings that cannot be are refused, whatever their check says`(line: String) {
    #expect(TitleSettings(text: CheckedLine.text(line)) == nil && TitleSettings(text: line) == nil)
  }

  @Test(arguments: [Standing.notBegun, .turn(.first), .turn(.second), .over])
  func `a standing is read as it is written`(standing: Standing) {
    let kept = KeptStanding(standing, byteCount: 4_711)
    #expect(KeptStanding(text: kept.text) == kept)
    #expect(KeptStanding(text: kept.text + " ") == nil)
  }

  @Test(arguments: [
    "battleship-standing \"-1\" over", "battleship-standing \"01\" over", "battleship-standing \"1\" turn",
    "battleship-standing \"1\" turn third", "battleship-standing \"1\" over over", "battleship-standing 1 over", "",
  ])
  func `a standing that cannot be is refused`(line: String) {
    #expect(KeptStanding(text: CheckedLine.text(line)) == nil)
  }

  @Test func `a conversation stands with the person who is next, until its game is over`() {
    var sitting = Sitting()
    #expect(sitting.state.standing == .notBegun && sitting.state.keptGame == nil)
    sitting.press(.enter)
    #expect(sitting.state.standing == .notBegun)
    sitting.press(.enter)
    #expect(sitting.state.standing == .turn(.first))
    sitting = Sitting()
    sitting.place("a1", "b2")
    #expect(sitting.state.standing == .turn(.second))
    #expect(sitting.state.keptGame == .twoPlayers(first: "John", second: "Kate", .hunt(.messages), turn: "Kate"))
    sitting.attack("a1")
    #expect(sitting.state.standing == .turn(.second))
    sitting.type("b2")
    sitting.press(.enter)
    #expect(sitting.state.standing == .turn(.second), "the result is not sent yet")
    sitting.press(.enter, .enter)
    #expect(sitting.state.standing == .over && sitting.state.keptGame == nil)
  }

  @Test func `a message that waits to be sent is something to go on with`() {
    var sitting = Sitting()
    sitting.press(.enter, .enter, .right, .down, .enter, .enter)
    #expect(sitting.text.contains("Send") && sitting.state.standing == .turn(.first))
  }

  @Test func `the title tells of a conversation by its first line`() throws {
    let sitting = Sitting(rules: .skirmish)
    let line = try #require(sitting.kept.first)
    let text = CheckedLine.text(line)
    let game = ChosenGame.hunt(.skirmish)
    #expect(KeptGame(firstLine: text, standing: nil) == .twoPlayers(first: "John", second: "Kate", game, turn: nil))
    #expect(
      KeptGame(firstLine: text, standing: .turn(.second))
        == .twoPlayers(first: "John", second: "Kate", game, turn: "Kate"))
    #expect(KeptGame(firstLine: text, standing: .over) == nil && KeptGame(firstLine: text, standing: .notBegun) == nil)
    #expect(KeptGame(firstLine: line, standing: nil) == nil && KeptGame(firstLine: "", standing: nil) == nil)
    #expect(KeptGame(firstLine: CheckedLine.text("arrived"), standing: nil) == nil)
  }
}
