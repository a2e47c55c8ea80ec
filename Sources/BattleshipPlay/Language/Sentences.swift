// All sentences of a language, in groups, with a member for each sentence.

/// The sentences of the game in one language.
///
/// It is a reference to what never changes, so that reading one sentence copies no other.
///
/// ```swift
/// let words = Language.english.sentences
/// assert(words.refusals.shot(.alreadyOpened(.a1)) == "A1 was already shot at. That cost nothing.")
/// ```
public final class Sentences: Sendable {
  /// The sentences at a seat.
  public let seat: SeatSentences
  /// The sentences of a duel.
  public let duel: DuelSentences
  /// The sentences of a game against the computer.
  public let solo: SoloSentences
  /// The sentences of a replay.
  public let replay: ReplaySentences
  /// Why something cannot be done or read.
  public let refusals: RefusalSentences
  /// The sentences of the browser page alone.
  package let page: PageSentences
  /// The sentences of moments: a shot with the ship's name, the end of a game, a game in a list.
  package let moments: MomentSentences

  private let language: Language

  private init(
    _ language: Language, seat: SeatSentences, duel: DuelSentences, solo: SoloSentences, replay: ReplaySentences,
    refusals: RefusalSentences, page: PageSentences, moments: MomentSentences
  ) {
    (self.language, self.seat, self.duel, self.solo) = (language, seat, duel, solo)
    (self.replay, self.refusals, self.page, self.moments) = (replay, refusals, page, moments)
  }

  static let english = Sentences(
    .english, seat: .english, duel: .english, solo: .english, replay: .english, refusals: .english, page: .english,
    moments: .english)

  static let chinese = Sentences(
    .chinese, seat: .chinese, duel: .chinese, solo: .chinese, replay: .chinese, refusals: .chinese, page: .chinese,
    moments: .chinese)
}

/// What the browser page never says is put together when it is asked for, so that the page does not carry it.
extension Sentences {
  /// The spoken sentences.
  public var spoken: SpokenSentences {
    switch language {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The texts of messages in their bubbles.
  public var messages: MessageSentences {
    switch language {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The descriptions of keys.
  public var keys: KeySentences {
    switch language {
    case .english: .english
    case .chinese: .chinese
    }
  }
}

/// The sentences of the program in one language: apart from those of the game, so that the page does not carry them.
package final class TerminalSentences: Sendable {
  package let title: TitleSentences
  package let phone: PhoneSentences
  /// The sentences about the apps of a phone.
  package let apps: AppSentences
  /// The complaints of commands.
  package let commands: CommandSentences
  /// The complaints of the program: about its command line, its files, its terminal.
  package let program: ProgramSentences

  private init(
    title: TitleSentences, phone: PhoneSentences, apps: AppSentences, commands: CommandSentences,
    program: ProgramSentences
  ) {
    (self.title, self.phone, self.apps, self.commands, self.program) = (title, phone, apps, commands, program)
  }

  static let english = TerminalSentences(
    title: .english, phone: .english, apps: .english, commands: .english, program: .english)

  static let chinese = TerminalSentences(
    title: .chinese, phone: .chinese, apps: .chinese, commands: .chinese, program: .chinese)
}
