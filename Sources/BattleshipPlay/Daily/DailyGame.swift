// A board of the day at a table: the result of the run beside the computer's, and the saved results of earlier days.

import BattleshipCore
import BattleshipPlayers

package struct DailyGame: Hashable, Sendable {
  package let date: CalendarDate
  private let today: CalendarDate

  /// How the hunt ended; nil while ships are afloat, so that the computer's shots stay hidden.
  package private(set) var run: DailyResult?

  /// Nil if the saved results cannot be read; then nothing is counted.
  package private(set) var results: DailyResults?

  /// The saved text, and the one before it.
  private var saved, before: String?

  init(_ date: CalendarDate, today: CalendarDate, saved: ReadResult) {
    self.date = date
    self.today = today
    switch saved {
    case .nothing: learn(nil)
    case .text(let text): learn(text)
    case .held, .forbidden: break
    }
  }

  /// Takes over the saved results, which another program may have changed.
  mutating func learn(_ text: String?) {
    saved = text
    results = text.map { DailyResults(text: $0) } ?? DailyResults()
  }

  /// Once the person has cleared the board, lets the computer play it, too.
  mutating func finish(_ hunt: Game, tookAdvice: Bool) {
    guard hunt.status == .won, run == nil else { return }
    run = DailyResult(hunt, on: date, computer: DailyBoard(date).computersShots.count, tookAdvice: tookAdvice)
  }

  /// Counts the day, and asks to save the result.
  mutating func count() -> [TableEffect] {
    guard let run, var new = results, new.count(run, on: today) else { return [] }
    results = new
    before = saved
    saved = new.text
    return [.exchange(.daily, expected: before, new: new.text)]
  }

  /// Undoes the last count, because its result could not be saved.
  mutating func takeBack() { learn(before) }

  /// Restarts the board, for practice.
  mutating func begin() { run = nil }

  /// Of today; negative for a day that is over.
  var daysAhead: Int { date.number - today.number }

  package var streak: Int { results?.streak(on: today) ?? 0 }

  /// The result to share: the one that counted.
  package var shared: DailyResult? { run.map { results?[date] ?? $0 } }

  /// Whether the run does not count, or will not: only the first one of today or of yesterday does.
  package var isPractice: Bool {
    run.map { results?[date] != $0 } ?? (results?[date] != nil || !(-1...0).contains(daysAhead))
  }
}

extension LinkGame {
  /// Whether the board of the day is cleared.
  var isDailyOver: Bool { daily?.run != nil }

  /// Handles the events at a board of the day.
  mutating func countDay() -> [TableEffect] {
    let tookAdvice = tookAdvice
    if let hunting = seat.hunting { daily?.finish(hunting.reply, tookAdvice: tookAdvice) }
    return daily?.count() ?? []
  }

  /// The board of the day from its first shot on.
  mutating func playDailyAgain() {
    guard let date = daily?.date else { return }
    daily?.begin()
    takeOver(DailyBoard(date).hunt)
    tookAdvice = false
  }
}
