// The sentences of a game against the computer.

import BattleshipCore
import BattleshipPlayers

/// The sentences of a game against the computer, a member for each.
///
/// ```swift
/// assert(Language.english.sentences.solo.shot(1, of: 3) == "Shot 1 of 3")
/// ```
public struct SoloSentences: Sendable {
  let language: Language

  /// The computer, as a player.
  public var computer: PlayerName {
    language(en: PlayerName("The computer", within: "the computer"), zh: PlayerName("电脑"))
  }
  /// How the computer thinks, in a word.
  public func level(_ level: ComputerPlayer.Level) -> SafeText {
    switch level {
    case .easy: language(en: "easy", zh: "容易")
    case .fair: language(en: "fair", zh: "中等")
    case .strong: language(en: "strong", zh: "高手")
    }
  }
  /// Over a game against the computer.
  public func title(_ level: ComputerPlayer.Level) -> SafeText {
    language.clauses(computer.start, self.level(level))
  }
  /// Over the boards while the computer's shots are shown.
  public var firesTitle: SafeText { language(en: "The computer fires", zh: "电脑开火") }
  /// Says that the computer hides its ships.
  public var hides: SafeText { language(en: "The computer hides its ships.", zh: "电脑正在布置舰队。") }
  /// Says that the computer thinks.
  public var thinks: SafeText { language(en: "The computer is thinking.", zh: "电脑正在思考。") }
  /// The number of the computer's shot that is shown.
  public func shot(_ number: Int, of all: Int) -> SafeText {
    language(en: "Shot \(number) of \(all)", zh: "第 \(number)/\(all) 发")
  }
  /// The label of the button that shows the computer's next shot.
  public var nextShot: SafeText { language(en: "Next shot", zh: "下一发") }
  /// How many duels each has won.
  public func score(_ person: Int, computer: Int) -> SafeText {
    language(en: "You \(person) : \(computer) computer", zh: "你 \(person) : \(computer) 电脑")
  }
  /// Says that the game cannot be kept.
  public var notKept: SafeText { language(en: "This game cannot be saved.", zh: "这局游戏无法保存。") }
  /// Why the computer cannot go on.
  public func isStuck(_ error: OpponentError) -> SafeText {
    switch error {
    case .noFleet(.noLayoutExists): language.sentences.refusals.ship(.noLayoutExists)
    case .noFleet: language(en: "The computer could not place its ships.", zh: "电脑没能给所有的船找到位置。")
    case .terms(let error):
      language(en: "This duel is not possible: \(SafeText(error.description)).", zh: "这样的规则不能对战。")
    case .duel(let error):
      language(
        en: "The duel cannot continue: \(language.sentences.refusals.duel(error))",
        zh: "对战无法继续：\(language.sentences.refusals.duel(error))")
    }
  }
}
