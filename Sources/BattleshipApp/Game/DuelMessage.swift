// A duel as a message; its caption and picture show only what both players know.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// Makes messages of duels.
enum DuelMessage {
  /// The message with this URL, in the language of the writer; `me` is `$` and the writer's identifier.
  static func make(of duel: Duel, url: String, session: Session, me: String, in words: MessageSentences) -> Message {
    let news = words.duelNews(duel, me)
    var message = Message(session: session)
    message.url = url
    var layout = TemplateLayout()
    layout.caption = news
    layout.image = BoardPicture(of: duel.lastWriter, in: duel).image
    message.layout = layout
    message.summaryText = news
    message.accessibilityLabel = words.spoken(duel.rules.board, news)
    return message
  }
}

extension Duel {
  /// The player who wrote this message.
  var lastWriter: Player {
    if openings.count == 2, let winner { return winner }
    return story.last?.player ?? .first
  }
}

extension BoardPicture {
  /// A player's board as anyone with the message may see it: answered shots, and the ships once they are opened.
  init(of player: Duel.Player, in duel: Duel) {
    let (chart, fleet) = (duel.chart(of: player), duel.openedFleet(of: player))
    self.init(board: duel.rules.board) { cell in
      if chart.hits.contains(cell) { return .hit }
      if chart.misses.contains(cell) { return .miss }
      return fleet?.cells.contains(cell) == true ? .ship : .water
    }
  }
}
