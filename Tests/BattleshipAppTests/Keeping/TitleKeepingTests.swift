// The saved data of the title: settings as text, and the summary of a conversation.

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
      game: .duel(Terms(on: .seabattle)), names: PlayerNames("小明\n\n王,\" \\n\u{1b}x") ?? .demo,
      level: .strong, language: .english, theme: .light),
    TitleSettings(base: try? MessageURLBase("https://example.com/play")),
    TitleSettings(game: .hunt(wide ?? .messages)),
  ]

  /// Rules with every property set.
  private static let wide = try? Rules(
    board: BoardSize(rows: 4, columns: 7), shipLengths: ShipLengths([3, 2]), losingMiss: 5, apart: true)

  @Test(arguments: settings)
  func `settings are read as they are written`(settings: TitleSettings) throws {
    #expect(TitleSettings(file: settings.text) == settings)
    #expect(Self.settings[2].names != .demo && Self.wide != nil)
  }

  @Test(arguments: ["https://example.com/a b", "https://example.com/" + String(repeating: "x", count: 400)])
  func `settings with an invalid address are refused as a whole`(address: String) throws {
    let text = TitleSettings(base: try MessageURLBase("https://example.com/play")).text
    #expect(TitleSettings(file: text) != nil)
    #expect(TitleSettings(file: text.replacing("https://example.com/play", with: address)) == nil)
  }

  @Test func `settings are lines, which are pinned`() throws {
    let lines = """
      battleship-settings 4
      columns 10
      rows 10
      losing-miss 0
      fleet 5.4.3.3.2
      volley 1
      names John,Kate
      level fair
      language\(" ")
      theme pegs
      base\(" ")
      shots usual

      """
    #expect(TitleSettings().text == lines)
    #expect(TitleSettings(ownName: OwnName.empty).text == lines + "name \n")
    let named = TitleSettings(
      game: .duel(Terms(on: .classic)), ownName: .name(try Duel.Name("Zoë & 小明")))
    #expect(named.text == lines.replacing("usual", with: "chosen") + "name Zoë & 小明\n")
    #expect(TitleSettings(file: named.text) == named)
    // Longer names than can be typed now stay readable.
    let long = String(repeating: "x", count: 30)
    #expect(TitleSettings(file: lines.replacing("John,Kate", with: "\(long),Kate"))?.names.first == long)
    #expect(PlayerNames(typed: "\(long),Kate") == nil)
    let third = lines.replacing("settings 4", with: "settings 3").replacing("shots usual\n", with: "")
    #expect(TitleSettings(file: third) == TitleSettings())
    #expect(TitleSettings(file: lines + "name a\tb\n") == nil)
    // Earlier forms were one line, and the first one was written before there were themes.
    let old = #"battleship-settings 2 10 10 0 "5.4.3.3.2" "1" "John,Kate" "fair" "" "pegs" """#
    #expect(TitleSettings(file: old) == TitleSettings())
    let oldest = #"battleship-settings 1 10 10 0 "5.4.3.3.2" "1" "John,Kate" "strong" """#
    #expect(TitleSettings(file: oldest) == TitleSettings(level: .strong))
  }

  @Test func `settings with any change are refused`() {
    forAll("one changed byte is noticed", count: 300) { chance in
      var bytes = Array(CheckedLine.text(Self.settings[chance.number(0...2)].text).utf8)
      let place = chance.number(0...bytes.count - 1)
      bytes[place] ^= UInt8(chance.number(1...127))
      guard let text = String(validating: bytes, as: UTF8.self) else { return true }
      return CheckedLine.line(text).flatMap { TitleSettings(file: $0) } == nil
    }
  }

  @Test(arguments: [
    "", "battleship-settings", "battleship-settings 2 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"1\" \"John\" \"fair\" \"\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"hard\" \"\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"xx\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"101\" \"John,Kate\" \"fair\" \"\"",
    "battleship-settings 2 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"\" \"pink\"",
    "battleship-settings 1 10 10 3 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"\"",
    "battleship-settings 1 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"\" x",
    "battleship-settings 3 10 10 0 \"5.4.3.3.2\" \"1\" \"John,Kate\" \"fair\" \"\" \"pegs\" \"\"",
  ])
  func `impossible settings are refused`(line: String) {
    #expect(TitleSettings(file: line) == nil)
  }

  @Test func `a conversation is listed with the next person, until its game is over`() {
    var sitting = Sitting()
    #expect(sitting.state.turnStatus == .notBegun)
    #expect(sitting.state.keptGame == nil)
    sitting.press(.enter)
    #expect(sitting.state.turnStatus == .notBegun)
    sitting.press(.enter)
    #expect(sitting.state.turnStatus == .turn(.first))
    sitting = Sitting()
    sitting.place("a1", "b2")
    #expect(sitting.state.turnStatus == .turn(.second))
    #expect(sitting.state.keptGame == .twoPlayers(first: "John", second: "Kate", .hunt(.messages), turn: "Kate"))
    sitting.attack("a1")
    #expect(sitting.state.turnStatus == .turn(.second))
    sitting.type("b2")
    sitting.press(.enter)
    #expect(sitting.state.turnStatus == .turn(.second), "the result is not sent yet")
    sitting.press(.enter, .enter)
    #expect(sitting.state.turnStatus == .over)
    #expect(sitting.state.keptGame == nil)
  }

  @Test func `a message that waits to be sent can be resumed`() {
    var sitting = Sitting()
    sitting.press(.enter, .enter, .right, .down, .enter, .enter)
    #expect(sitting.text.contains("Send"))
    #expect(sitting.state.turnStatus == .turn(.first))
  }

  /// The title's entry for a file with these lines.
  private func title(_ lines: [String], last count: Int? = nil) -> Listing? {
    var sum = Checksum()
    let checked = lines.map { Array(sum.checked($0).utf8) }
    let rest = Array(checked.dropFirst())
    return Listing(
      firstLine: checked.first ?? [], lastLines: count.map { rest.suffix($0) } ?? rest, isWhole: count == nil)
  }

  @Test func `the title says the same of a file as of the open conversation`() {
    forAll("title(lines) is the title of the state", count: 100) { chance in
      var sitting = Sitting(rules: [Rules.messages, .skirmish][chance.number(0...1)], seed: chance.next())
      for _ in 0..<chance.number(0...40) {
        sitting.press([.enter, .enter, .right, .character("r"), .escape][chance.number(0...4)])
      }
      try requireSame("title", title(sitting.kept), sitting.state.keptGame) { ["\(String(describing: $0))"] }
      return true
    }
  }

  @Test func `of a long file the last lines are enough, and without a post in them the turn is unknown`() throws {
    var sitting = Sitting(rules: .skirmish)
    sitting.press(.enter, .character("r"), .enter, .enter, .enter)
    let game = ChosenGame.hunt(.skirmish)
    for count in 2...4 {
      #expect(title(sitting.kept, last: count) == .twoPlayers(first: "John", second: "Kate", game, turn: "Kate"))
    }
    let drafts = sitting.kept + [try #require(sitting.kept.last)]
    #expect(title(drafts, last: 1) == .twoPlayers(first: "John", second: "Kate", game, turn: nil))
  }

  @Test func `the title ignores a file that is not a conversation at one keyboard`() {
    let sitting = Sitting(rules: .skirmish)
    #expect(title(sitting.kept) == nil)
    #expect(title([]) == nil)
    #expect(title(["turn first"]) == nil)
    let shared = sitting.kept[0].replacing("hot-seat", with: "shared")
    #expect(title([shared], last: 0) == nil)
    #expect(Listing(firstLine: Array(sitting.kept[0].utf8), lastLines: [], isWhole: false) == nil)
  }
}
