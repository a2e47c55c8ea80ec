// A language is a value that is passed in; its sentences are in groups, a member for each sentence.

/// A language of the game.
///
/// To add one, add a case here: the compiler then asks for each of its groups, and for every sentence in them.
///
/// ```swift
/// for language in Language.allCases { print(language.rawValue, language.seat.gameName.string) }
/// assert(Language.english.seat.gameName == "Battleships")
/// ```
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh"

  /// The sentences at a seat.
  public var seat: SeatSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// Why something cannot be done or read.
  public var refusals: RefusalSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The texts of messages in their bubbles.
  public var messages: MessageSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The descriptions of keys.
  public var keys: KeySentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The sentences of phones.
  package var phone: PhoneSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The sentences about the apps of a phone.
  package var apps: AppSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The complaints of commands.
  package var commands: CommandSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The complaints of the program: about its command line, its files, its terminal.
  package var program: ProgramSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The spoken sentences.
  public var spoken: SpokenSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The sentences of a duel.
  public var duel: DuelSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The sentences of the browser page alone.
  package var page: PageSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The sentences of the title.
  package var title: TitleSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The sentences of a game against the computer.
  public var solo: SoloSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// The sentences of a replay.
  public var replay: ReplaySentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }
}
