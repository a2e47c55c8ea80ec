// Today's board as the title shows it: the shots fired here, and the streak.

import BattleshipCore
import BattleshipPlayers

package struct PlayedDay: Hashable, Sendable {
  package let date: CalendarDate
  /// The hunt, with the shots fired here.
  private var hunt: Game
  package private(set) var streak = 0

  init(_ date: CalendarDate) { (self.date, hunt) = (date, DailyBoard(date).hunt) }

  /// The name under which the hunt is saved.
  var name: SavedName { .hunt(hunt.openingQuery) }

  /// The chart, which holds only ships that were sunk.
  package var chart: Chart { hunt.chart }

  package var board: BoardScene { BoardScene(hunt.chart) }

  /// Takes over the saved shots and results.
  mutating func learn(_ texts: [SavedText]) {
    hunt = Game(fleet: hunt.fleet)
    streak = 0
    for text in texts {
      if text.name == .daily { streak = DailyResults(text: text.text)?.streak(on: date) ?? 0 }
      if text.name == name, let saved = SavedLink(saved: text.text)?.hunt, saved.continues(hunt) { hunt = saved }
    }
  }
}
