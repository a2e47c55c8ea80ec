// The languages of the game; each gives its sentences.

/// A language of the game.
///
/// The raw value is the language's tag, `en` or `zh`, as settings keep it and a phone may be set to; it never changes.
/// A longer tag, such as `zh-Hans`, is not a raw value: pass the letters before its first `-`.
///
/// To add a language, add a case here and an argument to the function `language(en:zh:)`: the compiler then lists each
/// sentence that lacks it. It does not find the help of `--language`.
///
/// ```swift
/// for language in Language.allCases { print(language.rawValue, language.sentences.seat.gameName.string) }
/// assert(Language.english.sentences.seat.gameName == "Battleships")
/// ```
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh"

  /// The sentences of the game.
  public var sentences: Sentences { Sentences(language: self) }

  package var terminal: TerminalSentences { TerminalSentences(language: self) }
}
