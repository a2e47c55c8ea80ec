// A language is a value that is handed in; what it says stands in groups, a member for each sentence.

/// A language in which the game speaks.
///
/// A new one is a case here; then the compiler asks for each of its groups, and in these for every sentence.
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

  /// What is said at a seat.
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

  /// What messages say in their bubbles.
  public var messages: MessageSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What keys do.
  public var keys: KeySentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What phones say.
  public var phone: PhoneSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What is said about the apps of a phone.
  public var apps: AppSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What commands complain of.
  public var commands: CommandSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What the program complains of: its command line, its files, its terminal.
  public var program: ProgramSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What is said aloud.
  public var spoken: SpokenSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What is said in a duel.
  public var duel: DuelSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What only the browser page says.
  public var page: PageSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What is said on the title.
  public var title: TitleSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What is said in a game against the computer.
  public var solo: SoloSentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }

  /// What is said while a game is shown once more.
  public var replay: ReplaySentences {
    switch self {
    case .english: .english
    case .chinese: .chinese
    }
  }
}
