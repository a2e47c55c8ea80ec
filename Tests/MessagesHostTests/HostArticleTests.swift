// The examples of the documentation, besides its first sample, as tests.

import MessagesHost
import Testing

@Suite struct HostArticleTests {
  @Test func `a refusal is answered, and nothing is staged`() throws {
    var phones = TwoPhones<Essay>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Essay.manifest)))
    let refused = LoggedCall(
      phone: .first, app: Essay.manifest, call: .didFinishInserting(1, error: .urlExceedsMaxSize), style: .compact)
    try phones.update(
      .on(.first, .acted(.share(String(repeating: "x", count: 5_000)))), expecting: .called(refused))
    #expect(phones.first.running?.instance.refusal == .urlExceedsMaxSize)
    #expect(phones.first.inputField.isEmpty)
    try phones.update(.on(.first, .acted(.share("short"))))
    #expect(phones.first.running == nil)
    #expect(phones.first.inputField.storedMessage?.url == "data:text/plain,short")
    try phones.finish()
  }

  @Test func `an event that was ignored must be expected, and is in the log`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict
    var log = CallLog()
    log.note(try phones.update(.on(.first, .openedFromDrawer(Counter.manifest))))
    log.note(try phones.update(.on(.first, .acted(.addOne))))
    log.note(try phones.update(.on(.first, .tappedChevron), expecting: .ignored(.noExtensionOpen, on: .first)))
    #expect(log.description.hasSuffix("- first ignored: no extension is open\n"))
    try phones.finish()
  }

  @Test func `a player who stays in the extension answers in the session of the reply`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.second, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.addOne)))
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    try phones.update(.on(.second, .acted(.addOne)))
    try phones.update(.on(.second, .pressedSend))
    try phones.deliverAll()
    #expect(phones.first.transcript.items.compactMap(\.storedMessage?.url) == ["https://example.com/?count=2"])
    try phones.finish()
  }

  @Test func `a staged bubble opens expanded, and is selected even after it was deleted`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.addOne)))
    try phones.update(.on(.first, .tappedStaged(0)))
    #expect(phones.first.running?.style == .expanded)
    try phones.update(.on(.first, .deletedStaged(0)), expecting: .ignored(.inputFieldOutOfReach, on: .first))
    try phones.update(.on(.first, .tappedChevron))
    try phones.update(.on(.first, .deletedStaged(0)))
    #expect(phones.first.inputField.isEmpty)
    let conversation = phones.first.running?.instance.activeConversation
    #expect(conversation?.selectedMessage?.url == "https://example.com/?count=1")
    try phones.finish()
  }

  @Test func `a lost message says so, and is sent again`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.addOne)))
    try phones.update(.on(.first, .pressedSend))
    try phones.update(.mailLost)
    #expect(phones.first.transcript.item(1)?.delivery == .failed(.notDelivered))
    try phones.update(.on(.first, .tappedItem(1)))
    #expect(phones.first.running?.instance.activeConversation?.selectedMessage?.error == .notDelivered)
    try phones.update(.on(.first, .sentAgain(1)))
    try phones.deliverAll()
    #expect(phones.first.transcript.item(1)?.delivery == .delivered)
    #expect(phones.second.transcript.items.count == 1)
    try phones.finish()
  }

  @Test func `a person without the extension gets it in the store`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1, secondInstalled: []).strict
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.addOne)))
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    try phones.update(.on(.second, .tappedItem(1)), expecting: .openedStore(Counter.manifest))
    try phones.update(.on(.second, .tappedGet(seed: 2)))
    try phones.update(.on(.second, .closedStore))
    try phones.update(.on(.second, .tappedItem(1)))
    #expect(phones.second.running?.style == .expanded)
    try phones.finish()
  }

  @Test func `a bubble of a group names its sender on every phone`() throws {
    var group = GroupOfPhones<Counter>(names: ["John", "Kate", "Mary"], seed: 1).strict
    try group.update(.on(.second, .openedFromDrawer(Counter.manifest)))
    try group.update(.on(.second, .acted(.addOne)))
    try group.update(.on(.second, .pressedSend))
    try group.deliverAll()
    let phone = group.host[.third]
    let item = phone.transcript.items[0]
    let captions = phone.drawings(of: item).map { drawing in
      if case .bubble(let bubble) = drawing { bubble.captionBar?.caption?.text } else { nil as String? }
    }
    #expect(phone.contacts.name(of: item.sender) == "Kate")
    #expect(captions == ["Kate counts 1"])
    try group.finish()
  }

  @Test func `a live bubble has its own instance where the system has live bubbles`() throws {
    var phones = TwoPhones<Applause>(
      firstName: "John", secondName: "Kate", seed: 1, secondDevice: .phone(system: .iOS11)
    ).strict
    try phones.update(.on(.first, .openedFromDrawer(Applause.manifest)))
    try phones.update(.on(.first, .acted(.ask)))
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    try phones.update(.on(.second, .actedInBubble(1, .clap)))
    #expect(phones.second.liveBubbles[1]?.instance.claps == 1)
    #expect(phones.second.liveBubbles[1]?.size.height == 60)
    #expect(phones.first.liveBubbles.isEmpty)
    try phones.finish()
  }

  @Test func `two extensions share one input field`() throws {
    var phones = TwoPhones<TwoExtensions<Counter, Essay>>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.one(.addOne))))
    try phones.update(.on(.first, .openedFromDrawer(Essay.manifest)))
    try phones.update(.on(.first, .acted(.other(.share("short")))))
    #expect(phones.first.inputField.staged.map(\.app) == [Essay.manifest])
    try phones.finish()
  }

  @Test func `a phone with a conversation notifies of new posts`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.second, .notifications(.installed(.messages))))
    try phones.update(.on(.second, .notifications(.locked)))
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.addOne)))
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    let notification = try #require(phones.second.notifications.list.first)
    #expect(notification.request.content.title == "John")
    #expect(notification.request.content.body == "John counted 1")
    try phones.update(.on(.second, .notifications(.user(.pressed(notification.id)))))
    try phones.update(.on(.second, .notifications(.user(.tappedAction("reply")))))
    try phones.update(.on(.second, .notifications(.user(.sentText("Well done")))))
    try phones.deliverAll()
    #expect(phones.first.transcript.items.last?.post == .text("Well done"))
    try phones.finish()
  }

  @Test func `a conversation is resumed from its posts`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.addOne)))
    let sent = try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    var restored = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    for case .sent(let envelope) in sent {
      let line = envelope.textForm
      #expect(try restored.add(Envelope(textForm: line)))
    }
    var again = restored.strict
    try again.update(.on(.second, .tappedItem(1)))
    #expect(again.second.running?.selection?.storedMessage.url == "https://example.com/?count=1")
    try phones.finish()
  }
}
