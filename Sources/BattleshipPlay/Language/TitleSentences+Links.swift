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
    language(
      en: "Hide ships: \(game.isDuel ? "duel" : "hunt" as SafeText), \(board(game.rules))",
      zh: "藏船开局：\(game.isDuel ? "对战" : "寻船" as SafeText)，\(board(game.rules))")
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
        : "This link opens only in battleship-tui, so it has no QR code.",
      zh: isOfBrowser ? "这条链接太长，做不成二维码。" : "这条链接只能用本程序打开，所以没有二维码。")
  }
  package var sendLink: SafeText {
    language(
      en: "Send this link over any chat. The other player opens it, plays, and sends a link back.",
      zh: "把这条链接发给对方，用什么聊天软件都行。对方打开它、走一步，再发回一条链接。")
  }
  private func fired(_ shots: [Cell], _ opponent: SafeText?) -> SafeText {
    let cells = shots.map { SafeText($0) }
    let all = language(en: English.all(cells), zh: Chinese.list(cells))
    let somebody = language(en: opponent.map { " to \($0)" as SafeText } ?? "", zh: opponent ?? "对方")
    return language(
      en: "You fired at \(all). Send this link\(somebody):", zh: "你向 \(all) 开火。把这条链接发给\(somebody)：")
  }
  package var sendChallenge: SafeText {
    language(
      en: "Send this link over any chat. Who opens it plays, and sends a link back; in a group, the first one.",
      zh: "把这条链接发给对方，用什么聊天软件都行。对方打开它、走一步，再发回一条链接；发到群里，谁先应战就是谁。")
  }
  package var sendLastLink: SafeText {
    language(
      en: "The game is over. Send this link so that the other player sees the end. There is nothing more to wait for.",
      zh: "这一局结束了。把这条链接发给对方看结局，不会再有回复。")
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
    language(
      en: "Paste the reply here when it arrives. The game stays in the list.",
      zh: "对方的回复来了，就粘贴在这里。这一局会留在列表里。")
  }

  /// `shots` are those that this link fires.
  package func sending(_ url: String, pending shots: [Cell] = [], to opponent: Duel.Name? = nil) -> SafeText {
    if Title.isLast(url) { return sendLastLink }
    if !shots.isEmpty { return fired(shots, opponent.map { SafeText($0) }) }
    let isChallenge = MessageContent(in: url)?.duel.map { $0.secondSeal == nil } ?? false
    return isChallenge ? sendChallenge : sendLink
  }
}
