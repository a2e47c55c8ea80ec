// What the game in lines says beside the sentences of the game: what can be typed, and how a line is asked for.

import BattleshipPlay

/// The sentences of the game in lines, a member for each.
struct LineSentences: Sendable {
  /// Where a line is typed.
  enum Place: Hashable, Sendable {
    case title, names, base, locked, hiding, hidingBoats, firing, between
  }

  /// What can be typed there.
  let help: @Sendable (Place) -> [SafeText]
  /// The first words at a board on which ships are hidden, or at which shots are fired.
  let opening: @Sendable (Place) -> SafeText?
  /// What an empty line does: what the focused button says.
  let enter: @Sendable (_ button: SafeText) -> SafeText
  /// Who should take the keyboard, and what they type then.
  let handOver: @Sendable (_ name: SafeText) -> SafeText
  /// A line means nothing here.
  let unknown: @Sendable (_ line: SafeText) -> SafeText
  /// A cell is not on the board.
  let offBoard: @Sendable (_ cell: SafeText) -> SafeText
  /// Two cells are not the ends of a ship.
  let notStraight: SafeText
  /// A word that means something elsewhere.
  let notHere: SafeText
  /// Giving up needs a second request.
  let resignAgain: SafeText
  /// The link of a hunt shows the ships.
  let linkShowsShips: SafeText
  /// Nothing is known of a board yet.
  let nothingKnown: SafeText
  /// The ships of a board: those that are afloat, and those that were sunk.
  let fleet: @Sendable (_ board: SafeText, _ afloat: [SafeText], _ sunk: [SafeText]) -> SafeText
  /// A ship and its cells.
  let ship: @Sendable (_ name: SafeText, _ cells: SafeText) -> SafeText
  /// The game is kept, so that it can be resumed.
  let kept: SafeText
}

extension Language {
  /// Says in lines that the game is kept.
  package var keptInLines: SafeText { lines.kept }

  /// The sentences of the game in lines.
  var lines: LineSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// Sentences as one line of text.
  func line(of sentences: [SafeText]) -> SafeText {
    let space =
      switch self {
      case .english: " "
      case .chinese: ""
      }
    return SafeText(sentences.map(\.string).joined(separator: space), limit: .max)
  }
}

extension LineSentences {
  static let english = LineSentences(
    help: { place in
      let here: [SafeText] =
        switch place {
        case .title: ["A number chooses from the list.", "A pasted link is opened."]
        case .names: ["Type both names with a comma between them."]
        case .base:
          ["Type where the page for links is, such as https://example.org/play#, or an empty line for nowhere."]
        case .locked: ["An empty line says that you have the keyboard."]
        case .hiding, .hidingBoats:
          [
            "A1 A3 hides a ship from A1 to A3, and A1 alone one of a single cell.",
            "random hides all of them anew, back takes the last one back, mine says where they are.",
          ]
        case .firing:
          [
            "B2 fires at B2; if a turn has several shots, name the cells one by one or in one line.",
            "theirs and mine read a board, theirs C its row C; fleet names the ships, score counts.",
            "hint is what the computer would do, back takes a chosen cell back, resign gives up.",
          ]
        case .between: ["theirs and mine read a board; fleet names the ships, score counts."]
        }
      return here + ["An empty line is the next step; link shows the link of the game, quit leaves, help repeats this."]
    },
    opening: { place in
      switch place {
      case .hiding: "Hide your ships: name the ends of each, as A1 A3, or say random. help lists the rest."
      case .hidingBoats: "Hide your ships: name a cell for each, as A1, or say random. help lists the rest."
      case .firing: "Name a cell to fire at, as B2. help lists the rest."
      case .title, .names, .base, .locked, .between: nil
      }
    },
    enter: { button in "Enter: \(button)." },
    handOver: { name in "\(name), press Enter when you have the keyboard." },
    unknown: { line in "'\(line)' means nothing here: help lists what can be typed." },
    offBoard: { cell in "\(cell) is not on this board." },
    notStraight: "A ship lies along a row or down a column.",
    notHere: "That is not possible here.",
    resignAgain: "Say resign once more to give up for sure.",
    linkShowsShips: "This link holds the ships, so only the other player's program should read it:",
    nothingKnown: "Nothing is known yet.",
    fleet: { board, afloat, sunk in
      let name: SafeText = board.isEmpty ? "" : "\(board): "
      let rest: SafeText = sunk.isEmpty ? "" : ", \(list(sunk)) sunk"
      return "\(name)\(afloat.isEmpty ? "none" : list(afloat)) afloat\(rest)."
    },
    ship: { name, cells in "\(name) at \(cells)" },
    kept: "The game is kept; it goes on from here, in lines or on a screen.")

  static let chinese = LineSentences(
    help: { place in
      let here: [SafeText] =
        switch place {
        case .title: ["输入数字就是选择。", "粘贴链接就会打开它。"]
        case .names: ["输入两个名字，中间用逗号隔开。"]
        case .base: ["输入网页的地址，如 https://example.org/play#，没有网页就输入空行。"]
        case .locked: ["空行表示键盘已经在你手里。"]
        case .hiding, .hidingBoats: ["A1 A3 从 A1 到 A3 放一艘船，单独的 A1 放一格的船。", "random 随机重放，back 收回上一艘，mine 说出位置。"]
        case .firing:
          [
            "B2 向 B2 开火；一轮有几发时，可以逐格输入，也可以写在一行里。",
            "theirs 和 mine 读出棋盘，theirs C 只读 C 行；fleet 说出舰船，score 报数。",
            "hint 是电脑的建议，back 收回选好的一格，resign 认输。",
          ]
        case .between: ["theirs 和 mine 读出棋盘；fleet 说出舰船，score 报数。"]
        }
      return here + ["空行是下一步；link 给出本局的链接，quit 离开，help 重复这些话。"]
    },
    opening: { place in
      switch place {
      case .hiding: "请藏船：输入每艘船的两端，如 A1 A3，或者输入 random。其余的见 help。"
      case .hidingBoats: "请藏船：输入每艘船的格子，如 A1，或者输入 random。其余的见 help。"
      case .firing: "输入要打的格子，如 B2。其余的见 help。"
      case .title, .names, .base, .locked, .between: nil
      }
    },
    enter: { button in "Enter：\(button)。" },
    handOver: { name in "\(name)，拿到键盘后请按 Enter。" },
    unknown: { line in "这里不懂“\(line)”：输入 help 看看可以输入什么。" },
    offBoard: { cell in "\(cell) 不在棋盘上。" },
    notStraight: "船只能横放或竖放。",
    notHere: "这里做不到。",
    resignAgain: "再输入一次 resign 就真的认输。",
    linkShowsShips: "这条链接里有船的位置，只该由对方的程序来读：",
    nothingKnown: "还一无所知。",
    fleet: { board, afloat, sunk in
      let name: SafeText = board.isEmpty ? "" : "\(board)："
      let rest: SafeText = sunk.isEmpty ? "" : "；已沉 \(list(sunk, "、"))"
      return "\(name)未沉 \(afloat.isEmpty ? "无" : list(afloat, "、"))\(rest)。"
    },
    ship: { name, cells in "\(name) \(cells)" },
    kept: "本局已保存，下次在行模式或屏幕上都可以接着玩。")

  private static func list(_ things: [SafeText], _ between: SafeText = ", ") -> SafeText {
    things.dropFirst().reduce(things.first ?? "") { $0 + between + $1 }
  }
}
