// All sentences of a language, in groups, with a member for each sentence.

/// The sentences of the game in one language.
///
/// A sentence has its languages side by side, so that a missing translation does not compile, and a front end links
/// only the sentences that it uses.
///
/// ```swift
/// let words = Language.english.sentences
/// assert(words.refusals.shot(.alreadyOpened(.a1)) == "You already fired at A1. No shot was used.")
/// ```
public struct Sentences: Sendable {
  let language: Language

  /// The sentences at a seat.
  public var seat: SeatSentences { SeatSentences(language: language) }
  /// The sentences of a duel.
  public var duel: DuelSentences { DuelSentences(language: language) }
  /// The sentences of a game against the computer.
  public var solo: SoloSentences { SoloSentences(language: language) }
  /// The sentences of a replay.
  public var replay: ReplaySentences { ReplaySentences(language: language) }
  /// Why something cannot be done or read.
  public var refusals: RefusalSentences { RefusalSentences(language: language) }
  /// The spoken sentences.
  public var spoken: SpokenSentences { SpokenSentences(language: language) }
  /// The texts of messages in their bubbles.
  public var messages: MessageSentences { MessageSentences(language: language) }
  package var keys: KeySentences { KeySentences(language: language) }
  package var page: PageSentences { PageSentences(language: language) }
  package var daily: DailySentences { DailySentences(language: language) }
  package var live: LiveSentences { LiveSentences(language: language) }
  package var luck: LuckSentences { LuckSentences(language: language) }
  package var moments: MomentSentences { MomentSentences(language: language) }
}

package struct TerminalSentences: Sendable {
  let language: Language

  package var title: TitleSentences { TitleSentences(language: language) }
  package var phone: PhoneSentences { PhoneSentences(language: language) }
  package var apps: AppSentences { AppSentences(language: language) }
  package var commands: CommandSentences { CommandSentences(language: language) }
  package var program: ProgramSentences { ProgramSentences(language: language) }
}

extension Language {
  package func callAsFunction<Said>(en: @autoclosure () -> Said, zh: @autoclosure () -> Said) -> Said {
    switch self {
    case .english: en()
    case .chinese: zh()
    }
  }
}
