// The results of the last days: the counted ones, the streak, and the saved text.

import BattleshipCore
import BattleshipPlayers
import Testing

@testable import BattleshipPlay

@Suite struct DailyResultsTests {
  private func day(_ number: Int) throws -> CalendarDate {
    try #require(CalendarDate(number: CalendarDate(written: "2026-11-26").number + number))
  }

  /// A result with some misses before all hits.
  private func result(_ number: Int, misses: Int = 10) throws -> DailyResult {
    let marks = String(repeating: "o", count: misses) + "xXxxXxxXxxxXxxxxX"
    return try #require(DailyResult("\(try day(number)).44.\(marks)"))
  }

  /// Counts the results of days on these days.
  private func results(_ days: (Int, on: Int)...) throws -> (DailyResults, counted: [Bool]) {
    var (results, counted) = (DailyResults(), [Bool]())
    for (number, today) in days { counted.append(results.count(try result(number), on: try day(today))) }
    return (results, counted)
  }

  @Test func `days in a row make a streak, which lasts until a day was missed`() throws {
    let (results, counted) = try results((0, on: 0), (1, on: 1), (2, on: 2))
    #expect(counted == [true, true, true])
    #expect(try (0...5).map { try results.streak(on: day($0)) }.suffix(3) == [3, 0, 0])
    #expect(try results.streak(on: day(2)) == 3)
    let (again, _) = try self.results((0, on: 0), (1, on: 1), (3, on: 3))
    #expect(try again.streak(on: day(3)) == 1)
    #expect(try DailyResults().streak(on: day(0)) == 0)
  }

  @Test func `a day counts once, and late only on the next day, before that day's board`() throws {
    #expect(try results((0, on: 0), (0, on: 0)).counted == [true, false])
    #expect(try results((0, on: 1), (1, on: 1)).counted == [true, true])
    #expect(try results((1, on: 1), (0, on: 1)).counted == [true, false])
    #expect(try results((0, on: 2)).counted == [false])
    #expect(try results((1, on: 0)).counted == [false])
  }

  @Test func `only the last seven days are held, and the streak continues`() throws {
    var results = DailyResults()
    for number in 0..<9 {
      let isCounted = results.count(try result(number, misses: number), on: try day(number))
      #expect(isCounted)
    }
    #expect(results.days.map(\.shots) == [19, 20, 21, 22, 23, 24, 25])
    #expect(try results.streak(on: day(8)) == 9)
    #expect(DailyResults(text: results.text) == results)
  }

  @Test func `the text is pinned, and read again`() throws {
    let (results, _) = try results((0, on: 0), (1, on: 1))
    let text = """
      battleship-daily 1
      streak 2
      days 2026-11-26.44.ooooooooooxXxxXxxXxxxXxxxxX,2026-11-27.44.ooooooooooxXxxXxxXxxxXxxxxX

      """
    #expect(results.text == text)
    #expect(DailyResults(text: text) == results)
  }

  @Test(arguments: [
    "streak 1", "streak 3", "streak 0", "days", "2026-11-28", "2026-11-26.44.ooooooooooxXxxXxxXxxxXxxxxX,",
    "battleship-daily 2",
  ])
  func `a text that no days give is refused`(_ part: String) throws {
    let whole = try results((0, on: 0), (1, on: 1)).0.text
    let text: String =
      switch part {
      case "streak 1", "streak 3", "streak 0": whole.replacing("streak 2", with: part)
      case "days": whole.split(separator: "days")[0] + "days \n"
      case "2026-11-28": whole.replacing("2026-11-27", with: part)
      case "battleship-daily 2": whole.replacing("battleship-daily 1", with: part)
      default: whole.replacing("days ", with: "days \(part)")
      }
    #expect(text != whole && DailyResults(text: text) == nil)
  }

  @Test(arguments: [
    "2026-11-26.44.xXxxXxxXxxxXxxxxXo", "2026-11-26.44.xXxxXxxXxxxXxxxx", "2026-11-26.16.xXxxXxxXxxxXxxxxX",
    "2026-11-26.101.xXxxXxxXxxxXxxxxX", "2026-11-31.44.xXxxXxxXxxxXxxxxX", "2026-11-26.44.xxxxXxxXxxxXxxxxX",
    "2026-11-26.44.?xXxxXxxXxxxXxxxxX", "2026-11-26.44.xXxxXxxXxxxXxxxxX.hint", "2026-11-26.44", "",
  ])
  func `a result that no hunt gives is refused`(_ text: String) {
    #expect(DailyResult(text) == nil)
  }
}
