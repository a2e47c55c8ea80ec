// What the documentation shows beside its first sample, as tests.

import MessagesHost
import Testing

@Suite struct ArticleTests {
  @Test func `a refusal is answered, and nothing is staged`() {
    var phones = TwoPhones<Essay>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Essay.manifest)))
    phones.update(.on(.first, .acted(.share(String(repeating: "x", count: 5_000)))))
    #expect(phones.first.running?.instance.refusal == .urlExceedsMaxSize)
    #expect(phones.first.inputField.isEmpty)
    phones.update(.on(.first, .acted(.share("short"))))
    #expect(phones.first.running == nil)
    #expect(phones.first.inputField.letter?.url == "data:text/plain,short")
  }

  @Test func `a person without the extension gets the URL, and the way to the store`() {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1, secondInstalled: [])
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    phones.update(.on(.first, .pressedSend))
    phones.deliverAll()
    #expect(phones.update(.on(.second, .tappedItem(1))) == [.openedInBrowser("https://example.com/?count=1")])
    #expect(phones.update(.on(.second, .tappedAttribution(1))) == [.openedStore(Counter.manifest)])
  }

  @Test func `two extensions share one input field`() {
    var phones = TwoPhones<TwoExtensions<Counter, Essay>>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.one(.addOne))))
    phones.update(.on(.first, .openedFromDrawer(Essay.manifest)))
    phones.update(.on(.first, .acted(.other(.share("short")))))
    #expect(phones.first.inputField.staged.map(\.app) == [Essay.manifest])
  }

  @Test func `a conversation goes on from its text`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    let written = phones.textForm
    var again = try TwoPhones<Counter>(textForm: written)
    #expect(again == phones)
    again.update(.on(.first, .acted(.addOne)))
    #expect(again.first.inputField.letter?.url == "https://example.com/?count=1")
  }
}
