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

  /// Counts a result, unless it is practice: the board of a day that was played, of an earlier or of a later one.
  ///
  /// Yesterday's board counts as well until today's is played, because a run may last past midnight.
  mutating func count(_ result: DailyResult, on today: CalendarDate) -> Bool {
    let number = result.date.number
    guard today.number - 1...today.number ~= number, days.last.map({ $0.date.number < number }) ?? true else {
      return false
    }
    run = days.last?.date.number == number - 1 ? run + 1 : 1
    days = (days + [result]).suffix(Self.limit)
    return true
  }

  /// The days in a row that have a result, up to today or, if it has none yet, to yesterday.
  package func streak(on today: CalendarDate) -> Int {
    days.last.map { $0.date.number >= today.number - 1 ? run : 0 } ?? 0
  }
}

extension DailyResults: SavedInLines {
  private static let form = 1

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    _ = try fields.opening("battleship-daily", newest: Self.form, inLines: 1)
    let run = try fields["streak"].number(old?.run)
    let days = try fields["days"].names(old?.days)
    return try fields.made(old) { DailyResults(days, run: run) }
  }

  /// Nil if there cannot be such a streak.
  private init?(_ days: [DailyResult], run: Int) {
    let gaps = zip(days, days.dropFirst()).map { $1.date.number - $0.date.number }
    let rowed = gaps.reversed().prefix { $0 == 1 }.count + 1
    guard 1...Self.limit ~= days.count, gaps.allSatisfy({ $0 > 0 }),
      run == rowed || run > rowed && rowed == Self.limit
    else { return nil }
    (self.days, self.run) = (days, run)
  }
}
