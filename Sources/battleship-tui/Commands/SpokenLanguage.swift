// The language in which the program speaks: what an option says, else what the environment says, else English.

import BattleshipPlay
import BattleshipTerminal

enum SpokenLanguage {
  /// The language for this run of the program. An option that cannot be one is refused later, in the environment's.
  static var chosen: Language { chosen(by: System.words) ?? ofEnvironment }

  /// The language that the words of the command line ask for.
  static func chosen(by words: [Word]) -> Language? {
    let name = Option.language.name
    let values = words.indices.compactMap { place -> String? in
      let (before, behind) = words[place].parts
      guard before.text == name else { return nil }
      return behind?.text ?? (place + 1 < words.count ? words[place + 1].text : nil)
    }
    return values.last.flatMap(Language.init(rawValue:))
  }

  /// The language of the variables that say it, as the C library ranks them.
  static var ofEnvironment: Language {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Path(variable: $0)?.text }.first { !$0.isEmpty }
    return language(ofLocale: value ?? "")
  }

  /// The language of a locale such as `zh_CN.UTF-8`. English alone can be written in a locale without UTF-8.
  static func language(ofLocale locale: String) -> Language {
    let text = locale.lowercased()
    let name = text.prefix { !"_-.@".contains($0) }
    let isUTF8 = text.hasSuffix("utf-8") || text.hasSuffix("utf8") || text.contains("utf-8@") || !text.contains(".")
    return isUTF8 ? Language(rawValue: String(name)) ?? .english : .english
  }
}
