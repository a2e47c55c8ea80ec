// A board of the day at a table: the result of the run, beside the computer's, and the days, which are saved.

import BattleshipCore
import BattleshipPlayers

struct DailyGame: Hashable, Sendable {
  let date, today: CalendarDate

  /// Once all ships are sunk.
  private(set) var run: DailyResult?

  /// Nil if what is saved cannot be read, so that nothing is counted.
  private(set) var results: DailyResults?

  /// What is saved, and what was saved before that.
  private var saved, before: String?

  init(_ date: CalendarDate, today: CalendarDate, saved: Kept) {
    (self.date, self.today) = (date, today)
    switch saved {
    case .nothing: learn(nil)
    case .text(let text): learn(text)
    case .held, .forbidden: break
    }
  }

  /// Takes over what is saved, by another program too.
  mutating func learn(_ text: String?) {
    (saved, results) = (text, text.map { DailyResults(text: $0) } ?? DailyResults())
  }

  /// Lets the computer play once the person has cleared the board, and counts the day; asks to save that.
  mutating func follow(_ hunt: Game, isHinted: Bool) -> [GameEffect] {
    guard hunt.status == .won else { return [] }
    if case nil = run {
      var computer = DailyBoard(date).computer
      computer.finish()
      run = DailyResult(hunt, on: date, computer: computer.shots.count, isHinted: isHinted)
    }
    guard let run, var new = results, new.count(run, on: today) else { return [] }
    (results, before, saved) = (new, saved, new.text)
    return [.exchange(.daily, expected: before, new: new.text)]
  }

  /// A result that was not saved is not counted.
  mutating func takeBack() { learn(before) }

  /// Begins the board again, for practice.
  mutating func begin() { run = nil }

  var view: DailyView {
    DailyView(date: date, run: run, results: results, streak: results?.streak(on: today) ?? 0)
  }
}

/// What the person may know of a board of the day beside its hunt.
package struct DailyView: Hashable, Sendable {
  package let date: CalendarDate
  /// How the hunt ended; nil before, so that nobody knows the computer's shots.
  package let run: DailyResult?
  /// Nil if they cannot be read.
  package let results: DailyResults?
  package let streak: Int

  /// The result to share: the one that counted.
  package var shared: DailyResult? { run.map { results?[date] ?? $0 } }

  var isPractice: Bool { run.map { results?[date] != $0 } ?? false }
}

extension Table {
  /// Whether the board of the day is cleared.
  var isDailyOver: Bool { daily?.run.map { _ in true } ?? false }

  /// The buttons at the end of a board of the day, which no other player waits for.
  static let endOfDaily: [SeatButton] = [.leave, .start, .watch, .luck]

  /// Follows what was done at a board of the day.
  mutating func followDaily() -> [GameEffect] {
    guard var daily, let hunting = seat.hunting else { return [] }
    let effects = daily.follow(hunting.reply, isHinted: isHinted)
    self.daily = daily
    return effects
  }

  /// The board of the day from its first shot on.
  mutating func playDailyAgain() {
    guard var daily else { return }
    daily.begin()
    let hunt = DailyBoard(daily.date).hunt
    seat.open(.theirs(hunt))
    (self.daily, received, isHinted) = (daily, .hunt(hunt), false)
  }
}
