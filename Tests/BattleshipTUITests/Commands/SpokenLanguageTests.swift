// The language of the program: by option, by the environment's locale, and English otherwise.

import BattleshipPlay
import Testing

@testable import battleship_tui

@Suite struct SpokenLanguageTests {
  @Test(arguments: [
    ("zh_CN.UTF-8", Language.chinese), ("zh_CN.utf8", .chinese), ("zh_SG", .chinese), ("zh", .chinese),
    ("zh-Hans", .chinese), ("zh_CN.UTF-8@pinyin", .chinese), ("zh_CN.GB18030", .english), ("en_US.UTF-8", .english),
    ("C.UTF-8", .english), ("", .english), ("zhuang", .english),
  ])
  func `a locale has a language`(locale: String, language: Language) {
    #expect(SpokenLanguage.language(ofLocale: locale) == language)
  }

  @Test func `an option sets the language, the last one if there are several`() throws {
    #expect(SpokenLanguage.chosen(by: ["--language", "zh"]) == .chinese)
    #expect(SpokenLanguage.chosen(by: ["new", "--language=zh", "--language", "en"]) == .english)
    #expect(SpokenLanguage.chosen(by: ["--language"]) == nil)
    #expect(SpokenLanguage.chosen(by: ["--language=fr"]) == nil)
    #expect(throws: OptionError.badValue("fr", option: .language, expected: .oneOf(["en", "zh"]))) {
      try Request(arguments: ["new", "--language", "fr"])
    }
  }
}
