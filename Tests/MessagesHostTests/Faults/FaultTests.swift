// Known faults of Apple's software as settings of a phone: each fails a naive extension, and a careful one passes.

import MessagesHost
import Testing

@Suite struct FaultTests {
  private func message(_ url: String, _ session: Session? = nil) -> Message {
    var message = Message(session: session)
    message.url = url
    message.layout = TemplateLayout()
    return message
  }

  /// Whether the first person, who sent a turn and opens their own bubble again, is told to wait.
  private func waits<App: TurnGame>(_ app: App.Type, _ behavior: PhoneBehavior) throws -> Bool? {
    var phones = TwoPhones<App>(firstName: "John", secondName: "Kate", seed: 1, behavior: behavior).strict
    try phones.update(.on(.first, .openedFromDrawer(App.manifest)))
    try phones.update(.on(.first, .acted(.move)))
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    try phones.update(.on(.first, .closedPanel))
    try phones.update(.on(.first, .tappedItem(1)))
    return phones.first.running?.instance.isWaiting
  }

  @Test func `identifiers that are new at every launch`() throws {
    #expect(try waits(NaiveTurns.self, []) == true)
    #expect(try waits(NaiveTurns.self, .renewsIdentifiers) == false, "it may move twice")
    #expect(try waits(CarefulTurns.self, .renewsIdentifiers) == true)
  }

  /// The URL that an open extension shows after its user tapped the older of two bubbles.
  private func shown<App: Reader>(_ app: App.Type, _ behavior: PhoneBehavior) throws -> String? {
    var phones = TwoPhones<App>(firstName: "John", secondName: "Kate", seed: 1, behavior: behavior).strict
    for number in 1...2 {
      try phones.update(.on(.first, .openedFromDrawer(App.manifest)))
      try phones.update(.on(.first, .acted(.write("https://example.com/\(number)"))))
      try phones.update(.on(.first, .pressedSend))
      try phones.update(.on(.first, .closedPanel))
    }
    try phones.deliverAll()
    try phones.update(.on(.first, .tappedItem(2)))
    try phones.update(.on(.first, .tappedChevron))
    try phones.update(.on(.first, .tappedItem(1)))
    return phones.first.running?.instance.shown
  }

  @Test func `no call after a tap on an older bubble`() throws {
    #expect(try shown(NaiveReader.self, []) == "https://example.com/1")
    #expect(try shown(NaiveReader.self, .omitsSelectionCalls) == "https://example.com/2", "it shows the wrong game")
    #expect(try shown(CarefulReader.self, .omitsSelectionCalls) == "https://example.com/1")
  }

  /// The second person's result after moving in a game in which the first one has moved meanwhile.
  private func conflict<App: Adder>(_ app: App.Type, _ behavior: PhoneBehavior) throws -> (Int, Bool) {
    var phones = TwoPhones<App>(firstName: "John", secondName: "Kate", seed: 1, behavior: behavior).strict
    try phones.update(.on(.first, .openedFromDrawer(App.manifest)))
    try phones.update(.on(.first, .acted(.add)))
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    try phones.update(.on(.second, .tappedItem(1)))
    try phones.update(.on(.first, .acted(.add)))
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    try phones.update(.on(.second, .tappedChevron))
    try phones.update(.on(.second, .acted(.add)))
    try phones.update(.on(.second, .pressedSend))
    try phones.deliverAll()
    try phones.finish()
    let app = try #require(phones.first.running?.instance)
    return (app.count, app.isInConflict)
  }

  @Test func `a message that arrives while the extension starts is not announced`() throws {
    #expect(try (conflict(NaiveAdder.self, [])) == (3, false))
    #expect(try (conflict(NaiveAdder.self, .missesEarlyMessages)) == (2, false), "one was lost in silence")
    #expect(try (conflict(CarefulAdder.self, [])) == (3, false))
    #expect(try (conflict(CarefulAdder.self, .missesEarlyMessages)) == (2, true))
  }

  /// Whether a second move can be made after the first one, whose completion may be missing.
  private func movesTwice<App: Sender>(_ app: App.Type, _ behavior: PhoneBehavior) throws -> Bool {
    var phones = TwoPhones<App>(firstName: "John", secondName: "Kate", seed: 1, behavior: behavior).strict
    try phones.update(.on(.first, .openedFromDrawer(App.manifest)))
    try phones.update(.on(.first, .acted(.move("https://example.com/1"))))
    try phones.update(.on(.first, .acted(.move("https://example.com/2"))))
    return phones.first.inputField.storedMessage?.url == "https://example.com/2"
  }

  @Test func `a completion that never comes`() throws {
    #expect(try movesTwice(NaiveSender.self, []))
    #expect(try !movesTwice(NaiveSender.self, .losesCompletions), "it waits for ever")
    #expect(try movesTwice(CarefulSender.self, .losesCompletions))
  }

  /// The draft in an extension after its process ended while the user was writing.
  private func draft<App: Drafting>(_ app: App.Type) throws -> String? {
    var phones = TwoPhones<App>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(App.manifest)))
    try phones.update(.on(.first, .acted(.type("Dear Kate"))))
    try phones.update(.on(.first, .memoryRanLow))
    try phones.update(.on(.first, .processEnded))
    try phones.update(.on(.first, .openedFromDrawer(App.manifest)))
    return phones.first.running?.instance.draft
  }

  @Test func `memory runs low, and the process ends without a call`() throws {
    #expect(try draft(NaiveDraft.self) == "")
    #expect(try draft(CarefulDraft.self) == "Dear Kate")
  }

  /// The captions of a group's bubbles as the first person's extension attributes them.
  private func authors<App: Attribution>(_ app: App.Type, _ behavior: PhoneBehavior) throws -> [String?] {
    var group = GroupOfPhones<App>(names: ["John", "Kate", "Mary"], seed: 1, behavior: behavior).strict
    for person in [Participant.second, .third] {
      try group.update(.on(person, .openedFromDrawer(App.manifest)))
      try group.update(.on(person, .acted(.vote("\(person)"))))
      try group.update(.on(person, .pressedSend))
      try group.deliverAll()
    }
    return try [1, 2].map { item in
      try group.update(.on(.first, .tappedItem(item)))
      return group.host[.first].running?.instance.author
    }
  }

  @Test func `replies of a group that cannot be attributed`() throws {
    #expect(try authors(NaiveAttribution.self, []) == ["remote 0", "remote 1"])
    #expect(try authors(NaiveAttribution.self, .hidesSendersInGroups) == [nil, nil])
    #expect(try authors(CarefulAttribution.self, .hidesSendersInGroups) == ["second", "third"])
  }
}
