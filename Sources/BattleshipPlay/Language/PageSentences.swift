// The sentences of the browser page: its title, its buttons, what it keeps, and links to send, also from the terminal.

import BattleshipCore
import BattleshipPlayers

package struct PageSentences: Sendable {
  let language: Language

  /// The note on the button ``PageAction/playComputer``.
  package var soloText: SafeText { language(en: "you fire first", zh: "由你先开火") }
  package var twoText: SafeText {
    language(en: "in turns, on this device", zh: "在这台设备上轮流玩")
  }
  package var duelText: SafeText { language(en: "send a link, both fleets stay sealed", zh: "发一条链接，双方舰队都密封") }
  package var huntText: SafeText { language(en: "send a link, they look for them", zh: "发一条链接，对方来找") }
  package var linkText: SafeText { language(en: "paste the one you were sent", zh: "粘贴别人发给你的链接") }
  package var options: SafeText { language(en: "Options", zh: "选项") }
  /// Without a volley the shots of a turn are the usual ones.
  package func shots(_ volley: Volley?) -> SafeText {
    guard let volley else { return language(en: "1 shot, by link 1 per ship", zh: "1 发，链接对战每船 1 发") }
    let shots = language.sentences.duel.volley(volley)
    return volley == .again ? language(en: "\(shots) (2 more links)", zh: "\(shots)（多发 2 条链接）") : shots
  }
  package func chosen(_ rules: Rules, volley: Volley?, level: ComputerPlayer.Level) -> SafeText {
    let shots = shots(volley)
    let level = language.sentences.solo.level(level)
    return "\(SafeText(rules.board.description)) · \(shots) · \(language(en: "\(level) computer", zh: "电脑：\(level)"))"
  }
  package var keyText: SafeText {
    language(
      en:
        "Your key opens your own ships in duels by link. It stays in this browser. To continue a duel in another browser, copy the key there. Show it to nobody.",
      zh: "链接对战时，你的密钥能打开你自己的舰队。它只留在这个浏览器里。想在另一个浏览器里继续，就把它复制过去。不要给别人看。")
  }
  package func keyName(_ fingerprint: String) -> SafeText {
    language(en: "The key \(SafeText(fingerprint))", zh: "密钥 \(SafeText(fingerprint))")
  }
  package var noKey: SafeText {
    language(en: "No key yet: your first duel by link makes one", zh: "还没有密钥：第一次链接对战时会生成")
  }

  /// How to play: the first three with a small board each, the next with a chat; what is behind them may be folded.
  package var howToPlay: [TitleScene.Paragraph] {
    language(
      en: [
        .init(heading: "1 Hide", text: "Your ships lie at sea. Move and turn them as you like."),
        .init(heading: "2 Fire", text: "A dot or disc is a miss, a cross a hit. Follow a hit along its line."),
        .init(
          heading: "3 Sink them all",
          text: "A ship that is crossed all over is sunk. Who sinks the last one first has won."),
        .init(
          heading: "With a friend, by link",
          text: """
            Each turn is a link in your chat: open it, fire, send it back. You have a shot for each ship still afloat. Fleets \
            are sealed: nobody can peek, and at the end every answer is checked.
            """),
        .init(
          heading: "Hunt",
          text: """
            One hides ships, the other looks for them, until all are sunk or too many shots have missed. The link holds the \
            ships unsealed, so reading it is cheating; a browser's history keeps it too.
            """),
        .init(
          heading: "Ships",
          text: """
            A ship lies across or down. Drag it, or choose it to pick it up, then the water to put it down. You \
            are told of each hit, and of each ship that sinks because all its cells are hit. On a touch screen, tap a cell, \
            then Mark, to note for yourself that it is water.
            """),
        .init(
          heading: "Keys",
          text: """
            Arrows move the cursor, or type a cell such as B7; Enter or Space fires, and picks up a ship or puts it down. \
            T turns a ship, R shuffles, U takes back, ! asks for advice, M marks water for yourself, V watches the game again, Esc goes back.
            """),
      ],
      zh: [
        .init(heading: "1 藏船", text: "你的船已经在海上，可以随意移动和转向。"),
        .init(heading: "2 开火", text: "圆点是落空，叉是命中。沿着命中的方向继续打。"),
        .init(heading: "3 全部击沉", text: "整艘都打上叉的船已经沉了。先击沉最后一艘的人获胜。"),
        .init(
          heading: "和朋友，用链接",
          text: "每一轮是聊天里的一条链接：打开，开火，发回去。每艘未沉的船有一发。舰队是密封的，谁也偷看不了，最后每一个回答都会核对。"),
        .init(
          heading: "寻船", text: "一方藏船，另一方来找，直到全部击沉，或落空太多。船就写在链接里，去读它就是作弊；浏览器的历史记录里也有它。"),
        .init(
          heading: "舰船", text: "船横着或竖着放。点一下船就拿到手里，再点海面放下，也可以拖动。命中会告诉你；一艘船的每一格都被打中就沉了。在触摸屏上，点一格再点“标水”，就给自己记下那里是水。"),
        .init(
          heading: "按键", text: "方向键移动光标，或输入 B7 这样的格子，Enter 或空格开火、拿起和放下船。T 转向，R 随机，U 收回，! 提示，M 给自己标水，V 回放，Esc 返回。"),
      ])
  }

  package func choice(_ choice: PageChoice) -> SafeText {
    switch choice {
    case .level: language(en: "The computer's level", zh: "电脑的难度")
    case .rules: language(en: "Board and ships", zh: "棋盘和舰船")
    case .volley: language(en: "Shots in a turn", zh: "每轮射击")
    case .language: language(en: "Language", zh: "语言")
    }
  }
  package func rules(_ rules: Rules) -> SafeText {
    language.clauses(SafeText(rules.board.description), language.ships(of: rules))
  }
  package var namesRefused: SafeText {
    language(
      en: "Write two different names with a comma between them, such as Ann,Bob, of at most 24 characters each.",
      zh: "请写两个不同的名字，中间用逗号隔开，如：小明，小红，各不超过 24 个字符")
  }
  package var nameRefused: SafeText {
    language(
      en: "A name has 1 to 24 characters, all of which can be seen.",
      zh: "名字要有 1 到 24 个字符，不能有看不见的字符。")
  }
  package func field(_ field: PageField) -> SafeText {
    switch field {
    case .link: language(en: "Link", zh: "链接")
    case .name: language(en: "Your name, seen by the other player", zh: "你的名字，对方会看到")
    case .first: language(en: "First player here", zh: "同机的第一位玩家")
    case .second: language(en: "Second player here", zh: "同机的第二位玩家")
    case .key: language(en: "Key from another browser", zh: "另一个浏览器里的密钥")
    }
  }

  package func button(_ action: PageAction) -> SafeText {
    switch action {
    case .playComputer: language(en: "Play the computer", zh: "与电脑对战")
    case .startTwo: language.terminal.title.play
    case .playTwo: language(en: "Two players here", zh: "双人同机")
    case .challenge: language(en: "Challenge a friend", zh: "向朋友挑战")
    case .join: language(en: "Join", zh: "应战")
    case .daily: language.sentences.daily.name
    case .hide: language(en: "Hide ships for a hunt", zh: "藏船让人找")
    case .resume: language(en: "Back to your last game", zh: "回到上一局")
    case .confirm: language(en: "Yes", zh: "是")
    case .cancel: language(en: "Cancel", zh: "取消")
    case .writeLink: language(en: "Open a link", zh: "打开链接")
    case .open: language(en: "Open", zh: "打开")
    case .listGames: language(en: "All games", zh: "全部游戏")
    case .rules: language.sentences.seat.howToPlay
    case .key: language(en: "Your key", zh: "你的密钥")
    case .otherLanguage: language(en: Language.chinese, zh: .english).name
    case .leave: language.sentences.moments.yourGames
    case .back: language(en: "Back", zh: "返回")
    case .gotIt: language(en: "Got it", zh: "知道了")
    case .fireAtCursor: language.sentences.duel.fire
    case .turn: language(en: "Turn", zh: "转向")
    case .shuffle: language(en: "Shuffle", zh: "随机")
    case .takeBack: language(en: "Undo", zh: "撤销")
    case .clear: language(en: "Clear", zh: "清空")
    case .advise: language(en: "Advice", zh: "提示")
    case .mark: language(en: "Mark", zh: "标水")
    case .copy: language(en: "Copy the link", zh: "复制链接")
    case .copyThis: language(en: "Copy this link", zh: "复制这条链接")
    case .share: language(en: "Share", zh: "分享")
    case .shareResult: language(en: "Share the result", zh: "分享结果")
    case .copyResult: language(en: "Copy", zh: "复制")
    case .savePicture: language(en: "Save the picture", zh: "保存图片")
    case .insist: language(en: "Continue anyway", zh: "仍要继续")
    case .importKey: language(en: "Use this key", zh: "使用这把密钥")
    case .showKey: language(en: "Show the key", zh: "显示密钥")
    case .hideKey: language(en: "Hide the key", zh: "隐藏密钥")
    case .copyKey: language(en: "Copy the key", zh: "复制密钥")
    case .renewKey: language(en: "Make a new key", zh: "生成新密钥")
    case .replay: language.sentences.replay.watch
    case .watch: language(en: "Watch", zh: "观看")
    case .bringKey: language(en: "Bring your key", zh: "带来密钥")
    case .earlier: language(en: "Back", zh: "上一步")
    case .later: language(en: "Next", zh: "下一步")
    case .play: language(en: "Play", zh: "播放")
    case .pause: language(en: "Pause", zh: "暂停")
    case .endReplay: language(en: "Close", zh: "关闭")
    case .again: language(en: "Rematch", zh: "再战一局")
    }
  }
  /// Names the game, for who hears only the button.
  package func delete(_ game: SafeText) -> SafeText { language(en: "Delete: \(game)", zh: "删除：\(game)") }
  package func fireAt(_ cell: Cell) -> SafeText {
    language(en: "Fire at \(SafeText(cell))", zh: "向 \(SafeText(cell)) 开火")
  }
  /// In place of that label, before a cell is chosen that was not shot at.
  package var chooseCell: SafeText { language(en: "Pick a cell", zh: "选一格") }
  package var moveShips: SafeText {
    language(en: "Drag a ship, or choose one to move.", zh: "拖动一艘船，或点它拿到手里。")
  }

  /// The name of a board that has no other.
  package var sea: SafeText { language(en: "The sea", zh: "海域") }
  /// On the player's own board, everything is known.
  package func cell(_ cell: Cell, mark: BoardScene.Mark, isOwn: Bool, isNoted: Bool = false) -> SafeText {
    if isNoted { return language.clauses(SafeText(cell), language(en: "marked as water", zh: "标成水")) }
    let isUnknown = mark == .water && !isOwn
    return language.clauses(SafeText(cell), isUnknown ? language(en: "unknown", zh: "未知") : language.word(for: mark))
  }
  package func ship(_ length: Int, _ state: ShipState) -> SafeText {
    language(en: "a ship of \(length), \(word(for: state))", zh: "\(length) 格的船，\(word(for: state))")
  }
  /// Behind the name of the ship that is in the hand.
  package func word(for state: ShipState) -> SafeText {
    switch state {
    case .afloat: language(en: "afloat", zh: "未沉")
    case .sunk: language(en: "sunk", zh: "已沉")
    case .inHand: language(en: "in your hand", zh: "在你手里")
    case .ashore: language(en: "not placed", zh: "还没放")
    }
  }
  package var ships: SafeText { language(en: "Their ships", zh: "对方的船") }
  package var ownShips: SafeText { language(en: "Your ships", zh: "你的船") }

  package var sendTitle: SafeText { language(en: "Send your link", zh: "发出你的链接") }
  package var link: SafeText { language(en: "The link", zh: "链接") }
  package var code: SafeText { language(en: "The link as a QR code", zh: "链接的二维码") }
  /// The text sent with a link: what the player did.
  package func sharedText(_ link: SentLink, shots: [Cell]) -> SafeText {
    switch link {
    case .hunt: language(en: "I hid my ships. Can you find them?", zh: "我藏好船了，你能找到吗？")
    case .result: language(en: "I found your ships. See how it ended!", zh: "我找过你的船了，看看结果！")
    case .challenge: language(en: "I challenge you to Battleships. Hide your ships!", zh: "来下一盘海战棋，藏好你的船！")
    case .turn:
      language(
        en: "Your turn: I fired at \(language.joined(shots.names)).",
        zh: "轮到你了：我向 \(language.list(shots.names)) 开了火。")
    case .end, .last: language(en: "Our game is over. See how it ended!", zh: "这局结束了，看看结果！")
    }
  }
  /// `shots` is nil if the game was lost.
  package func sharedResult(_ rules: Rules, shots: Int?) -> SafeText {
    let board = SafeText(rules.board.description)
    return language(
      en: shots.map { "I won at Battleships, \(board), in \($0) shots. Can you do better?" }
        ?? "I lost at Battleships, \(board). Can you do better?",
      zh: shots.map { "我在 \(board) 的海战棋里用 \($0) 发赢了，你行吗？" } ?? "我在 \(board) 的海战棋里输了，你来试试？")
  }
  /// `games` holds the one to delete.
  package func question(_ question: PageQuestion, among games: [Listing]) -> SafeText {
    switch question {
    case .resign: return language.sentences.duel.resignQuestion
    case .delete(let venue):
      let game = games.first { $0.venue == venue }
      let isByLink = if case .link = venue { game?.goesOn == true } else { false }
      let name = game.map { language.sentences.moments.name(of: $0) } ?? ""
      return language(
        en: "Delete this game: \(name)?\(isByLink ? " It comes back with its next link." : "")",
        zh: "删除这局游戏：\(name)？\(isByLink ? "打开下一条链接时它会再次出现。" : "")")
    case .replaceKey:
      return language(
        en: "Use this key for new duels? Your current key stays here and still opens the duels that it began.",
        zh: "新的对战用这把密钥？现在的密钥会留下，由它开始的对战仍能打开。")
    }
  }
  /// The button that does what the question asks.
  package func confirming(_ question: PageQuestion) -> SafeText {
    switch question {
    case .resign: language.sentences.duel.resign
    case .delete: language(en: "Delete", zh: "删除")
    case .replaceKey: button(.importKey)
    }
  }
  package func note(_ note: LobbyNote) -> SafeText {
    switch note {
    case .thinking: language.sentences.solo.thinks
    case .huntIsOpen:
      language(
        en: "The ships of a hunt are in its link: reading it is cheating.",
        zh: "寻船时，船就写在链接里，去读链接就是作弊。")
    case .hostSawLink:
      language(
        en: "The host of this page saw this link. The links that you send from here are not sent to it.",
        zh: "存放这个网页的服务器看到了这条链接。从这里发出的链接它看不到。")
    case .duelIsSealed:
      language(
        en: "Sealed duel: only this browser can read your ships in the link. Fair play is checked at the end.",
        zh: "密封的对战：链接里你的舰队只有这个浏览器能读。是否诚实，最后会核对。")
    case .copied: language.sentences.seat.copied
    case .notCopied:
      language(
        en: "The browser did not copy it. Copy the text below yourself.",
        zh: "浏览器没有复制成功，请自己复制下面的文字。")
    case .allAimed:
      language(en: "Every shot is aimed. Press one again to take it back.", zh: "炮弹都已瞄准。再按一发可以收回。")
    case .keyImported: language(en: "This browser now uses that key.", zh: "密钥已换上。")
    case .keepsNothing:
      language(
        en: "This browser does not store anything for this page, so the game is lost when you close it.",
        zh: "这个浏览器不为本页保存任何东西，关掉网页游戏就没有了。")
    case .wentOnElsewhere: language(en: "You continued this game in another window.", zh: "你已在另一个窗口里继续了这局游戏。")
    case .linkIsLocal:
      language(
        en:
          "This page is a file on your disk, so the link opens only here. The other player can paste it into their own copy of the page.",
        zh: "本页是从磁盘打开的，链接只在这里能打开。对方可以把它粘贴到自己的页面里。")
    case .notShared: language(en: "It was not shared or saved. Copy it instead.", zh: "没有分享或保存成功，请复制。")
    case .notYourDuel:
      language(
        en: "If you play in this duel, your ships are in another browser: open the link there.",
        zh: "如果这是你的对战，你的船在另一个浏览器里：请在那里打开链接。")
    case .watchOrBringKey: language(en: "Here you can watch, or bring your key.", zh: "在这里可以观看，或带来你的密钥。")
    case .chatsBrowser:
      language(
        en: "This is a chat app's browser, which may forget your key. Open the link in your browser before you join.",
        zh: "这是聊天软件自带的浏览器，可能会忘记你的密钥。应战之前，请先用你的浏览器打开链接。")
    }
  }
  package func chance(_ known: SafeText, percent: Int) -> SafeText {
    language(en: "\(known), \(percent)%", zh: "\(known)，可能性 \(percent)%")
  }
  /// The label of a replay's slider.
  package var step: SafeText { language(en: "Shot", zh: "第几发") }
  package var keys: SafeText { language(en: "arrows or b7 aim · ? help", zh: "方向键或 b7 瞄准 · ? 帮助") }
  package func refusal(_ refusal: LobbyRefusal) -> SafeText {
    switch refusal {
    case .link(.foreign): language.sentences.refusals.noLink
    case .link(.cutOff): language(en: "The link is cut off: ask for it again.", zh: "链接不完整，请对方再发一次。")
    case .link(.newer): language(en: "This link is from a newer version of the game.", zh: "这条链接出自更新版本的游戏。")
    case .link(.unreleased):
      language(
        en: "This duel is from a version that was never released, and cannot be continued.",
        zh: "这场对战出自从未发布过的版本，无法继续。")
    case .link(.unreadable): language(en: "This link does not open a game. Ask for it again.", zh: "这条链接打不开游戏，请对方再发一次。")
    case .message(let error): message(error)
    case .storageForbidden:
      language(
        en:
          "This browser does not let the page store anything. A duel has to store your key and your last message. Nothing was sent.",
        zh: "浏览器不让本页保存任何东西。对战要保存你的密钥和上一条消息，所以什么也没有发出。")
    case .storageFull:
      language(
        en: "The browser's storage is full, so your message could not be saved. Nothing was sent.",
        zh: "浏览器的存储已满，你的消息没有保存，也没有发出。")
    case .keyUnreadable:
      language(
        en:
          "The key saved in this browser cannot be read. Without it you cannot continue your duels. Use a copy of it, or make a new one.",
        zh: "浏览器里的密钥读不出来，没有它对战无法继续。请用备份，或生成新的密钥。")
    case .nothingPasted: language(en: "Paste the link here first.", zh: "请先把链接粘贴到这里。")
    case .ownLink:
      language(en: "This is the link that you sent. Paste the reply to it.", zh: "这是你发出的链接，请粘贴对方的回复。")
    case .notAName(.name): nameRefused
    case .notAName:
      language(en: "A name here has 1 to 24 characters and no comma.", zh: "这里的名字要有 1 到 24 个字符，不能有逗号。")
    case .offBoard(let board, let place): language.sentences.refusals.isOff(board, place)
    case .notTwoNames: language(en: "Two different names, please.", zh: "请写两个不同的名字。")
    case .notAKey:
      language(
        en: "This is not a key. A key has 43 letters, digits, - and _.",
        zh: "这不是密钥。密钥由 43 个字母、数字、- 和 _ 组成。")
    case .keptElsewhere:
      language.line(note(.wentOnElsewhere), language(en: "Nothing was sent from here.", zh: "这里什么也没有发出。"))
    case .gameUnreadable: language(en: "The game saved in this browser cannot be read.", zh: "浏览器里保存的游戏读不出来。")
    case .memoryUnreadable:
      language.line(
        language(en: "This browser's memory of this duel cannot be read.", zh: "浏览器里关于这场对战的记录读不出来。"), onlyIfUnanswered)
    }
  }

  private var onlyIfUnanswered: SafeText {
    language(
      en: "Continue only if you have not answered this message before.", zh: "只有确定没有回答过这条消息，才可以继续。")
  }

  /// Why a message is not answered, and what the person must know before they insist.
  private func message(_ error: ReceptionError) -> SafeText {
    let reason = language.sentences.refusals.reception(error)
    return switch error {
    case .relation(.ahead):
      language(
        en: "\(reason) Continue only if you wrote it elsewhere.", zh: "\(reason)只有确定是你在别处写的，才可以继续。")
    case .relation(.unremembered):
      language.line(reason, onlyIfUnanswered)
    case .relation, .answeredOtherwise, .duel: reason
    }
  }
}
