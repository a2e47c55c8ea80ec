// The sentences of the title about links: opening one, sending one, showing it as a QR code.

import BattleshipCore

extension TitleSentences {
  package var linkAim: SafeText {
    language(
      en: "Did somebody send you a link? Paste it here. Or start a game and send yours.",
      zh: "有人发给你链接？粘贴到这里。也可以自己开一局，把链接发出去。")
  }
  package var openLink: SafeText { language(en: "Open this link", zh: "打开这条链接") }
  package func beginLink(_ game: ChosenGame) -> SafeText {
    let all = language.clauses(name(isDuel: game.isDuel), board(game.rules))
    return language(en: "Hide ships: \(all)", zh: "藏船开局：\(all)")
  }
  package var showCode: SafeText { language(en: "Show it as a QR code (Q)", zh: "显示二维码（Q）") }
  package var codeAim: SafeText {
    language(en: "A phone that scans this opens the game in its browser.", zh: "用手机扫一扫，就在浏览器里打开这一局。")
  }
  package func codeNeeds(_ columns: Int, rows: Int) -> SafeText {
    language(en: "in a window of \(columns)x\(rows)", zh: "窗口需 \(columns)x\(rows)")
  }
  package func codeTooLarge(_ columns: Int, rows: Int) -> SafeText {
    language(
      en: "The code needs a window of \(columns) columns and \(rows) rows.",
      zh: "显示二维码需要 \(columns) 列、\(rows) 行的窗口。")
  }
  package func noCode(_ isOfBrowser: Bool) -> SafeText {
    language(
      en: isOfBrowser
        ? "This link is too long for a QR code."
        : "A QR code needs a web page in the link: set one at Play by link, Links.",
      zh: isOfBrowser ? "这条链接太长，做不成二维码。" : "链接里有网页才有二维码：请在“用链接对局”的“链接”里设置。")
  }
  /// For a link that no browser opens.
  package var friendNeeds: SafeText {
    language(
      en: "They need battleship-tui, or its page on the web: they paste the whole link there.",
      zh: "对方要有本程序或它的网页，把整个链接粘贴进去。")
  }
  package var friendOpens: SafeText {
    language(en: "It opens in a browser, and in battleship-tui.", zh: "浏览器和本程序都能打开。")
  }
  package var pasteAnswer: SafeText {
    language(en: "Paste the reply here when it arrives.", zh: "对方的回复来了，就粘贴在这里。")
  }
  /// Beside a link that ends its game.
  package var seeEnd: SafeText { language(en: "Play or watch again", zh: "再来一局或回放") }

  /// `shots` are those that this link fires.
  package func sending(_ url: String, pending shots: [Cell] = [], to opponent: Duel.Name? = nil) -> SafeText {
    let other = opponent.map { PlayerName(SafeText($0)) } ?? language.sentences.seat.otherPlayer
    let (words, link) = (language.sentences.page, MessageContent(in: url).map { SentLink($0) } ?? .turn)
    let cells = language.all(shots.map { SafeText($0) })
    let fired: SafeText = shots.isEmpty ? "" : language(en: "You fired at \(cells).", zh: "你向 \(cells) 开火。")
    return language.line(of: [fired, words.send(link, to: other), words.advice(link)].filter { !$0.isEmpty })
  }
}
