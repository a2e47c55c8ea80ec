// The sentences of the title: the games on offer, the settings, how the game is played.

import BattleshipCore
import BattleshipPlayers

package struct TitleSentences: Sendable {
  package let language: Language

  package var twoPlayers: SafeText { language(en: "Two players, one keyboard", zh: "双人轮流，共用键盘") }
  package var quickGame: SafeText { language(en: "A quick game", zh: "快速一局") }
  package var phones: SafeText { language(en: "Messages, two phones", zh: "信息，两部手机") }
  package var phonesNote: SafeText { language(en: "the demo of 2016", zh: "2016 年的演示") }
  package var byLink: SafeText { language(en: "Play by link", zh: "用链接对局") }
  package var live: SafeText { language(en: "Live, over the network", zh: "实时对战（网络）") }
  package var liveNote: SafeText { language(en: "shots land at once", zh: "开炮立见结果") }
  package var liveAim: SafeText {
    language(
      en: """
        Wait here, and tell your friend what to type. Or type the address that your friend told you, \
        such as ann.example.org:4242.
        """,
      zh: "在这里等待，把要输入的命令告诉朋友；或者输入朋友告诉你的地址，例如 ann.example.org:4242。")
  }
  package var liveRisk: SafeText {
    language(
      en: "Whoever can reach this machine may ask to join; you see who, and say yes or no.",
      zh: "能连到这台机器的人都可以请求应战；你会看到是谁，再决定是否接受。")
  }
  package var liveAddress: SafeText { language(en: "Address", zh: "地址") }
  package func waitLive(_ terms: Terms) -> SafeText {
    language(en: "Hide ships and wait: \(board(terms.rules))", zh: "藏船并等待：\(board(terms.rules))")
  }
  package func goLive(with player: SafeText?) -> SafeText {
    guard let player else { return language(en: "Go on with a duel, live", zh: "继续一局对战，实时进行") }
    return language(en: "Go on with \(player), live", zh: "与\(player)继续，实时进行")
  }
  package var joinLive: SafeText { language(en: "Connect", zh: "连接") }
  package var score: SafeText { language(en: "Score", zh: "战绩") }
  package var noScore: SafeText {
    language(
      en: "No finished games yet. Each game that ends is counted here and can be watched again, shot by shot.",
      zh: "还没有下完的对局。每局结束后都会记在这里，还可以逐发回放。")
  }
  /// `best` and `mean` are numbers of shots.
  package func scoreLine(_ player: SafeText, opponent: SafeText, games: Int, won: Int, best: Int?, mean: SafeText?)
    -> SafeText
  {
    let best: SafeText = language(en: best.map { ", best \($0)" } ?? "", zh: best.map { "，最少 \($0) 发" } ?? "")
    let mean: SafeText = language(en: mean.map { ", mean \($0)" } ?? "", zh: mean.map { "，平均 \($0) 发" } ?? "")
    return language(
      en: "\(players(player, second: opponent)): \(English.count(games, "game", "games")), \(won) won\(best)\(mean)",
      zh: "\(players(player, second: opponent))：\(games) 局，胜 \(won) 局\(best)\(mean)")
  }
  /// The heads of a table of these results; `in a row` is the most games won in a row.
  package var scoreHeads: [SafeText] {
    language(en: ["played", "won", "best", "mean", "in a row"], zh: ["局数", "胜", "最少", "平均", "连胜"])
  }
  /// Before a letter for each of the last games.
  package var lastGames: SafeText { language(en: "Last games", zh: "最近几局") }
  package func end(isWon: Bool) -> SafeText { isWon ? language(en: "W", zh: "胜") : language(en: "L", zh: "负") }
  /// A game whose winner has not opened their ships.
  package func unchecked(_ game: SafeText) -> SafeText { language(en: "\(game), unchecked", zh: "\(game)，尚未核对") }
  package func withHints(_ player: SafeText) -> SafeText {
    language(en: "\(player), with hints", zh: "\(player)（用了提示）")
  }
  /// nil is the player at this program.
  package func result(_ winner: SafeText?, loser: SafeText?, result: GameResult) -> SafeText {
    switch language {
    case .english:
      guard let winner else { return beaten("You", loser ?? "you", result) }
      guard let loser else { return lost(to: winner, result) }
      return beaten(winner, loser, result)
    case .chinese:
      let (winner, loser): (SafeText, SafeText) = (winner ?? "你", loser ?? "你")
      return switch result {
      case .sunk(0): "\(loser)没能找到\(winner)的船"
      case .sunk(let shots): "\(winner)用 \(shots) 发赢了\(loser)"
      case .givenUp: "\(winner)赢了，\(loser)认输"
      case .foul: "\(winner)作弊，骗了\(loser)"
      }
    }
  }
  /// The computer may have needed fewer shots, so nobody was beaten.
  package func clearedDaily(_ shots: Int) -> SafeText {
    language(en: "You cleared the board of the day in \(shots) shots", zh: "你用 \(shots) 发打完了每日棋盘")
  }
  package var unnamed: SafeText { language(en: "a friend by link", zh: "发来链接的人") }
  package var boardOfTheDay: SafeText { language(en: "the board of the day", zh: "每日棋盘") }
  package func computer(_ level: ComputerPlayer.Level) -> SafeText {
    language(
      en: "the computer (\(language.sentences.solo.level(level)))",
      zh: "电脑（\(language.sentences.solo.level(level))）")
  }
  package var play: SafeText { language(en: "Play", zh: "开局") }
  package var more: SafeText { language(en: "More", zh: "其他") }
  /// Over the settings of the line beside them, or those of the whole program.
  package func settings(ofLine: Bool) -> SafeText {
    ofLine ? language(en: "Its settings", zh: "本项设置") : language(en: "Settings", zh: "设置")
  }
  package func players(_ first: SafeText, second: SafeText) -> SafeText {
    language(en: "\(first) v. \(second)", zh: "\(first)对\(second)")
  }
  package func played(_ game: ChosenGame) -> SafeText {
    "\(name(isDuel: game.isDuel)) \(SafeText(game.rules.board.description))"
  }
  func name(isDuel: Bool) -> SafeText { isDuel ? language(en: "duel", zh: "对战") : language(en: "hunt", zh: "寻船") }
  /// The most important comes first, because the end may be cut.
  package func linkGame(_ game: Listing) -> SafeText {
    guard let chosen = game.game else { return "" }
    let rules = chosen.rules
    let all = rules.shipLengths.cellCount
    let hit = game.kind == .hidden ? language(en: "they hit", zh: "对方命中") : language.word(for: BoardScene.Mark.hit)
    let ships = rules.shipLengths.count
    let state: [SafeText] =
      game.shots == 0
      ? [language(en: English.count(ships, "ship", "ships"), zh: "\(ships) 艘船")]
      : [language(en: "\(hit) \(game.hits) of \(all)", zh: "\(hit) \(game.hits)/\(all)"), language.shots(game.shots)]
    let firing = chosen.volley.map { $0 == .shots(1) ? [] : [short($0)] } ?? []
    let apart = rules.apart ? [language(en: "apart", zh: "不相邻") as SafeText] : []
    return language.clauses([SafeText(rules.board.description)] + firing + apart + state)
  }
  private func short(_ volley: Volley) -> SafeText {
    switch volley {
    case .shots: language.sentences.duel.volley(volley)
    case .afloat: language(en: "salvo", zh: "每船一发")
    case .again: language(en: "a hit fires again", zh: "命中再打")
    }
  }
  package func soloNote(_ level: ComputerPlayer.Level, rules: Rules, shots: Int = 0) -> SafeText {
    language.clauses(
      [language.sentences.solo.level(level)] + (shots > 0 ? [language.shots(shots)] : []) + [board(rules)])
  }
  package func twoPlayersNote(_ first: SafeText, second: SafeText) -> SafeText {
    language(en: "\(first) and \(second)", zh: "\(first) 和 \(second)")
  }
  package func byLinkNote(_ game: ChosenGame) -> SafeText {
    let note: SafeText =
      switch game.volley {
      case nil: language(en: "the link shows the ships", zh: "链接里看得到船")
      case .again?: language(en: "a hit costs two more links", zh: "每次命中多发两条链接")
      case .afloat?: language.sentences.duel.volley(.afloat)
      case .shots?: language(en: "the ships are sealed", zh: "舰队是密封的")
      }
    return language.clauses(language(en: "any chat", zh: "随便用什么聊天软件"), note)
  }

  package func setting(_ setting: TitleSetting) -> SafeText {
    switch setting {
    case .game: language(en: "Game", zh: "玩法")
    case .board: language(en: "Board", zh: "棋盘")
    case .level: language(en: "Level", zh: "难度")
    case .ownName: language(en: "Your name", zh: "你的名字")
    case .names: language(en: "Names", zh: "名字")
    case .base: language(en: "Links", zh: "链接")
    case .theme: language(en: "Theme", zh: "配色")
    case .language: language.sentences.page.choice(.language)
    }
  }
  package func theme(_ theme: Theme) -> SafeText {
    switch theme {
    case .pegs: language(en: "pegs", zh: "红白棋钉")
    case .demo: language(en: "demo", zh: "原版")
    case .safe: language(en: "colour-blind safe", zh: "色觉友好")
    case .light: language(en: "light", zh: "浅色")
    case .mono: language(en: "no colours", zh: "无色")
    }
  }
  /// Without its board.
  package func kind(_ kind: TitleSettings.Kind) -> SafeText {
    switch kind {
    case .hunt: name(isDuel: false)
    case .duel(nil): name(isDuel: true)
    case .duel(let volley?): language.clauses(name(isDuel: true), short(volley))
    }
  }
  /// The value of ``TitleSetting/ownName`` without one.
  package var noName: SafeText { language(en: "none", zh: "没有") }
  package var nameAim: SafeText {
    language(
      en: """
        What are you called? The other player reads it in your messages; anyone can write any name there. It may stay \
        empty, and is asked only once.
        """,
      zh: "怎么称呼你？对方会在你的链接里看到这个名字；谁都可以随便写，它证明不了身份。可以留空，只问这一次。")
  }
  /// After a game that goes on was left.
  package var saved: SafeText {
    language(en: "Saved. battleship-tui goes on with it.", zh: "已保存，battleship-tui 可以接着玩。")
  }
  package var backToLink: SafeText { language(en: "Back to the link", zh: "返回链接") }
  /// The value of ``TitleSetting/base`` if none was chosen.
  package var noBase: SafeText { language(en: "for battleship-tui", zh: "用本程序打开") }
  package var baseRefused: SafeText {
    language(
      en: "Enter the page's address, with https://, or leave this empty.",
      zh: "请写以 https:// 开头的网页地址，没有网页就留空。")
  }
  package var baseTip: SafeText {
    language(
      en: "With # at the end, no server sees the game: https://example.org/play.html#",
      zh: "地址以 # 结尾，服务器就看不到对局：https://example.org/play.html#")
  }
  package var boardTip: SafeText {
    language(
      en: "Such as 8x8:4.3.2; add apart if no ships may touch; at most 16x16.",
      zh: "列数、行数和各船的长度，如 8x8:4.3.2；船不相邻就加 apart；最大 16x16。")
  }
  package func boardRefused(_ error: WrittenRulesError) -> SafeText {
    guard case .impossible(let error) = error else {
      return language(
        en: "Type a board and its ships, such as 8x8:4.3.2.",
        zh: "这不是棋盘和舰队；请照 8x8:4.3.2 这样写。")
    }
    let needed = language.terminal.program.rules(error)
    return language(en: "A game needs \(needed).", zh: "需要\(needed)。")
  }
  package var baseIsInForce: SafeText {
    language(
      en: "BATTLESHIP_BASE in the environment sets this address.",
      zh: "这个地址由环境变量 BATTLESHIP_BASE 决定。")
  }

  package var question: SafeText {
    language(en: "This game is not over. Continue it, or start a new one?", zh: "这局还没有下完。接着玩，还是另起一局？")
  }
  package var oldStays: SafeText {
    language(en: "A new game moves the old one to a file of its own.", zh: "另起一局时，原来的一局会留在单独的文件里。")
  }

  package func allGames(_ count: Int) -> SafeText {
    language(en: "All your games (\(count))", zh: "全部对局（\(count)）")
  }
  package func deletionQuestion(_ venue: GameVenue) -> SafeText {
    if case .link = venue {
      language(
        en: "Delete this game? Only the links in your chat will remain.", zh: "要删除这一局吗？之后就只剩聊天里的链接了。")
    } else {
      language(
        en: "Delete this game from the list? Its file stays, under another name.",
        zh: "要把这一局从列表中删除吗？它的文件会换个名字保留下来。")
    }
  }
  package func notDeleted(_ reason: SafeText) -> SafeText {
    language(en: "The game could not be deleted: \(reason).", zh: "这一局删不掉：\(reason)。")
  }
  package var delete: SafeText { language(en: "Delete", zh: "删除") }
  package var back: SafeText { language(en: "Back to the title", zh: "回到首页") }

  package var rulesOfGame: [TitleScene.Paragraph] {
    language(
      en: [
        .init(
          heading: "Duel",
          text: "Both hide ships and fire a shot in turn, even after a hit. The first to sink the other's ships wins."),
        .init(
          heading: "Hunt",
          text: "One player hides ships, the other finds them before too many shots have missed."),
        .init(
          heading: "Ships",
          text: """
            They lie across or down: t turns one, r hides all at random. A ship whose cells are all hit is sunk, and \
            you are told.
            """),
        .init(
          heading: "Cells",
          text: "Type b3 to go to row B, column 3. Arrows and the mouse work too."),
        .init(
          heading: "Secret",
          text: """
            A duel's link holds the ships sealed: nobody can read or move them, and every answer is checked at the end. \
            A hunt's link holds them openly, so reading it is cheating.
            """),
        .init(heading: "Keys", text: "Enter is the next step, ! a hint, ? the keys."),
      ],
      zh: [
        .init(heading: "对战", text: "双方都藏船，轮流开火，每次一炮，命中后也换人；先把对方的船全部击沉的一方获胜。"),
        .init(heading: "寻船", text: "一方藏船，另一方来找，一次打一格：全部击沉就赢，落空太多就输。"),
        .init(heading: "舰船", text: "船横着或竖着放，不能斜放：t 转向，r 随机布置。打中叫命中，没打中叫落空；一艘船的每一格都被打中就沉了，这时会告诉你。"),
        .init(heading: "格子", text: "字母是行，数字是列：输入 b3 就到 B3。方向键和鼠标也可以用。"),
        .init(
          heading: "保密",
          text: "对战的链接里舰队是密封的，谁也看不到、改不了，最后每一个回答都会核对。寻船的链接里写着船的位置，去读它就是作弊。"
        ),
        .init(heading: "按键", text: "Enter 总是下一步，! 给提示，其余的按键按 ? 查看。"),
      ])
  }

  package var marks: SafeText { language(en: "Marks", zh: "标记") }

  package func settingsDamaged(_ file: SafeText) -> SafeText {
    language(
      en: "Your settings cannot be read. They were moved to \(file).",
      zh: "你的设置无法读取，已移到 \(file)。")
  }
  package var settingsNotKept: SafeText { language(en: "Your settings cannot be saved.", zh: "这里的选择无法保存。") }

  private func beaten(_ winner: SafeText, _ loser: SafeText, _ result: GameResult) -> SafeText {
    switch result {
    case .sunk(0): "\(winner) hid the ships from \(loser)"
    case .sunk(let shots): "\(winner) beat \(loser) in \(English.count(shots, "shot", "shots"))"
    case .givenUp: "\(winner) beat \(loser), who gave up"
    case .foul: "\(winner) cheated \(loser)"
    }
  }

  private func lost(to winner: SafeText, _ result: GameResult) -> SafeText {
    switch result {
    case .sunk(0): "You did not find the ships of \(winner)"
    case .sunk(let shots): "Beaten by \(winner) in \(English.count(shots, "shot", "shots"))"
    case .givenUp: "You gave up against \(winner)"
    case .foul: "You were cheated by \(winner)"
    }
  }

  func board(_ rules: Rules) -> SafeText {
    language.sentences.page.rules(rules)
  }
}

package enum GameResult: Hashable, Sendable {
  /// The winner sank every ship with this many shots; 0 if the winner hid ships of which one stayed afloat.
  case sunk(shots: Int)
  case givenUp
  /// The winner gave untrue answers.
  case foul
}
