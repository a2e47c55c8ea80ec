// The answer of each command: its lines or its error, and the status.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp

@Suite("Answers") struct AnswerTests {
  static let fresh = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0"

  private func url(_ text: String = fresh) -> GivenURL { GivenURL(argument: text) }

  private func shoot(_ names: String..., in text: String = fresh) -> CommandResult {
    .shooting(at: names.compactMap { Cell($0) }, in: url(text))
  }

  @Test func `statuses are those of the manual, and only a success has output`() {
    let answers: [CommandResult] = [.done(["a"], url: "b"), .failed("c"), .wrongUsage("d"), .urlRefused("e")]
    #expect(answers.map(\.status) == [0, 1, 2, 3])
    #expect(answers.map(\.output) == ["a\nb\n", "", "", ""])
    #expect(answers.map(\.reason) == [nil, "c", "d", "e"])
  }

  // Placing.

  @Test(arguments: [
    ("A1,C3", Rules.messages, fresh), ("c3,a1", .messages, fresh),
    (
      "A1-A3,F1-F2,B6-C6", .skirmish,
      "www.shinobicontrols.com/battleship?Ship_Location=0-2&Ship_Location=11-17&Ship_Location=30-31&Is_Complete=0"
        + "&Board=6x6&Fleet=3.2.2&Misses=14"
    ),
  ])
  func `named ships become the message of their game`(ships: String, rules: Rules, url: String) {
    #expect(CommandResult.placing(.named(ships), rules: rules, seed: 1) == .done([], url: SafeText(url)))
  }

  @Test(
    arguments: [
      ("A1,A1", "A1 overlaps another ship."), ("A1", "A ship of 1 cell is missing."),
      ("A1,A9", "A9 is not on the board of 3x3."),
      ("A1,B1-B2", "No ship of length 2 is left to place: B1-B2."),
      ("A1,B2,C3", "No ship of length 1 is left to place: C3."),
      ("", "'' is not a ship such as B2 or B2-B5."),
      ("A1,", "'' is not a ship such as B2 or B2-B5."), ("A1,Q1", "'Q1' is not a ship such as B2 or B2-B5."),
      ("A1,C1-B1", "'C1-B1' is not a ship such as B2 or B2-B5."),
      ("A1,A1-B2", "'A1-B2' is not a ship such as B2 or B2-B5."),
      ("A1,B2-B2", "'B2-B2' is not a ship such as B2 or B2-B5."), ("A1-", "'A1-' is not a ship such as B2 or B2-B5."),
      ("A1-A2-A3", "'A1-A2-A3' is not a ship such as B2 or B2-B5."),
      ("A1,\u{1B}[", "'�[' is not a ship such as B2 or B2-B5."),
    ] as [(String, SafeText)])
  func `ships that are not a fleet are wrong usage`(ships: String, reason: SafeText) {
    #expect(CommandResult.placing(.named(ships), rules: .messages, seed: 1) == .wrongUsage(reason))
  }

  @Test func `a seed places the same random ships again`() throws {
    #expect(CommandResult.placing(.random, rules: .classic, seed: 7) == .placing(.random, rules: .classic, seed: 7))
    #expect(CommandResult.placing(.random, rules: .classic, seed: 7) != .placing(.random, rules: .classic, seed: 8))
    let full = try Rules(
      board: try BoardSize(rows: 2, columns: 7), shipLengths: try ShipLengths([4, 4, 4]), losingMiss: nil)
    #expect(CommandResult.placing(.random, rules: full, seed: 1) == .failed("The ships do not fit on the board."))
  }

  // Shooting.

