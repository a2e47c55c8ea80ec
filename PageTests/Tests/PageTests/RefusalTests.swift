// The table of refusals, on the page: every link that is not a game is answered by a sentence for the player.

@testable import BattleshipCore
@testable import BattleshipPlay
import Foundation
import Testing

extension PageTests {
  @Test(arguments: [Language.english, .chinese])
  func `every refusal of the table is shown, and nothing else happens`(language: Language) async throws {
    // A link that the page can repair by cleaning it is refused by the engine alone.
    let refused = (Refusal.all + Refusal.duels).compactMap { refusal in
      let url = "https://example.com/play?" + refusal.query
      return LinkFault(of: url.pastedLink).map {
        (url: url, sentence: language.sentences.page.refusal(.link($0)).string)
      }
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
