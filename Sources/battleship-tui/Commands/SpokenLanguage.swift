// The language of the program: from the option, else from the environment, else English.

import BattleshipPlay
import BattleshipTerminal

enum SpokenLanguage {
  /// An invalid option is refused later, in the environment's language.
  static var chosen: Language { chosen(by: System.words) ?? ofEnvironment }

  static func chosen(by words: [Argument]) -> Language? {
    let name = Option.language.name
    let values = words.indices.compactMap { index -> String? in
      let (before, behind) = words[index].nameAndValue
      guard before.text == name else { return nil }
      return behind?.text ?? (index + 1 < words.count ? words[index + 1].text : nil)
    }
    return values.last.flatMap(Language.init(rawValue:))
  }

  /// Uses the C library's order of precedence.
  static var ofEnvironment: Language {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Path(variable: $0)?.text }.first { !$0.isEmpty }
    return language(ofLocale: value ?? "")
  }

  /// The language of a locale such as `zh_CN.UTF-8`; without UTF-8 it is English.
  static func language(ofLocale locale: String) -> Language {
    let text = locale.lowercased().prefix { $0 != "@" }
    let name = text.prefix { !"_-.".contains($0) }
    let isUTF8 = text.hasSuffix("utf-8") || text.hasSuffix("utf8") || !text.utf8.contains(UInt8(ascii: "."))
    return isUTF8 ? Language(rawValue: String(name)) ?? .english : .english
  }
}
