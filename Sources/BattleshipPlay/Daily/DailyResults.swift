// The results of the last days, and the streak: how many days in a row have one.

import BattleshipCore
import BattleshipPlayers

package struct DailyResults: Hashable, Sendable {
  /// The oldest first, at most ``limit``.
  package private(set) var days: [DailyResult] = []

  /// How many days in a row have a result, up to the last one.
  private var run = 0

  package static let limit = 7

  package init() {}

  package subscript(date: CalendarDate) -> DailyResult? { days.first { $0.date == date } }

  /// Counts a result, unless it is practice: a day that already has a result, or an earlier or later day's board.
  ///
  /// Yesterday's board counts as well until today's is played, because a run may last past midnight.
  mutating func count(_ result: DailyResult, on today: CalendarDate) -> Bool {
    let number = result.date.number
    guard today.number - 1...today.number ~= number, days.last.map({ $0.date.number < number }) ?? true else {
      return false
    }
    run = days.last?.date.number == number - 1 ? run + 1 : 1
    days.append(result)
    if days.count > Self.limit { days.removeFirst() }
    return true
  }

  /// The days in a row that have a result, up to today or, if it has none yet, to yesterday.
  package func streak(on today: CalendarDate) -> Int {
    days.last.map { $0.date.number >= today.number - 1 ? run : 0 } ?? 0
  }
}

extension DailyResults: SavedInLines {
  package static let firstWord = "battleship-daily"
  package static let form = 1

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    _ = try fields.opening(firstWord, newest: Self.form, inLines: 1)
    let run = try fields["streak"].number(old?.run)
    let days = try fields["days"].text(old?.savedDays)
    return try fields.made(old) { DailyResults(saved: days, run: run) }
  }

  /// Nil if the streak is impossible.
  private init?(saved: String, run: Int) {
    var rowed = 0
    for part in saved.parts(between: ",") {
      guard let day = DailyResult(String(part)) else { return nil }
      let gap = days.last.map { day.date.number - $0.date.number } ?? 1
      guard gap > 0 else { return nil }
      rowed = gap == 1 ? rowed + 1 : 1
      days.append(day)
    }
    guard days.count <= Self.limit, run == rowed || run > rowed && rowed == Self.limit else { return nil }
    self.run = run
  }

  private var savedDays: String {
    var text = ""
    for day in days { text += (text.isEmpty ? "" : ",") + day.description }
    return text
  }
}