  @Test func `each shot has a line, and the last line is the new message`() {
    let played = shoot("B2", "A1", "B1", "C3")
    #expect(
      played
        == .done(
          [
            "B2 miss, 2 lives left", "A1 sunk, a ship of 1", "B1 miss, 1 life left",
            "C3 sunk, a ship of 1, the game is won",
          ],
          url:
            "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=1&Guess=4&Guess=0&Guess=3&Guess=8"
        ))
    #expect(shoot("B1", "B2", "B3").output.contains("B3 miss, the game is lost\n"))
    #expect(shoot("A1", "C3", "B2") == shoot("A1", "C3"))
    #expect(shoot("A1", "C3", "A1").status == 1)
    let long = "?Ship_Location=0-1&Is_Complete=0&Board=3x2&Fleet=2&Misses=0"
    #expect(
      shoot("A1", "B1", "A2", in: long).output.hasPrefix("A1 hit\nB1 miss\nA2 sunk, a ship of 2, the game is won\n"))
  }

  @Test(arguments: [
    ("https://example.com:80/~a/b;c=1,2/@", nil), ("", nil), ("www.shinobicontrols.com/battleship", nil),
    ("https://ex\u{E4}mple.com/", "www.shinobicontrols.com/battleship"), (" ", ""),
    ("my turn: https://a.b/", "https://a.b/"),
    ("https://a.b/" + String(repeating: "x", count: 1_500), "www.shinobicontrols.com/battleship"),
  ])
  func `the reply has the message's base, or the original's if that cannot be used`(
    base: String, written: String?
  ) throws {
    let query = "?Ship_Location=0&Ship_Location=8&Is_Complete=0"
    let reply = SafeText((written ?? base) + query + "&Guess=4", limit: .max)
    #expect(shoot("B2", in: base + query + "&utm=1#top") == .done(["B2 miss, 2 lives left"], url: reply))
    var state = try TableScreen(received: url(base + query))
    _ = state.update(.clicked(.cell(try #require(Cell("B2")))))
    #expect(state.answer(in: .english) == .done([], url: reply))
    let over = base + query.replacing("Complete=0", with: "Complete=1")
    let looked = try TableScreen(received: url(over)).answer(in: .english)
    #expect(looked == .done([], url: SafeText((written ?? base) + over.dropFirst(base.count), limit: .max)))
  }

  @Test(
    arguments: [
      (["A1", "A1"], fresh, "You already fired at A1. No shot was used."),
      (["B2"], fresh + "&Guess=4", "You already fired at B2. No shot was used."),
      (
        ["A1"], fresh.replacing("=0&G", with: "").replacing("Complete=0", with: "Complete=1"),
        "The game is over."
      ),
    ] as [([String], String, SafeText)])
  func `a shot that cannot be fired fails, and no earlier shot is reported`(
    cells: [String], text: String, reason: SafeText
  ) {
    #expect(CommandResult.shooting(at: cells.compactMap { Cell($0) }, in: url(text)) == .failed(reason))
  }

  @Test func `cells after the last shot are named`() throws {
    let game = try #require(try url().content().hunt)
    let cells = ["A1", "C3", "B2"].compactMap { Cell($0) }
    #expect(try #require(CommandResult.notFired(cells, in: game, .english)).string.contains("B2"))
    #expect(CommandResult.notFired([.a1], in: game, .english) == nil)
  }

  @Test func `a cell off the board is wrong usage, whatever comes before it`() {
    #expect(shoot("D1") == .wrongUsage("D1 is not on the board of 3x3."))
    #expect(shoot("A1", "A1", "A4") == .wrongUsage("A4 is not on the board of 3x3."))
  }

  // Refusing.

  @Test(arguments: Refusal.all)
  func `every refused message is refused by both commands, in one safe line that names item and value`(
    refused: Refusal
  ) throws {
    let given = url("https://example.com/play?" + refused.query)
    let answer = CommandResult.inspecting(given, reveals: true, asJSON: false)
    #expect(answer == .shooting(at: [Cell.a1], in: given))
    #expect(answer == .inspecting(given, reveals: false, asJSON: true))
    #expect(answer.status == 3)
    #expect(answer.output.isEmpty)
    let reason = try #require(answer.reason).string
    // Some of them are duels; the tests of duels cover the errors of their reader.
    let isDuel = refused.query.contains("Format=2")
    if let evidence = refused.evidence, !isDuel { #expect(reason.hasPrefix(evidence), "\(reason)") }
    #expect(reason.unicodeScalars.allSatisfy { 32...126 ~= $0.value })
    #expect(reason.hasSuffix(".") || answer.error?.mayBeCut == true && reason.hasSuffix("?"))
    #expect(throws: MessageURLError.self) { try TableScreen(received: given) }
  }

  @Test func `a URL that is too long or has no query is refused`() {
    #expect(shoot("A1", in: Self.fresh + String(repeating: "x", count: 5_000)).status == 3)
    for text in ["hello", ""] {
      let answer = shoot("A1", in: text)
      #expect(answer.status == 3)
      #expect(answer.reason == "The URL has no query. Copy the whole link.")
      #expect(answer.error?.mayBeCut == true)
    }
  }
}
