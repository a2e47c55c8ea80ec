// The test of the documentation's sample, as the documentation shows it.

import MessagesHost
import Testing

@Suite struct CounterTests {
  @Test func `two people count together, and one bubble goes back and forth`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict
    var log = CallLog()
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.addOne)))
    #expect(phones.second.transcript.items.isEmpty)
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()

    log.note(try phones.update(.on(.second, .tappedItem(1))))
    try phones.update(.on(.second, .acted(.addOne)))
    try phones.update(.on(.second, .pressedSend))
    log.note(try phones.deliverAll())

    #expect(
      log.description == """
        1 second Counter viewDidLoad style=expanded sel=nil
        2 second Counter willBecomeActive style=expanded sel=#1
        3 second Counter didBecomeActive style=expanded sel=#1
        4 second Counter viewWillAppear style=expanded sel=#1
        5 second Counter viewDidAppear style=expanded sel=#1

        """)
    let shown = phones.first.transcript.items.flatMap { phones.first.drawings(of: $0) }
    #expect(shown.first == .summary("John counted 1"))
    guard case .bubble(let bubble) = shown.last else {
      Issue.record("the reply is a bubble")
      return
    }
    #expect(bubble.captionBar?.caption?.text == "Kate counts 2")
    #expect(phones.first.transcript.items.last?.storedMessage?.url == "https://example.com/?count=2")
    try phones.finish()
  }
}
