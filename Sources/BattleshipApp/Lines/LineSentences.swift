// The sentences of the game in lines besides those of the game: the possible inputs, and the questions.

import BattleshipPlay

struct LineSentences: Sendable {
  let language: Language

  enum Place: Hashable, Sendable {
    case title, name, names, base, board, locked, hiding, hidingBoats, firing, between
  }

  func help(_ place: Place) -> [SafeText] {
    let here: [SafeText] =
      switch place {
      case .title:
        language(
          en: ["Type a number to choose from the list.", "Paste a link to open it."],
          zh: ["输入数字就是选择。", "粘贴链接就会打开它。"])
      case .name:
        language(en: ["Type your name, or only Enter to have none."], zh: ["输入你的名字；不想写就直接按 Enter。"])
      case .names: language(en: ["Type both names with a comma between them."], zh: ["输入两个名字，中间用逗号隔开。"])
      case .base:
        language(
          en: ["Type the address of the page for links, such as https://example.org/play#, or press Enter for none."],
          zh: ["输入网页的地址，如 https://example.org/play#，没有网页就输入空行。"])
      case .board: [language.terminal.title.boardTip]
      case .locked: language(en: ["Press Enter when you have the keyboard."], zh: ["空行表示键盘已经在你手里。"])
      case .hiding, .hidingBoats:
        language(
          en: [
            "A1 A3 hides a ship from A1 to A3; A1 alone hides a ship of one cell.",
            "random places them all again, back removes the last one, mine says where they are.",
          ],
          zh: ["A1 A3 从 A1 到 A3 放一艘船，单独的 A1 放一格的船。", "random 随机重放，back 收回上一艘，mine 说出位置。"])
      case .firing:
        language(
          en: [
            "B2 fires at B2; if a turn has several shots, name the cells one by one or in one line.",
            "theirs and mine read a board, theirs C its row C; fleet names the ships, score counts hits.",
            "hint says what the computer would do, back takes back a chosen cell, resign gives up.",
          ],
          zh: [
            "B2 向 B2 开火；一轮有几发时，可以逐格输入，也可以写在一行里。",
            "theirs 和 mine 读出棋盘，theirs C 只读 C 行；fleet 说出舰船，score 报数。",
            "hint 是电脑的建议，back 收回选好的一格，resign 认输。",
          ])
      case .between:
        language(
          en: [
            "theirs and mine read a board; fleet names the ships, score counts hits.",
            "replay tells the game shot by shot; once it is over, luck says how lucky the shots were.",
          ],
          zh: ["theirs 和 mine 读出棋盘；fleet 说出舰船，score 报数。", "replay 逐发重讲这一局；结束以后，luck 说运气如何。"])
      }
    return language(
      en: here + ["Enter takes the next step; link shows the game's link, quit leaves, help repeats this."],
      zh: here + ["空行是下一步；link 给出本局的链接，quit 离开，help 重复这些话。"])
  }

  func opening(_ place: Place) -> SafeText? {
    switch place {
    case .hiding:
      language(
        en: "Hide your ships: name both ends of each ship, such as A1 A3, or type random. Type help for the rest.",
        zh: "请藏船：输入每艘船的两端，如 A1 A3，或者输入 random。其余的见 help。")
    case .hidingBoats:
      language(
        en: "Hide your ships: name a cell for each ship, such as A1, or type random. Type help for the rest.",
        zh: "请藏船：输入每艘船的格子，如 A1，或者输入 random。其余的见 help。")
    case .firing:
      language(en: "Name a cell to fire at, such as B2. Type help for the rest.", zh: "输入要打的格子，如 B2。其余的见 help。")
    case .title: language(en: "Type a number to choose. Type help for the rest.", zh: "输入数字来选择。其余的见 help。")
    case .name, .names, .base, .board, .locked, .between: nil
    }
  }

  func enter(_ button: SafeText) -> SafeText { language(en: "Enter: \(button).", zh: "Enter：\(button)。") }

  func handOver(_ name: SafeText) -> SafeText {
    language(en: "\(name), press Enter when you have the keyboard.", zh: "\(name)，拿到键盘后请按 Enter。")
  }

  func unknown(_ line: SafeText) -> SafeText {
    language(
      en: "'\(line)' means nothing here. Type help to see what you can type.",
      zh: "这里不懂“\(line)”：输入 help 看看可以输入什么。")
  }

  func offBoard(_ cell: SafeText) -> SafeText {
    language(en: "\(cell) is not on this board.", zh: "\(cell) 不在棋盘上。")
  }

  var notStraight: SafeText { language(en: "A ship must lie along a row or a column.", zh: "船只能横放或竖放。") }

  /// The answer to a word that has a meaning only elsewhere.
  var notHere: SafeText { language(en: "That is not possible here.", zh: "这里做不到。") }

  var resignAgain: SafeText { language(en: "Type resign again to confirm.", zh: "再输入一次 resign 就真的认输。") }

  var linkShowsShips: SafeText {
    language(
      en: "This link holds the ships, so only the other player's program should read it:",
      zh: "这条链接里有船的位置，只该由对方的程序来读：")
  }

  var nothingKnown: SafeText { language(en: "Nothing is known yet.", zh: "还一无所知。") }

  func fleet(_ board: SafeText, afloat: [SafeText], sunk: [SafeText]) -> SafeText {
    let name: SafeText = board.isEmpty ? "" : language(en: "\(board): ", zh: "\(board)：")
    let gone = language.list(sunk)
    let rest: SafeText = sunk.isEmpty ? "" : language(en: ", \(gone) sunk", zh: "；已沉 \(gone)")
    let left = afloat.isEmpty ? language(en: "none", zh: "无") : language.list(afloat)
    return language(en: "\(name)\(left) afloat\(rest).", zh: "\(name)未沉 \(left)\(rest)。")
  }

  func ship(_ name: SafeText, cells: SafeText) -> SafeText {
    language(en: "\(name) at \(cells)", zh: "\(name) \(cells)")
  }

  var kept: SafeText {
    language(
      en: "The game is saved; you can continue it here, in lines or on a screen.",
      zh: "本局已保存，下次在行模式或屏幕上都可以接着玩。")
  }
}

extension Language {
  package var keptInLines: SafeText { lines.kept }

  var lines: LineSentences { LineSentences(language: self) }
}
