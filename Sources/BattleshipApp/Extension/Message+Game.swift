// A game as a message: its URL, its caption and its picture.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension Message {
  /// `me` is `$` and the writer's identifier; `words` are in the writer's language.
  ///
  /// The caption and the picture show only what both players know.
  init(of content: MessageContent, url: String, session: Session, me: String, in words: MessageSentences) {
    self.init(session: session)
    self.url = url
    var layout = TemplateLayout()
    let board: BoardSize
    let caption: String
    switch content {
    case .hunt(let game):
      board = game.rules.board
      caption = words.caption(game.chart, me: me)
      layout.image = BoardPicture(rules: game.rules, revealed: RevealedGame(game)).image
      summaryText = words.summary(game.chart, me: me)
    case .duel(let duel):
      board = duel.rules.board
      caption = words.duelNews(duel, me: me)
      layout.image = BoardPicture(of: duel.writer, in: duel).image
      summaryText = caption
    }
    layout.caption = caption
    self.layout = layout
    accessibilityLabel = words.spoken(board, caption: caption)
  }
}

extension MessageSentences {
  init(on preferredLanguage: String) { self = (Language(rawValue: preferredLanguage) ?? .english).sentences.messages }
}
