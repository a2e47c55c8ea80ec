// A board of the day on a screen and in lines: its title, its end, the copied text, and the answer on leaving.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct DailyScreenTests {
  private let date: CalendarDate
  private let fleet: [Cell]

  init() throws {
    date = try CalendarDate(written: "2026-11-26")
    fleet = Array(DailyBoard(date).hunt.fleet.cells)
  }

  private func stack(
    _ size: Size = Size(rows: 24, columns: 80), widths: CharacterWidth = .table, _ language: Language = .english,
    results: String? = nil
  ) throws -> ScreenStack {
    var lobby = Lobby()
    lobby.today = date
    var effects = lobby.begin(.daily(date))
    while case .read(let name)? = effects.first {
      effects =
        effects.dropFirst()
        + lobby.learn(
          name, name == .daily ? results.map { .text($0) } ?? .nothing : .nothing, RandomSource(seed: 1))
    }
    return ScreenStack(
      .table(TableScreen(try #require(lobby.table))), in: ScreenEnvironment(size, widths: widths, language))
  }

  private func fire(_ cells: [Cell], on stack: inout ScreenStack) {
    for cell in cells { _ = stack.update(.acted([.pointed(cell), .pressed])) }
  }

  private let squares = """
    Battleships 2026-11-26  17 shots (computer 29)
    🟥🟥🟥🟥🟥🟥🟥💥🟥💥
    💥🟥🟥💥🟥🟥💥
    """

  @Test func `where the result cannot be copied, the end says that leaving prints it`() throws {
    var stack = try stack()
    let fault = "No clipboard here: leaving prints the result."
    fire(fleet.dropLast(), on: &stack)
    _ = stack.update(.noticed(.notCopied))
    #expect(stack.environment.noticeSentence?.string != fault)
    fire(fleet, on: &stack)
    _ = stack.update(.noticed(.notCopied))
    expectShown(stack.drawn?.frame.picture.joined(separator: "\n") ?? "", fault)
  }

  @Test func `the end shows both players' shots, and y copies the squares`() throws {
    var stack = try stack()
    #expect(try #require(stack.drawn).frame.picture.joined().contains("Board of the day, 2026-11-26"))
    #expect(stack.table?.answer(in: .english) == .done([]))
    fire(fleet, on: &stack)
    let picture = try #require(stack.drawn).frame.picture.joined(separator: "\n")
    expectShown(
      picture, "Everybody's sea", "You beat the computer!", "29", "Streak: 1 day", "Your shots", "■ hit",
      "copy to share")
    // With one in the legend.
    #expect(picture.count { $0 == "◆" } == 6 && picture.count { $0 == "■" } == 14)
    #expect(!picture.contains("Your last days"))
    #expect(stack.update(.pressed(.character("y"))) == [.copy(squares)])
    let answer = try #require(stack.table?.answer(in: .english))
    #expect(answer.output == squares + "\n" && answer.url == nil && answer.status == 0)
    for _ in 0..<3 { _ = stack.update(.pressed(.tab)) }
    #expect(stack.update(.pressed(.enter)) == [.leave])
  }

  @Test func `a bar for each of the last days stands beside the sea`() throws {
    let marks = "xXxxXxxXxxxXxxxxX"
    let results = "battleship-daily 1\nstreak 2\ndays 2026-11-24.44.oooo\(marks),2026-11-25.44.ooo\(marks)\n"
    var stack = try stack(results: results)
    fire(fleet, on: &stack)
    let picture = try #require(stack.drawn).frame.picture.joined(separator: "\n")
    expectShown(picture, "best 17", "Streak: 3 days", "Your last days", "21 20 17")
    // Practice has no place among the days.
    _ = stack.update(.pressed(.enter))
    fire([.a1], on: &stack)
    fire(fleet, on: &stack)
    expectShown(try #require(stack.drawn).frame.picture.joined(), "practice.", "21 20 17")
  }

  @Test func `a small or plain screen tells the end in sentences`() throws {
    for (size, widths) in [(Size(rows: 12, columns: 40), CharacterWidth.table), (Size(rows: 24, columns: 80), .ascii)] {
      var stack = try stack(size, widths: widths)
      fire(fleet, on: &stack)
      let picture = try #require(stack.drawn).frame.picture.joined(separator: "\n")
      expectShown(picture, "17 shots", "Streak: 1 day")
      #expect(!picture.contains("Everybody's sea"))
    }
  }

  @Test func `a day on which the computer was faster is no win, in any window`() throws {
    for (size, widths) in [
      (Size(rows: 12, columns: 40), CharacterWidth.table), (Size(rows: 24, columns: 80), .ascii),
      (Size(rows: 24, columns: 80), .table),
    ] {
      var stack = try stack(size, widths: widths)
      let cells = DailyBoard.rules.board.cellsByRow.joined().filter { !fleet.contains($0) }
      fire(Array(cells.prefix(20)) + fleet, on: &stack)
      let picture = try #require(stack.drawn).frame.picture.joined(separator: "\n")
      expectShown(picture, "37", "The computer", "faster", without: ["You win", "#####"])
    }
  }

  @Test func `a screen without the squares copies and prints words`() throws {
    var stack = try stack(widths: .ascii)
    fire(fleet, on: &stack)
    guard case .copy(let text)? = stack.update(.pressed(.character("y"))).first else {
      Issue.record("nothing is copied")
      return
    }
    #expect(!stack.environment.showsSquares && text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text == stack.table?.answer(in: .english, inWords: true).lines.map(\.string).joined(separator: "\n"))
  }

  @Test func `in lines each shot is reported, and then the end`() throws {
    var stack = try stack()
    var before = stack
    fire([.a1], on: &stack)
    #expect(stack.spoken(since: before) == ["A1: miss."])
    fire(Array(fleet.dropLast()), on: &stack)
    before = stack
    fire([fleet[16]], on: &stack)
    #expect(
      stack.spoken(since: before) == [
        """
        H7: hit, and a ship of 3 cells is sunk. All ships sunk with 18 shots, 11 fewer than the computer (29). Streak: 1 day. Shots of the last days: 18. \
        Enter: Play again.
        """
      ])
  }

  @Test func `the next game after the end is the same board`() throws {
    var stack = try stack()
    fire(fleet, on: &stack)
    #expect(stack.table?.table.view.focus == .button(.start))
    _ = stack.update(.pressed(.enter))
    #expect(stack.table?.table.seat.hunting?.chart.shots == [])
    #expect(stack.table?.table.seat.hunting?.chart.rules == DailyBoard.rules)
  }
}
