// The table of refusals, through the page: every link that is no game is answered by the engine's own sentence.

import BattleshipCore
@testable import BattleshipPlay
import Foundation
import Testing

/// The sentence with which the page answers a link; nil if the link is a message.
private func sentence(for url: String, in language: Language) -> String? {
  do throws(MessageURLError) {
    _ = try MessageContent(messageURL: url)
    return nil
  } catch {
    let bytes = Array(url.utf8)
    return language.sentences.page.refusal(MessageItem.occurs(in: bytes.span) ? .link(error) : .noLink).string
  }
}

extension PageTests {
  @Test(arguments: [Language.english, .chinese])
  func `every refusal of the table is said, and nothing else happens`(language: Language) async throws {
    // The page takes space and stops away from a link that was pasted: such links are refused by the engine alone.
    let refused = (Refusal.all + Refusal.duels).filter { refusal in
      let isPlain = refusal.query.allSatisfy { $0.isASCII && !$0.isWhitespace }
      return isPlain && refusal.query.last.map { !".,:;!'\"()[]<>{}`".contains($0) } ?? true
    }.compactMap { refusal in
      let url = "https://example.com/play?" + refusal.query
      return sentence(for: url, in: language).map { (url: url, sentence: $0) }
    }
    #expect(refused.count > 60)
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("language", language.rawValue)
      try await browser.click("#button-write-link")
      for (url, sentence) in refused {
        let seen = try await browser.run(
          """
          const field = () => document.getElementById('field-link');
          field().value = arguments[0];
          field().dispatchEvent(new Event('input', { bubbles: true }));
          document.getElementById('button-open').click();
          return [document.getElementById('refusal').textContent, field().value, document.body.dataset.place];
          """, [url])
        #expect(seen as? [String] == [sentence, url, "title"], "\(url)")
      }
    }
  }
}
