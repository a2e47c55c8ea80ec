// Today's board as the title shows it: what was fired at, and the streak.

import BattleshipCore
import BattleshipPlayers

package struct PlayedDay: Hashable, Sendable {
  package let date: CalendarDate
  /// As far as it is played here.
  private var hunt: Game
  package private(set) var streak = 0

  init(_ date: CalendarDate) { (self.date, hunt) = (date, DailyBoard(date).hunt) }

  /// Under which its hunt is saved.
  var name: SavedName { .hunt(hunt.identifier) }

  /// Without the ships that were not found.
  package var chart: Chart { hunt.chart }

  package var board: BoardScene { BoardScene(hunt.chart) }

  /// Takes over what is saved.
  mutating func learn(_ texts: [SavedText]) {
    (hunt, streak) = (Game(fleet: hunt.fleet), 0)
    for text in texts {
      if text.name == .daily { streak = DailyResults(text: text.text)?.streak(on: date) ?? 0 }
      if text.name == name, let saved = SavedLink(saved: text.text)?.hunt, saved.continues(hunt) { hunt = saved }
    }
  }
}
