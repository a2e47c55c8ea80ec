// Sentences around a game on the page: who sits opposite, what is aimed and under way, and what a challenge leads to.

import BattleshipCore
import BattleshipPlayers

extension PageSentences {
  /// Over a board at which a volley is aimed, behind whose turn it is.
  package func turn(_ title: SafeText, shots: Int) -> SafeText {
    language(en: "\(title): \(language.shots(shots))", zh: "\(title)：\(language.shots(shots))")
  }
  /// While the computer's volley is shown shot by shot.
  package func computersShot(_ number: Int, of all: Int) -> SafeText {
    language(en: "The computer's shot \(number) of \(all)", zh: "电脑的第 \(number)/\(all) 发")
  }
  package func underWay(_ shots: Int) -> SafeText {
    language(
      en: shots == 1 ? "Your shot is on its way." : "Your \(shots) shots are on their way.", zh: "\(shots) 发炮弹正在路上。")
  }
  package func aimMore(_ shots: Int) -> SafeText { language(en: "Aim \(shots) more", zh: "再瞄准 \(shots) 发") }
  package var thenFire: SafeText { language(en: "then fire", zh: "然后开火") }
  package func aim(_ shots: Int) -> SafeText { language(en: "Choose \(shots) cells.", zh: "请选 \(shots) 格。") }
  package func aimed(_ count: Int, of all: Int) -> SafeText {
    language(en: "\(count) of \(all) aimed. Press again to take back.", zh: "已瞄准 \(count)/\(all) 发，再按一次收回。")
  }
  /// Under advice, what the numbers in the cells are.
  package var percents: SafeText {
    language(en: "In percent: how likely a hit is in each cell.", zh: "数字是各格命中的可能，以百分比表示。")
  }
  /// Over a hunt that came by link, before the first shot.
  package var invitesToFind: SafeText {
    language(en: "Can you find the hidden ships?", zh: "你能找到藏起来的船吗？")
  }
  /// While a ship is dragged to where it fits.
  package func letGo(_ length: Int, at cell: Cell) -> SafeText {
    language(
      en: "\(language.shipName(length)): let go to put it at \(SafeText(cell))",
      zh: "\(language.shipName(length))：松手放在 \(SafeText(cell))")
  }
  /// Where it goes back to while it is dragged, at once or from a place where it does not fit.
  package func returns(_ ship: Ship, fits: Bool) -> SafeText {
    guard !fits else {
      return language(
        en: "Where it does not fit, it returns to \(SafeText(ship.first)).", zh: "放不下的地方，松手就回到 \(SafeText(ship.first))。"
      )
    }
    return language(
      en: "Let go and the \(language.shipName(ship.length)) returns to \(SafeText(ship.first)).",
      zh: "松手，\(language.shipName(ship.length))就回到 \(SafeText(ship.first))。")
  }
  /// A ship that was picked up, or is the next one.
  package func inHand(_ length: Int) -> SafeText {
    language.line(language.shipName(length), word(for: .inHand))
  }
  package var putDown: SafeText { language(en: "Choose where to put it down.", zh: "点海面放下。") }
  package func atSea(_ ships: Int) -> SafeText {
    language(en: ships == 1 ? "your ship is at sea" : "all \(ships) ships are at sea", zh: "\(ships) 艘船都在海上")
  }
  package var tapTwice: SafeText { language(en: "Tap to aim, tap again to fire.", zh: "点一下瞄准，再点一下开火。") }
  /// Under the name, while ships are placed.
  package func placing(_ rules: Rules, _ who: SafeText) -> SafeText {
    let touch: SafeText =
      rules.apart ? language.sentences.seat.apart : language(en: "ships may touch", zh: "船可以相邻")
    return who.isEmpty ? touch : "\(who) · \(touch)"
  }
  package func against(_ opponent: PlayerName) -> SafeText {
    language(en: "against \(opponent.within)", zh: "对手：\(opponent.within)")
  }
  /// Under the name of an opponent.
  package func level(_ level: ComputerPlayer.Level, shot: Int) -> SafeText {
    let level = language.sentences.solo.level(level)
    return language(en: "\(level), shot \(shot)", zh: "\(level)，第 \(shot) 发")
  }
  package func turnByLink(_ turn: Int) -> SafeText { language(en: "turn \(turn), by link", zh: "第 \(turn) 轮，链接对战") }
  /// Over a link that was shared, or only copied.
  package func waitingTitle(_ opponent: PlayerName, isCopy: Bool) -> SafeText {
    let done: SafeText = isCopy ? language(en: "Copied.", zh: "已复制，") : language(en: "Sent.", zh: "已发出，")
    guard opponent != language.sentences.seat.otherPlayer else {
      return language(en: "\(done) Waiting for a reply", zh: "\(done)等对方回复")
    }
    return language(en: "\(done) Waiting for \(opponent.within)", zh: "\(done)等\(opponent.within)回复")
  }
  /// What to do with a link.
  package func send(_ link: SentLink, to other: PlayerName) -> SafeText {
    switch link {
    case .hunt: language(en: "Send this link to the player who will look for your ships.", zh: "把这条链接发给来找船的人。")
    case .result, .last:
      language(
        en: "Send this last link to \(other.within). No reply will come.", zh: "把这最后一条链接发给\(other.within)，不会再有回复。")
    case .challenge where other == language.sentences.seat.otherPlayer:
      language(en: "Send this link to the friend you challenge.", zh: "把这条链接发给你要挑战的朋友。")
    case .challenge, .turn: language(en: "Send this link to \(other.within).", zh: "把这条链接发给\(other.within)。")
    case .end:
      language(
        en: "Send this link to \(other.within), so that your answers can be checked.",
        zh: "把这条链接发给\(other.within)，好让对方核对你的回答。")
    }
  }
  /// What to do with a copied link that awaits a reply.
  package func paste(to other: PlayerName) -> SafeText {
    other == language.sentences.seat.otherPlayer
      ? language(en: "Paste it into the chat with your friend.", zh: "把它粘贴到和朋友的聊天里。")
      : language(en: "Paste it into your chat with \(other.within).", zh: "把它粘贴到和\(other.within)的聊天里。")
  }
  /// More for the sender of a link to know; empty if nothing comes of it.
  package func advice(_ link: SentLink) -> SafeText {
    guard link.awaitsReply else { return "" }
    let reply: SafeText = language(en: "The reply is a link, too.", zh: "对方的回复也是一条链接。")
    guard link == .challenge else { return reply }
    return language.line(reply, language(en: "In a group, whoever opens it first can join.", zh: "发到群里，谁先打开谁就能应战。"))
  }
  /// At the end of a duel, why the last answers are sent.
  package func answers(_ opponent: PlayerName) -> SafeText {
    language(
      en: "Only your answers tell \(opponent.within) how the last shots went.",
      zh: "最后几炮打得怎样，要看你的回答，\(opponent.within)才知道。")
  }
  /// While the device changes hands: whose turn comes.
  func comes(_ player: SafeText, _ duty: TwoPlayers.Duty) -> SafeText {
    switch duty {
    case .hides: language(en: "Now \(player) hides ships.", zh: "接下来由\(player)藏船。")
    case .hidesAndFires:
      language(en: "Now \(player) hides ships, then fires first.", zh: "接下来由\(player)藏船，然后先开火。")
    case .fires: language(en: "Now it is \(player)'s turn to fire.", zh: "接下来轮到\(player)开火。")
    }
  }
  /// Over the result of a shot, under the name of the player who fired.
  package var yourShot: SafeText { language(en: "Your shot", zh: "你的炮击") }
  /// Hands the device over, over a long name.
  package var passOn: SafeText { language(en: "Pass on", zh: "交出设备") }
  package var shareAgain: SafeText { language(en: "Share again", zh: "再分享") }
  package var answerLabel: SafeText { language(en: "Paste their reply", zh: "粘贴对方的回复") }
  /// Beside the field for one's name.
  package func name(for opponent: PlayerName) -> SafeText {
    language(en: "Your name, seen by \(opponent.within)", zh: "你的名字，\(opponent.within)会看到")
  }
  package var nameIsOptional: SafeText { language(en: "It may stay empty.", zh: "也可以不填。") }
  /// How a duel by link looks in a chat.
  package var talk: [SafeText] {
    language(
      en: ["I challenge you! battleships…", "Five shots! battleships…"], zh: ["来一局！battleships…", "五发！battleships…"])
  }
  package var youFireFirst: SafeText { language(en: "You fire first", zh: "由你先开火") }
  /// What happens to somebody who joins a duel, in order.
  package func joining(_ opponent: PlayerName, volley: Volley, ships: Int) -> [TitleScene.Paragraph] {
    let count = volley.size(shipsAfloat: ships)
    let shots = language.shots(count)
    return language(
      en: [
        .init(heading: "Hide your fleet", text: "It lies there already: move it, or shuffle."),
        .init(heading: "Fire \(shots)", text: count == 1 ? "" : "All of them at once."),
        .init(heading: "Send the link back", text: "In the same chat; the answer comes as a link, too."),
        .init(
          heading: "Nobody can peek, and cheating shows", text: "Only this browser can read your ships in the link."),
      ],
      zh: [
        .init(heading: "藏好你的舰队", text: "船已经摆好，可以移动或重新随机。"),
        .init(heading: "开火 \(shots)", text: count == 1 ? "" : "一次打完。"),
        .init(heading: "把链接发回去", text: "发到同一个聊天里，对方的回复也是一条链接。"),
        .init(heading: "谁也偷看不了，作弊会露馅", text: "链接里你的舰队只有这个浏览器能读。"),
      ])
  }
}
