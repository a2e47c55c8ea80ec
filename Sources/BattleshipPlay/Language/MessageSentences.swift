// The texts of messages in their bubbles, and for a screen reader.

import BattleshipCore

/// The texts of messages, a member for each.
///
/// They are strings because they are sent. `me` is `$` and an identifier, which every phone shows as its own name for
/// that person. They are made only from a chart, or from a duel as its URL tells it, so no bubble tells of a ship that
/// is not sunk.
///
/// ```swift
/// let words = Language.english.sentences.messages
/// assert(words.caption(game.chart, me: "Anna") == "Anna placed their ships! Can you find them?")
/// ```
public struct MessageSentences: Sendable {
  let language: Language

  /// The caption of a bubble.
  public func caption(_ chart: Chart, me: String) -> String {
    switch chart.status {
    case .open where chart.shots.isEmpty:
      language(en: "\(me) placed their ships! Can you find them?", zh: "\(me) 藏好了舰船！你能找到吗？")
    case .open:
      language(
        en: "\(me) is looking for the ships: \(progress(chart))",
        zh: "\(me) 正在寻找舰船：\(progress(chart))")
    case .won: language(en: "\(me) destroyed all the ships!", zh: "\(me) 击沉了所有的船！")
    case .lost: language(en: "\(me) lost!", zh: "\(me) 输了！")
    case .overUnrecorded: language(en: "The game is over.", zh: "本局已经结束。")
    }
  }
  /// The line that replaces a bubble once the game has gone on.
  public func summary(_ chart: Chart, me: String) -> String {
    switch chart.status {
    case .open where chart.shots.isEmpty: language(en: "\(me) placed their ships.", zh: "\(me) 藏好了舰船。")
    case .open: language(en: "\(me) looked for the ships: \(progress(chart))", zh: "\(me) 找过舰船：\(progress(chart))")
    case .won: language(en: "\(me) destroyed all the ships.", zh: "\(me) 击沉了所有的船。")
    case .lost: language(en: "\(me) lost.", zh: "\(me) 输了。")
    case .overUnrecorded: language(en: "The game was over.", zh: "那一局已经结束。")
    }
  }
  /// A duel bubble's caption, and the line that replaces it later: what its writer did, from the URL alone.
  public func duelNews(_ duel: Duel, me: String) -> String {
    if duel.openings.count == 2 {
      return language(en: "\(me) has won. Both fleets are open.", zh: "\(me) 赢了，双方舰队都已公开。")
    }
    guard let last = duel.story.last else {
      return language(en: "\(me) hid their ships for a duel. Who joins?", zh: "\(me) 布好了舰队，谁来应战？")
    }
    if last.isResignation { return language(en: "\(me) gave up.", zh: "\(me) 认输了。") }
    let answers = language.list(last.answered.map { language.word(for: $0) }).string
    if last.shots.isEmpty { return language(en: "\(answers). \(me) has lost.", zh: "\(answers)。\(me) 输了。") }
    let shots = shots(last)
    return last.answered.isEmpty
      ? language(en: "\(me) joined and \(shots)", zh: "\(me) 应战，\(shots)")
      : language(en: "\(answers). \(me) \(shots)", zh: "\(answers)。\(me) \(shots)")
  }
  /// What a message of a duel tells, on a locked phone, the player whose shots it answers; nil if it answers none.
  public func duelReply(_ duel: Duel, me: String) -> String? {
    guard duel.openings.count < 2, let last = duel.story.last, !last.isResignation, !last.answered.isEmpty else {
      return nil
    }
    let answers = language.line(of: last.answered.map(result)).string
    if last.shots.isEmpty { return language(en: "\(answers) \(me) has lost.", zh: "\(answers)\(me) 输了。") }
    return language(en: "\(answers) \(me) \(shots(last))", zh: "\(answers)\(me) \(shots(last))")
  }

  private func shots(_ chapter: Duel.Chapter) -> String {
    let cells = language.joined(Array(chapter.shots).names).string
    return language(en: "fired at \(cells).", zh: "向 \(cells) 开火。")
  }
  /// The text of a bubble for a screen reader, with its caption at the end.
  public func spoken(_ board: BoardSize, caption: String) -> String {
    language(
      en: "Battleships, \(board.rows) rows of \(board.columns). \(caption)",
      zh: "海战棋，\(board.rows) 行 \(board.columns) 列。\(caption)")
  }
  /// The text of a notification without a message: the phone was handed over.
  public var yourTurn: String { language(en: "It is your turn.", zh: "轮到你了。") }

  private func result(_ shot: AnsweredShot) -> SafeText {
    let cell = SafeText(shot.cell)
    return switch shot.result {
    case .miss: language(en: "Your \(cell) missed.", zh: "你的 \(cell) 落空。")
    case .hit: language(en: "Your \(cell) hit.", zh: "你的 \(cell) 命中。")
    case .sunk(let ship):
      language(
        en: "Your \(cell) sank the \(language.shipName(ship.length)).",
        zh: "你的 \(cell) 击沉了\(language.shipName(ship.length))。")
    }
  }

  private func progress(_ chart: Chart) -> String {
    let lives = chart.livesLeft.map { language.lives($0) }
    let left = lives.map { language(en: ", \($0) left", zh: "，还有 \($0)") as SafeText } ?? ""
    let hits = chart.hits.count
    let all = chart.rules.shipLengths.cellCount
    return language(en: "\(hits) of \(all) hit\(left).", zh: "\(all) 格中命中 \(hits) 格\(left)。" as SafeText).string
  }
}
