// Dates of the calendar: the valid ones, and the order of days.

import BattleshipPlayers
import Testing

@Suite("Dates") struct CalendarDateTests {
  @Test func `days follow each other through 400 years, as the calendar says`() throws {
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var number = try CalendarDate(written: "1999-12-31").number
    for year in 2_000..<2_400 {
      let isLeap = year % 4 == 0 && year % 100 != 0 || year == 2_000
      for month in 1...12 {
        let length = lengths[month - 1] + (isLeap && month == 2 ? 1 : 0)
        for day in 1...length {
          number += 1
          let date = try CalendarDate(year: year, month: month, day: day)
          try #require(date.number == number && CalendarDate(number: number) == date)
          try #require(CalendarDate(date.description) == date)
        }
        #expect(throws: CalendarDateError.noSuchDay(year: year, month: month, day: length + 1)) {
          try CalendarDate(year: year, month: month, day: length + 1)
        }
      }
    }
  }

  @Test func `the first and the last day have no neighbours outside the calendar`() throws {
    let first = try CalendarDate(written: "0001-01-01")
    let last = try CalendarDate(written: "9999-12-31")
    #expect(CalendarDate(number: first.number) == first && CalendarDate(number: first.number - 1) == nil)
    #expect(CalendarDate(number: last.number) == last && CalendarDate(number: last.number + 1) == nil)
  }

  @Test func `every second belongs to a day`() throws {
    #expect(CalendarDate(secondsSince1970: 0)?.description == "1970-01-01")
    #expect(CalendarDate(secondsSince1970: 86_399)?.description == "1970-01-01")
    #expect(CalendarDate(secondsSince1970: -1)?.description == "1969-12-31")
    #expect(CalendarDate(secondsSince1970: -86_400)?.description == "1969-12-31")
    #expect(CalendarDate(secondsSince1970: 1_795_651_200)?.description == "2026-11-26")
    #expect(CalendarDate(secondsSince1970: .max) == nil && CalendarDate(secondsSince1970: .min) == nil)
  }

  @Test(arguments: [
    "", "2026-11-2", "2026-11-261", "2026/11/26", "2026-11 26", "26-11-2026", "+026-11-26", "２026-11-26", "today",
  ])
  func `another form is refused with the text`(_ text: String) {
    #expect(throws: CalendarDateError.notADate(text)) { try CalendarDate(written: text) }
  }

  @Test(arguments: [
    ("2026-02-29", 2026, 2, 29), ("2100-02-29", 2100, 2, 29), ("2026-13-01", 2026, 13, 1), ("2026-00-01", 2026, 0, 1),
    ("2026-04-31", 2026, 4, 31), ("2026-01-00", 2026, 1, 0), ("0000-01-01", 0, 1, 1),
  ])
  func `a day that the calendar lacks is refused with its numbers`(
    _ text: String, _ year: Int, _ month: Int, _ day: Int
  ) {
    #expect(throws: CalendarDateError.noSuchDay(year: year, month: month, day: day)) {
      try CalendarDate(written: text)
    }
  }
}
