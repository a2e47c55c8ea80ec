// The article about the page: each label and each stored name that it quotes is the page's own, and none is missing.

import BattleshipCore
import BattleshipPlay
import Foundation
import Testing

@testable import BattleshipPage

@Suite("Article: the page") struct PageArticleTests {
  private let article: String
  private let script: String

  init() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    article = try String(contentsOf: root.appendingPathComponent("docs/BrowserPage.md"), encoding: .utf8)
    script = try String(contentsOf: root.appendingPathComponent("Web/page.js"), encoding: .utf8)
  }

  @Test func `every label in italics is written on the page`() {
    let words = Language.english.sentences
    let shown = PageAction.allCases.map { words.page.button($0) } + [words.page.options, words.moments.yourGames]
    let labels = Set(shown.map { $0.string.lowercased() } + [words.replay.watch.string.lowercased()])
    let quoted = article.matches(of: /[^*]\*([^*\n]+)\*[^*]/).map { String($0.1) }
    #expect(quoted.count >= 8)
    for label in quoted { #expect(labels.contains(label.lowercased()), "\(label)") }
  }

  @Test func `the table has every name under which the browser stores a text`() throws {
    let saved: [SavedName] = [
      .key, .computer(1), .computer(2), .two(1), .two(2), .duel("x"), .begun("x"), .hunt("x"), .daily,
    ]
    // The compiler names a kind that is missing above.
    for name in saved {
      switch name {
      case .key, .computer, .two, .duel, .begun, .hunt, .daily: break
      }
    }
    let names = saved.map { BrowserName.saved($0) } + [.last, .choices, .best]
    let stored = names.map { name in
      let text = name.text
      return text.contains(".") ? text.prefix { $0 != "." } + ".…" : Substring(text)
    }
    let written = script.matches(of: /"battleship\.([a-z]+\.?)"/).map { $0.1.hasSuffix(".") ? $0.1 + "…" : $0.1 }
    let table = article.matches(of: /`battleship\.([^`]+)`/).map { $0.1 }
    // The title of the file's own address is no stored text.
    #expect(Set(table).subtracting(["html", "png"]) == Set(stored + written))
  }
}
