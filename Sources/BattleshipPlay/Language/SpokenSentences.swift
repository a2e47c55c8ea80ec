// Spoken sentences: each is complete in itself, so that it can be understood without the ones before it.

import BattleshipCore

/// The sentences of a screen reader or a program without a screen, a member for each.
///
/// ```swift
/// let words = Language.english.sentences.spoken
/// assert(words.board(BoardSize("10x8")!) == "The board goes from A1 to H10.")
/// ```
public struct SpokenSentences: Sendable {
  let language: Language

  /// The size of the board.
  public func board(_ board: BoardSize) -> SafeText {
    let last = Cell(row: board.rows - 1, column: board.columns - 1) ?? .a1
    return language(en: "The board goes from A1 to \(SafeText(last)).", zh: "棋盘从 A1 到 \(SafeText(last))。")
  }
  /// The ships that are still to be hidden.
  public func toHide(_ lengths: ShipLengths) -> SafeText {
    language(en: "To hide: \(ships(lengths)).", zh: "还要藏 \(ships(lengths))。")
  }
  /// Says that all ships are hidden.
  public var allHidden: SafeText { language(en: "All ships are hidden.", zh: "所有的船都藏好了。") }
  /// The ships that are afloat.
  public func afloat(_ lengths: ShipLengths) -> SafeText {
    language(en: "Afloat: \(ships(lengths)).", zh: "未沉的有 \(ships(lengths))。")
  }
  /// How many lives are left.
  public func lives(_ left: Int) -> SafeText {
    language(en: "\(language.lives(left)) left.", zh: "还有 \(language.lives(left))。")
  }
  /// The result of a shot.
  public func shot(_ cell: Cell, result: ShotResult) -> SafeText {
    let cell = SafeText(cell)
    let word = language.word(for: result.isHit ? BoardScene.Mark.hit : .miss)
    guard case .sunk(let ship) = result else { return language(en: "\(cell): \(word).", zh: "\(cell)：\(word)。") }
    return language(
      en: "\(cell): \(word), and a ship of \(English.count(ship.length, "cell", "cells")) is sunk.",
      zh: "\(cell)：\(word)，击沉一艘 \(ship.length) 格的船。")
  }
  /// What is known of a row: its letter, and the names of the cells with each mark.
  public func row(_ letter: SafeText, marks: [(mark: BoardScene.Mark, cells: [Cell])]) -> SafeText {
    let known = marks.map { mark, cells -> SafeText in
      let word = language.word(for: mark)
      let cells = language.joined(cells.names)
      return language(en: "\(word) at \(cells)", zh: "\(cells) \(word)")
    }
    let all = known.isEmpty ? language(en: "nothing known", zh: "一无所知") : language.clauses(known)
    return language(en: "Row \(letter): \(all).", zh: "\(letter) 行：\(all)。")
  }
  /// How the game ended, and where the ships were.
  public func end(_ game: RevealedGame) -> SafeText {
    let shots = game.chart.shots.count
    let ships = language.joined(game.fleet.ships.map { SafeText($0) })
    return switch game.chart.status {
    case .won:
      language(
        en: "Every ship is sunk, after \(language.shots(shots)). The player who fired has won.",
        zh: "所有的船都被击沉，共开火 \(shots) 次。开火的一方赢了。")
    case .lost:
      language(
        en: "That was the last life. The player who hid the ships has won; they were at \(ships).",
        zh: "机会用完了，藏船的一方赢了。船在 \(ships)。")
    case .overUnrecorded:
      language(en: "The game is over, but the winner was not recorded.", zh: "本局已经结束，没有记下谁赢了。")
    case .open: language.sentences.replay.goesOn
    }
  }
  /// The player at this screen, in a sentence about both.
  package var you: PlayerName { language(en: PlayerName("You", within: "you"), zh: PlayerName("你")) }
  /// `shots` are the winner's until the hits of both were level for the last time.
  package func turned(_ winner: PlayerName, shots: Int, hits: Int) -> SafeText {
    hits == 0
      ? language(
        en: "Where it turned: \(winner.within) led from the first hit on.", zh: "转折点：\(winner.start)从第一次命中起一直领先。")
      : language(
        en: """
          Where it turned: \(English.count(hits, "hit", "hits")) each after \(English.count(shots, "shot", "shots")); \
          then \(winner.within) led.
          """,
        zh: "转折点：\(winner.start)第 \(shots) 发后双方都命中 \(hits) 次，之后\(winner.start)一直领先。")
  }

  private func ships(_ lengths: ShipLengths) -> SafeText {
    let all = language.joined(lengths.map { "\($0)" as SafeText })
    return language(
      en: "\(English.count(lengths.count, "ship", "ships")), length \(all)", zh: "\(lengths.count) 艘船，长度为 \(all)")
  }
}
