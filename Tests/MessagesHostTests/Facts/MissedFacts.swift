// Behaviour beyond the numbered facts: staged bubbles, people who join and leave, late completions, a published trace.

import HostTestSupport
import Testing

@testable import MessagesHost

@Suite struct MissedFacts {
  var desk = Desk<Probe>()

  private func desk(_ behavior: PhoneBehavior) -> Desk<Probe> {
    Desk(
      TwoPhones(
        first: Phone(
          owner: .first, own: "John", other: "Kate", seed: 1, behavior: behavior),
        second: Phone(owner: .second, own: "Kate", other: "John", seed: 1)))
  }

  @Test mutating func `a tap on the staged bubble opens the extension with that message, which is pending`() {
    desk.on(.first, do: .insert(Draft(caption: "move")), .dismiss)
    desk.startLog()
    desk.on(.first, .tappedStaged(0))
    #expect(
      desk.calls == [
        "viewDidLoad style=expanded sel=nil", "willBecomeActive style=expanded sel=staged",
        "didBecomeActive style=expanded sel=staged", "viewWillAppear style=expanded sel=staged",
        "viewDidAppear style=expanded sel=staged",
      ])
    let selected = desk.running(.first)?.activeConversation?.selectedMessage
    #expect(selected?.isPending == true)
    #expect(selected?.layout?.caption == "move")
    #expect(desk.phones.first.inputField.storedMessage != nil)
  }

  @Test mutating func `a tap on the staged bubble while the extension is open selects it once`() {
    desk.on(.first, do: .insert(Draft(caption: "move")))
    desk.startLog()
    desk.on(.first, .tappedStaged(0))
    #expect(
      desk.calls.map { $0.prefix { $0 != " " } }
        == ["willSelect(staged)", "didSelect(staged)", "willTransition(expanded)", "didTransition(expanded)"])
    desk.on(.first, .tappedStaged(0))
    #expect(desk.effects == [.ignored(.inputFieldOutOfReach, on: .first)])
    desk.on(.first, .tappedChevron)
    desk.startLog()
    desk.on(.first, .tappedStaged(0))
    #expect(desk.calls.map { $0.prefix { $0 != " " } } == ["willTransition(expanded)", "didTransition(expanded)"])
  }

  @Test mutating func `a staged item that is not a message opens nothing`() {
    desk.on(.first, do: .insertSticker("file:///s.png"))
    desk.on(.first, .tappedStaged(0))
    #expect(desk.effects == [.ignored(.nothingStaged(0), on: .first)])
    desk.on(.first, .tappedStaged(1))
    #expect(desk.effects == [.ignored(.nothingStaged(1), on: .first)])
  }

  @Test func `a deleted bubble disappears from one phone, where a later message of its session is a new bubble`() {
    var phones = talkingPhones(seed: 1)
    let session = Session(creator: .first, serial: 1)
    let post = { (text: String) in
      Post.message(
        StoredMessage(
          app: Counter.manifest, sender: .first, session: session, url: text, accessibilityLabel: nil,
          summaryText: SharedText(plain: text), layout: nil, shouldExpire: false))
    }
    let isOne = phones.add(Envelope(from: .first, number: 1, post: post("one")))
    let effects = phones.update(.on(.second, .deletedItem(1)))
    #expect(isOne)
    #expect(effects.isEmpty)
    #expect(phones.second.transcript.items.isEmpty)
    #expect(phones.second.transcript.newestBubble == nil)
    #expect(phones.first.transcript.items.count == 1)
    let isTwo = phones.add(Envelope(from: .first, number: 2, post: post("two")))
    #expect(isTwo)
    #expect(phones.second.transcript.items.map { $0.storedMessage?.url } == ["two"])
    #expect(phones.first.transcript.items.map { $0.post == nil } == [true, false])
    let again = phones.update(.on(.second, .deletedItem(1)))
    #expect(again == [.ignored(.noSuchItem(1), on: .second)])
  }

  @Test mutating func `a message that was not delivered is sent again under its number`() {
    desk.on(.first, .tappedInputField)
    desk.on(.first, .edited("hello"))
    desk.on(.first, .pressedSend)
    let early = desk.phones.update(.on(.first, .sentAgain(1)))
    #expect(early == [.ignored(.noSuchItem(1), on: .first)], "it is on its way")
    desk.phones.update(.mailLost)
    #expect(desk.phones.first.transcript.items[0].error != nil)
    #expect(desk.phones.second.transcript.items.isEmpty)
    let envelope = Envelope(from: .first, number: 1, post: .text("hello"))
    let again = desk.phones.update(.on(.first, .sentAgain(1)))
    #expect(again == [.sent(envelope)])
    desk.phones.deliverAll()
    #expect(desk.phones.first.transcript.items.map(\.delivery) == [.delivered])
    #expect(desk.phones.second.transcript.items.count == 1)
  }

  @Test func `in a group it is sent again to those who did not get it`() {
    var group = GroupOfPhones<Probe>(names: ["John", "Kate", "Ann"], seed: 1)
    for event: PhoneEvent<Probe.Action> in [.tappedInputField, .edited("hello"), .pressedSend] {
      group.update(.on(.first, event))
    }
    group.update(.arrived(at: .second))
    group.update(.lost(to: .third))
    group.update(.on(.first, .sentAgain(1)))
    #expect(group.mail.map(\.to) == [.third])
    group.deliverAll()
    #expect(group.people.allSatisfy { group[$0].transcript.items.count == 1 })
  }

  @Test func `a conversation without recipients has no remote identifiers, and nothing can be sent`() {
    var phone = Phone<Probe>(owner: .first, own: "John", others: [], seed: 1)
    phone.update(.openedFromDrawer(Probe.manifest))
    #expect(phone.running?.instance.activeConversation?.remoteParticipantIdentifiers == [])
    phone.update(.tappedInputField)
    phone.update(.edited("anybody?"))
    #expect(phone.update(.pressedSend) == [.ignored(.noRecipients, on: .first)])
    #expect(phone.inputField.text == "anybody?")
    phone.update(.personJoined("Kate"))
    #expect(phone.update(.pressedSend).count == 1)
  }

  @Test func `a person who joins has a new identifier, the others keep theirs, and an open extension reads both`()
    throws
  {
    var phone = Phone<Probe>(owner: .first, own: "John", other: "Kate", seed: 1)
    phone.update(.openedFromDrawer(Probe.manifest))
    let before = try #require(phone.running?.instance.activeConversation)
    let effects = phone.update(.personJoined("Mary"))
    #expect(effects.isEmpty)
    let after = try #require(phone.running?.instance.activeConversation)
    #expect(after.localParticipantIdentifier == before.localParticipantIdentifier)
    #expect(after.remoteParticipantIdentifiers.first == before.remoteParticipantIdentifiers.first)
    #expect(Set(after.remoteParticipantIdentifiers).count == 2)
    for name in 0..<7 { phone.update(.personJoined("\(name)")) }
    #expect(phone.contacts.people.count == 10)
    #expect(phone.update(.personJoined("Eve")) == [.ignored(.tooManyPeople(most: 10), on: .first)])
  }

  @Test func `a person who left gets nothing and sends nothing, and their items stay under their name`() {
    var group = GroupOfPhones<Probe>(names: ["John", "Kate", "Mary"], seed: 1)
    func say(_ text: String, _ person: Participant) {
      group.update(.on(person, .tappedInputField))
      group.update(.on(person, .edited(text)))
      group.update(.on(person, .pressedSend))
    }
    say("ahoy", .second)
    group.deliverAll()
    #expect(group.update(.left(.second)).isEmpty)
    say("farewell", .first)
    #expect(group.mail.map(\.to) == [.third])
    #expect(group.update(.on(.second, .pressedSend)) == [.ignored(.nothingToSend, on: .second)])
    group.update(.on(.second, .edited("wait")))
    #expect(group.update(.on(.second, .pressedSend)) == [.ignored(.noRecipients, on: .second)])
    group.deliverAll()
    #expect(group[.third].contacts.name(of: group[.third].transcript.items[0].sender) == "Kate")
    group.update(.on(.first, .openedFromDrawer(Probe.manifest)))
    let remotes = group[.first].running?.instance.activeConversation?.remoteParticipantIdentifiers
    #expect(remotes?.count == 1)
    group.update(.joined("Ravi", seed: 2))
    #expect(group.people.count == 4)
    #expect(group[.fourth].contacts.recipients == [.first, .third])
    group.update(.on(.third, .edited("welcome")))
    group.update(.on(.third, .tappedInputField))
    group.update(.on(.third, .edited("welcome")))
    group.update(.on(.third, .pressedSend))
    group.deliverAll()
    #expect(group[.fourth].transcript.items.count == 1)
    for name in 0..<6 { group.update(.joined("\(name)", seed: 3)) }
    #expect(group.update(.joined("Eve", seed: 3)) == [.ignored(.tooManyPeople(most: 10), on: .first)])
    #expect(group.update(.left(.second)).allSatisfy { "\($0)".contains("ignored") })
  }

  @Test func `completions may come after further taps, in order, and are lost when the extension closes`() {
    var desk = desk(.delaysCompletions)
    desk.on(.first, do: .insert(Draft(caption: "one")))
    desk.on(.first, .tappedChevron, .tappedChevron)
    desk.on(.first, do: .insertFile("file:///nowhere.png"))
    #expect(!desk.log.calls.contains { $0.call.name == "didFinishInserting" })
    desk.startLog()
    desk.on(.first, .completionsCame)
    #expect(
      desk.log.calls.map(\.call) == [.didFinishInserting(1, error: nil), .didFinishInserting(2, error: .fileNotFound)])
    desk.on(.first, .completionsCame)
    #expect(desk.effects.isEmpty)
    desk.on(.first, do: .insertText("x"))
    desk.on(.first, .closedPanel, .completionsCame)
    #expect(desk.effects == [.ignored(.noExtensionOpen, on: .first)])
  }

  @Test(arguments: [false, true])
  func `viewDidDisappear is left out at dismissal only on a phone set up like the published trace`(isLeftOut: Bool) {
    var desk = desk(isLeftOut ? .omitsViewDidDisappear : [])
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.first, .closedPanel)
    let names = desk.log.calls.map(\.call.name)
    #expect(
      names == ["viewWillDisappear"] + (isLeftOut ? [] : ["viewDidDisappear"]) + [
        "willResignActive", "didResignActive",
      ])
  }

  @Test mutating func `an empty summary text leaves an empty line, and no summary text leaves no line`() {
    desk.send(Draft(caption: "1", summary: "", session: .new))
    desk.on(.second, .tappedItem(1), .tappedChevron)
    desk.send(Draft(caption: "2", session: .selected), from: .second)
    #expect(desk.transcript(.first) == ["#1 > - ", "#2 < (2)"])
    desk.on(.first, .tappedItem(2), .tappedChevron)
    desk.send(Draft(caption: "3", session: .selected))
    #expect(desk.transcript(.first) == ["#1 > - ", "#3 > (3)"])
  }

}
