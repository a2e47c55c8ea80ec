// The examples of the documentation, besides its first sample, as tests.

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
    #expect(phones.first.inputField.storedMessage?.url == "data:text/plain,short")
  }

  @Test func `a test that logs every update finds an event that was ignored`() {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    var log = CallLog()
    log.note(phones.update(.on(.first, .openedFromDrawer(Counter.manifest))))
    log.note(phones.update(.on(.first, .acted(.addOne))))
    #expect(!log.description.contains("ignored"))
    #expect(phones.update(.on(.first, .tappedChevron)) == [.ignored(.noExtensionOpen, on: .first)])
    log.note([.ignored(.noExtensionOpen, on: .first)])
    #expect(log.description.contains("ignored"))
  }

  @Test func `a player who stays in the extension answers in the session of the reply`() {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.second, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    phones.update(.on(.first, .pressedSend))
    phones.deliverAll()
    phones.update(.on(.second, .acted(.addOne)))
    phones.update(.on(.second, .pressedSend))
    phones.deliverAll()
    #expect(phones.first.transcript.items.compactMap(\.storedMessage?.url) == ["https://example.com/?count=2"])
  }

  @Test func `a staged bubble opens expanded, and is selected even after it was deleted`() {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    phones.update(.on(.first, .tappedStaged(0)))
    #expect(phones.first.running?.style == .expanded)
    #expect(phones.update(.on(.first, .deletedStaged(0))) == [.ignored(.inputFieldOutOfReach, on: .first)])
    phones.update(.on(.first, .tappedChevron))
    phones.update(.on(.first, .deletedStaged(0)))
    #expect(phones.first.inputField.isEmpty)
    let conversation = phones.first.running?.instance.activeConversation
    #expect(conversation?.selectedMessage?.url == "https://example.com/?count=1")
  }

  @Test func `a lost message says so, and is sent again`() {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    phones.update(.on(.first, .pressedSend))
    phones.update(.mailLost)
    #expect(phones.first.transcript.item(1)?.delivery == .failed(.notDelivered))
    phones.update(.on(.first, .tappedItem(1)))
    #expect(phones.first.running?.instance.activeConversation?.selectedMessage?.error == .notDelivered)
    phones.update(.on(.first, .sentAgain(1)))
    phones.deliverAll()
    #expect(phones.first.transcript.item(1)?.delivery == .delivered)
    #expect(phones.second.transcript.items.count == 1)
  }

  @Test func `a person without the extension gets it in the store`() {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1, secondInstalled: [])
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    phones.update(.on(.first, .pressedSend))
    phones.deliverAll()
    #expect(phones.update(.on(.second, .tappedItem(1))) == [.openedStore(Counter.manifest)])
    phones.update(.on(.second, .tappedGet(seed: 2)))
    phones.update(.on(.second, .closedStore))
    phones.update(.on(.second, .tappedItem(1)))
    #expect(phones.second.running?.style == .expanded)
  }

  @Test func `a bubble of a group names its sender on every phone`() {
    var group = GroupOfPhones<Counter>(names: ["John", "Kate", "Mary"], seed: 1)
    group.update(.on(.second, .openedFromDrawer(Counter.manifest)))
    group.update(.on(.second, .acted(.addOne)))
    group.update(.on(.second, .pressedSend))
    group.deliverAll()
    let phone = group[.third]
    let item = phone.transcript.items[0]
    let captions = phone.drawings(of: item).map { drawing in
      if case .bubble(let bubble) = drawing { bubble.captionBar?.caption?.text } else { nil as String? }
    }
    #expect(phone.contacts.name(of: item.sender) == "Kate")
    #expect(captions == ["Kate counts 1"])
  }

  @Test func `a live bubble has its own instance where the system has live bubbles`() {
    var phones = TwoPhones<Applause>(
      firstName: "John", secondName: "Kate", seed: 1, secondDevice: .phone(system: .iOS11))
    phones.update(.on(.first, .openedFromDrawer(Applause.manifest)))
    phones.update(.on(.first, .acted(.ask)))
    phones.update(.on(.first, .pressedSend))
    phones.deliverAll()
    phones.update(.on(.second, .actedInBubble(1, .clap)))
    #expect(phones.second.liveBubbles[1]?.instance.claps == 1)
    #expect(phones.second.liveBubbles[1]?.size.height == 60)
    #expect(phones.first.liveBubbles.isEmpty)
  }

  @Test func `two extensions share one input field`() {
    var phones = TwoPhones<TwoExtensions<Counter, Essay>>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.one(.addOne))))
    phones.update(.on(.first, .openedFromDrawer(Essay.manifest)))
    phones.update(.on(.first, .acted(.other(.share("short")))))
    #expect(phones.first.inputField.staged.map(\.app) == [Essay.manifest])
  }

  @Test func `a phone with a conversation notifies of what comes in`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.second, .notifications(.installed(.messages))))
    phones.update(.on(.second, .notifications(.locked)))
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    phones.update(.on(.first, .pressedSend))
    phones.deliverAll()
    let notification = try #require(phones.second.notifications.list.first)
    #expect(notification.request.content.title == "John")
    #expect(notification.request.content.body == "John counted 1")
    phones.update(.on(.second, .notifications(.user(.pressed(notification.id)))))
    phones.update(.on(.second, .notifications(.user(.tappedAction("reply")))))
    phones.update(.on(.second, .notifications(.user(.sentText("Well done")))))
    phones.deliverAll()
    #expect(phones.first.transcript.items.last?.post == .text("Well done"))
  }

  @Test func `a conversation is resumed from its posts`() throws {
    var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    phones.update(.on(.first, .acted(.addOne)))
    let sent = phones.update(.on(.first, .pressedSend))
    var again = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1)
    for case .sent(let envelope) in sent {
      let line = envelope.textForm
      #expect(try again.add(Envelope(textForm: line)))
    }
    again.update(.on(.second, .tappedItem(1)))
    #expect(again.second.running?.selection?.storedMessage.url == "https://example.com/?count=1")
  }
}
