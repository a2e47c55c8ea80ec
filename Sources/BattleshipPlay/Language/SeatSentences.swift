// The sentences at a seat: titles, facts, results, endings, buttons.

import BattleshipCore

/// The sentences at a seat, a member for each.
///
/// ```swift
/// let words = Language.english.sentences.seat
/// assert(words.shot(.a1, result: .miss, livesLeft: 2) == "A1: miss. 2 lives left.")
/// ```
public struct SeatSentences: Sendable {
  let language: Language

  /// The name of the game.
  public var gameName: SafeText { language(en: "Battleships", zh: "海战棋") }
  /// The name of the game as a title.
  public var spacedName: SafeText { language(en: "B A T T L E S H I P S", zh: "海 战 棋") }
  package var aim: SafeText { language(en: "Hide your ships, then find theirs.", zh: "藏好你的船，再找出对方的船。") }
  package var howToPlay: SafeText { language(en: "How to play", zh: "玩法说明") }
  /// Of a link or a result.
  package var copied: SafeText { language(en: "Copied.", zh: "已复制。") }

  /// Over a seat at which ships are hidden.
  public var hideTitle: SafeText { language(en: "Hide your ships", zh: "布置舰队") }
  /// Over a seat at which ships are looked for.
  public var huntTitle: SafeText { language(en: "Find the ships", zh: "寻找舰船") }
  /// Over a game that is over.
  public var overTitle: SafeText { language(en: "The game is over", zh: "本局结束") }
  /// Over a seat that waits for the other player.
  public var waitTitle: SafeText { language(en: "The other player's turn", zh: "对方回合") }

  /// The rules in a line.
  public func rules(_ rules: Rules) -> SafeText {
    let count = rules.board.cellCount
    let lives = rules.losingMiss.map { language.lives($0) } ?? language(en: "unlimited misses", zh: "不限次数")
    return language.clauses(
      [language.ships(of: rules), language(en: English.count(count, "cell", "cells"), zh: "\(count) 格"), lives])
  }

  /// The label of the button that starts a game.
  public var start: SafeText { language(en: "Start game", zh: "开始游戏") }
  /// The label of the button that starts another one.
  public var again: SafeText { language(en: "Play again", zh: "再来一局") }
  /// The label of the button that resumes a game.
  public var resume: SafeText { language(en: "Go on", zh: "继续") }
  /// The label of the button for finishing the placement of ships.
  public var finished: SafeText { language(en: "Finished", zh: "完成") }
  /// The label of the button that sends the result.
  public var reply: SafeText { language(en: "Reply with the result", zh: "寄回结果") }
  /// The label of the button that leaves a finished game.
  public var close: SafeText { language(en: "Leave", zh: "离开") }
  /// The label of the button that lets the other player hide ships next.
  public func letHide(_ name: SafeText) -> SafeText { language(en: "\(name) hides next", zh: "请\(name)藏船") }
  /// The label of the button that hands over the keyboard.
  public func handOverTo(_ name: SafeText) -> SafeText { language(en: "Pass to \(name)", zh: "交给\(name)") }

  package var handOver: SafeText { language(en: "Pass on", zh: "交出键盘") }
  package func pass(_ name: SafeText) -> SafeText {
    language(en: "Pass the keyboard to \(name)", zh: "请把键盘交给\(name)")
  }
  package func unlock(_ name: SafeText) -> SafeText { language(en: "I am \(name): unlock", zh: "我是 \(name)：解锁") }
  package var unlockBriefly: SafeText { language(en: "Unlock", zh: "解锁") }
  package func outOfSight(_ name: SafeText) -> SafeText {
    language(en: "\(name)'s ships are out of sight.", zh: "\(name)的船已经藏好。")
  }
  /// Over the board on which one of two players at a keyboard hides ships.
  package func hides(_ name: SafeText) -> SafeText { language(en: "\(name): hide your ships", zh: "\(name)：布置舰队") }
  /// The title over the result of a shot at one keyboard.
  package func shotOf(_ name: SafeText) -> SafeText { language(en: "\(name)'s shot", zh: "\(name)的炮击") }
  package func toldAfter(_ name: SafeText) -> SafeText {
    language(en: "Then you'll see what \(name) did.", zh: "解锁之后才说\(name)做了什么。")
  }

  /// How many ships are to be placed, or that all are.
  public func shipsToPlace(_ count: Int) -> SafeText {
    count > 0
      ? language(en: "Ships to place: \(count)", zh: "待放舰船：\(count)")
      : language(en: "All ships are placed", zh: "舰船已全部就位")
  }
  /// Names the key that turns the next ship to place, which has two cells or more.
  public func nextShip(_ length: Int) -> SafeText {
    language(en: "t turns the \(shipName(length))", zh: "t 转\(shipName(length))方向")
  }
  /// Beside a board on which ships are placed, if they must lie apart.
  public var apart: SafeText { language(en: "ships may not touch", zh: "船不能相邻") }
  /// The lives that are left.
  public func lives(_ left: Int, of all: Int) -> SafeText {
    language(en: "Lives \(left)/\(all)", zh: "机会 \(left)/\(all)")
  }
  /// The misses, if they never lose.
  public func misses(_ count: Int) -> SafeText { language(en: "Misses \(count)", zh: "落空 \(count)") }
  /// The hits.
  public func hits(_ count: Int, of all: Int) -> SafeText {
    language(en: "Hit \(count)/\(all)", zh: "命中 \(count)/\(all)")
  }
  /// The ships that are afloat.
  public func afloat(_ lengths: ShipLengths) -> SafeText {
    lengths.isEmpty
      ? language(en: "none afloat", zh: "全部击沉")
      : language(en: "\(English.count(lengths.count, "ship", "ships")) afloat", zh: "\(lengths.count) 艘未沉")
  }

