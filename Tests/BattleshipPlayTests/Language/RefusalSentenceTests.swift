// A link's error names the item to blame, in both languages.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@Suite struct RefusalSentenceTests {
  @Test func `every refused link of the table has a sentence`() {
    let errors =
      Refusal.all.compactMap { row in
        refusal { () throws(MessageURLError) in _ = try Game(messageURL: "?" + row.query) }
      }
      + Refusal.duels.compactMap { row in
        refusal { () throws(MessageURLError) in _ = try Duel(messageURL: "?" + row.query) }
      }
    #expect(errors.count == Refusal.all.count + Refusal.duels.count)
    for error in errors {
      guard let evidence = error.evidence else { continue }
      let item = "\(evidence.item)=\(evidence.value)"
      let (english, chinese) = (
        Language.english.sentences.refusals.url(error), Language.chinese.sentences.refusals.url(error)
      )
      #expect(english.string.contains("\(item) (item \(evidence.number))"))
      #expect(chinese.string.contains("\(item)（第 \(evidence.number) 项）"))
      #expect(!chinese.string.contains("(item"))
    }
  }

  /// Why something cannot be read; nil if it can.
  private func refusal(_ read: () throws(MessageURLError) -> Void) -> MessageURLError? {
    do throws(MessageURLError) {
      try read()
      return nil
    } catch {
      return error
    }
  }
}
