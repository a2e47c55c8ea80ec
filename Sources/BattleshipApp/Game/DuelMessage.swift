// A duel as a message of Messages: what its bubble says and shows is what both players know, and no more.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// The message of a duel.
enum DuelMessage {
  /// The message that carries a duel in this URL, written by the person that `me` names (`$` and their identifier), in
  /// their words.
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
  /// Who wrote this message.
  var lastWriter: Player {
    if openings.count == 2, let winner { return winner }
    return story.last?.player ?? .first
  }
}

extension BoardPicture {
  /// A player's board as everybody who has the message may see it: the shots that were answered, and the ships once they
  /// were opened.
  init(of player: Duel.Player, in duel: Duel) {
    let (chart, fleet) = (duel.chart(of: player), duel.openedFleet(of: player))
    self.init(board: duel.rules.board) { cell in
      if chart.hits.contains(cell) { return .hit }
      if chart.misses.contains(cell) { return .miss }
      return fleet?.cells.contains(cell) == true ? .ship : .water
    }
  }
}
