// Phones in a strict run: a test that overlooks something fails.

import MessagesHost
import NotificationsHost
import Testing

@Suite struct StrictPhonesTests {
  private var phones = TwoPhones<Counter>(firstName: "John", secondName: "Kate", seed: 1).strict

  private func surprise(_ body: () throws -> Void) -> Surprise? {
    do { try body() } catch { return error as? Surprise }
    return nil
  }

  @Test mutating func `an event that is ignored must be expected`() throws {
    try phones.update(.on(.first, .tappedChevron), expecting: .ignored(.noExtensionOpen, on: .first))
    let found = surprise { try phones.update(.on(.first, .pressedSend)) }
    #expect(found?.unexpected == ["first ignored: there is nothing to send"])
    #expect(found?.log.first == "first ignored: no extension is open")
  }

  @Test func `a note must be expected`() throws {
    var phones = TwoPhones<Probe>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Probe.manifest)))
    let insertion = TwoPhonesEvent<ProbeAction>.on(.first, .acted(.deed(.insert(Draft(url: nil)))))
    try phones.update(insertion, expecting: .noted(.messageWithoutURL, on: .first))
    #expect(
      surprise { try phones.update(insertion) }?.unexpected == ["first noted: a message has no URL, and was accepted"])
  }

  @Test mutating func `an effect outside the phone must be expected, and mail must arrive`() throws {
    var phones = TwoPhones<Counter>(
      firstName: "John", secondName: "Kate", seed: 1, secondDevice: .mac
    ).strict
    try phones.update(.on(.first, .openedFromDrawer(Counter.manifest)))
    try phones.update(.on(.first, .acted(.addOne)))
    try phones.update(.on(.first, .pressedSend))
    #expect(surprise { try phones.finish() }?.unfinished == ["first's #1 is on its way"])
    try phones.deliverAll()
    try phones.update(.on(.second, .tappedItem(1)), expecting: .openedInBrowser("https://example.com/?count=1"))
    #expect(surprise { try phones.update(.on(.second, .tappedItem(1))) }?.unexpected.count == 1)
    try phones.finish()
  }

  @Test func `a group is checked in the same way`() throws {
    var group = GroupOfPhones<Counter>(names: ["John", "Kate", "Mary"], seed: 1).strict
    try group.update(.on(.second, .openedFromDrawer(Counter.manifest)))
    try group.update(.on(.second, .acted(.addOne)))
    try group.update(.on(.second, .pressedSend))
    #expect(surprise { try group.finish() }?.unfinished.count == 2)
    try group.deliverAll()
    try group.finish()
    #expect(group.host[.third].transcript.items.count == 1)
    #expect(surprise { try group.update(.arrived(at: .first)) }?.unexpected == ["no mail is on its way"])
  }

  @Test func `a list of conversations is checked in the same way`() throws {
    let kate = Phone<Counter>(owner: .first, own: "John", other: "Kate", seed: 1)
    var list = ConversationList([kate]).strict
    try list.update(.entered(0))
    #expect(surprise { try list.update(.entered(0)) }?.unexpected.count == 1)
    try list.finish()
  }

  @Test func `an open sheet is left unfinished`() throws {
    var phones = TwoPhones<Probe>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(Probe.manifest)))
    try phones.update(.on(.first, .acted(.deed(.present(.camera)))))
    #expect(surprise { try phones.finish() }?.unfinished == ["first: a sheet is open"])
  }
}