  /// The name for ships of a length.
  public func shipName(_ length: Int) -> SafeText { language.shipName(length) }
  /// Over the log of shots: how many there are.
  public func shotCount(_ count: Int) -> SafeText { language.shots(count) }
  /// A line of the log of shots.
  public func logged(_ cell: Cell, result: ShotResult) -> SafeText {
    let text = language.word(for: AnsweredShot(cell: cell, result: result))
    guard case .sunk(let ship) = result else { return text }
    return language(en: "\(text), \(shipName(ship.length))", zh: "\(text)\(shipName(ship.length))")
  }
  /// Under a list that is cut short: how many more there are.
  public func more(_ count: Int) -> SafeText { language(en: "+\(count) more", zh: "还有 \(count) 条") }

  /// The result of a shot.
  public func shot(_ cell: Cell, result: ShotResult, livesLeft: Int?) -> SafeText {
    let told: SafeText = language(
      en: "\(SafeText(cell)): \(language.named(result))", zh: "\(SafeText(cell))：\(language.named(result))")
    if result.isHit { return language(en: "\(told)!", zh: "\(told)！") }
    let said = language.sentence(told)
    guard let livesLeft, livesLeft > 0 else { return said }
    return language.line(said, language.sentences.spoken.lives(livesLeft))
  }
  /// About a cell that the player marks for themself, or marks no longer.
  package func noted(_ cell: Cell, isMarked: Bool) -> SafeText {
    let cell = SafeText(cell)
    return isMarked
      ? language(en: "\(cell) is marked as water.", zh: "\(cell) 已标成水。")
      : language(en: "\(cell) is no longer marked.", zh: "\(cell) 不再标成水。")
  }
  /// The cells at which the computer would fire and, for a single cell, how likely a hit is.
  public func advice(_ cells: [Cell], percent: Int) -> SafeText {
    let hit: SafeText =
      cells.count == 1 ? language(en: " (\(percent)%).", zh: "（\(percent)%）。") : language(en: ".", zh: "。")
    let all = language.list(cells.names)
    return language(en: "The computer would fire at \(all)\(hit)", zh: "换成电脑，会打 \(all)\(hit)")
  }
  /// Follows the advice if another cell is likelier, because that otherwise looks like a mistake.
  public func likelier(_ cell: Cell, percent: Int, best: Cell) -> SafeText {
    language(
      en: "\(SafeText(cell)) (\(percent)%) is likelier, but \(SafeText(best)) tells more.",
      zh: "\(SafeText(cell))（\(percent)%）更可能有船，但 \(SafeText(best)) 透露得更多。")
  }
  /// How the game ended or goes on for the seeker; without a name, the seeker is the person here.
  public func ending(_ status: Status, seeker: PlayerName?) -> SafeText {
    switch (status, seeker) {
    case (.won, nil): language(en: "You win! You destroyed all the ships!", zh: "你赢了！你击沉了所有的船！")
    case (.won, let name?): language(en: "\(name.start) destroyed all the ships!", zh: "\(name.start)击沉了所有的船！")
    case (.lost, nil): language(en: "You lost. The ships are shown.", zh: "你输了。船的位置已经亮出。")
    case (.lost, let name?): language(en: "\(name.start) lost!", zh: "\(name.start)输了！")
    case (.overUnrecorded, _):
      language(en: "This game is over; its shots were not recorded.", zh: "本局已经结束，没有留下射击记录。")
    case (.open, nil): language(en: "You are looking for the ships.", zh: "你正在寻找舰船。")
    case (.open, let name?): language(en: "\(name.start) is looking for the ships.", zh: "\(name.start)正在寻找舰船。")
    }
  }
  /// Says whose turn it is, while the other player looks for the ships.
  public func waiting(_ name: PlayerName) -> SafeText {
    language(
      en: "Your ships are hidden. It is \(name.within)'s turn.",
      zh: "你的船已经藏好，轮到\(name.within)了。")
  }
  /// Says what to type next, after the letter of a row.
  public func naming(_ row: SafeText) -> SafeText {
    language(en: "row \(row): now the number of the column", zh: "\(row) 行：请再输入列号")
  }

  /// The person at the seat, if their name is unknown.
  public var you: SafeText { language(en: "You", zh: "你") }
  /// The other player, if their name is unknown.
  public var otherPlayer: PlayerName {
    language(en: PlayerName("The other player", within: "the other player"), zh: PlayerName("对方"))
  }
}
