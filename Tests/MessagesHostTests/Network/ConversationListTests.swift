// The list of conversations: entering, leaving, order and previews, and the shared state.

import Testing

@testable import MessagesHost

@Suite struct ConversationListTests {
  private var list = ConversationList<Probe>([
    Phone(owner: .first, own: "John", other: "Kate", seed: 1),
    Phone(owner: .second, own: "John", others: ["Mary", "Ravi"], seed: 2),
  ])

  private func mail(_ text: String, from sender: Participant, _ number: Int = 1) -> Envelope {
    Envelope(from: sender, number: number, post: .text(text))
  }

  @Test mutating func `the conversation with the newest item comes first, with a preview of the item`() {
    #expect(list.rows.map(\.names) == [["Kate"], ["Mary", "Ravi"]])
    #expect(list.rows.map(\.preview) == [nil, nil])
    list.update(.received(1, mail("ahoy", from: .third)))
    #expect(list.rows.map(\.conversation) == [1, 0])
    #expect(list.rows[0].preview == "ahoy")
    #expect(list.rows[0].hasUnread)
    list.update(.entered(1))
    #expect(!list.rows[0].hasUnread)
  }

  @Test mutating func `returning to the list closes the extension as leaving does, and starts it nowhere else`() {
    list.update(.entered(0))
    list.update(.happened(.openedFromDrawer(Probe.manifest)))
    var log = CallLog()
    log.note(list.update(.left))
    #expect(
      log.calls.map(\.call.name) == ["viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive"])
    #expect(list.update(.entered(1)).isEmpty)
    #expect(list.conversations[1].openApp == nil)
    #expect(list.open == 1)
    #expect(list.update(.entered(0)) == [.ignored(.alreadyInConversation, on: .first)])
    list.update(.happened(.leftConversation))
    #expect(list.open == nil)
    #expect(list.update(.left) == [.ignored(.notInConversation, on: .first)])
    #expect(list.update(.happened(.pressedSend)) == [.ignored(.notInConversation, on: .first)])
  }

  @Test mutating func `an app has one storage and one identifier for its user in all conversations`() throws {
    var locals: [ParticipantIdentifier] = []
    for place in [0, 1] {
      list.update(.entered(place))
      list.update(.happened(.openedFromDrawer(Probe.manifest)))
      if place == 0 { list.update(.happened(.acted(.deed(.keep("F7K2", under: "key"))))) }
      let running = try #require(list.conversations[place].running?.instance)
      #expect(running.storage["key"] == "F7K2")
      locals.append(try #require(running.activeConversation?.localParticipantIdentifier))
      #expect(running.activeConversation?.remoteParticipantIdentifiers.count == place + 1)
      list.update(.left)
    }
    #expect(locals[0] == locals[1])
  }

  @Test mutating func `the language is that of the machine`() {
    list.update(.entered(0))
    list.update(.happened(.choseLanguage("zh")))
    #expect(list.conversations.map(\.preferredLanguage) == ["zh", "zh"])
  }

  @Test mutating func `the drawer, the recent stickers and new identifiers are those of the machine`() throws {
    list.update(.entered(0))
    let before = list.conversations[1].installations.map(\.identities)
    list.update(.happened(.removed(Probe.manifest)))
    #expect(list.conversations[1].drawer.isEmpty)
    list.update(.happened(.installed(Probe.manifest, seed: 7)))
    let (one, other) = (list.conversations[0].installations[0], list.conversations[1].installations[0])
    #expect(one.identities.local == other.identities.local)
    #expect(other.identities.local != before[0].local)
    #expect(Set(other.identities.remotes).isDisjoint(with: before[0].remotes))
    list.update(.happened(.openedFromDrawer(Probe.manifest)))
    list.update(.happened(.acted(.deed(.showBrowser(.small)))))
    list.update(.happened(.tappedSticker(3)))
    list.update(.happened(.pressedSend))
    #expect(list.conversations[1].recentStickers.map(\.sticker) == [probeSticker(3)])
    list.update(.lost(conversation: 0, number: 1))
    #expect(list.conversations[0].transcript.items.map(\.delivery) == [.failed(.notDelivered)])
    #expect(list.update(.delivered(conversation: 0, number: 1)) == [.ignored(.noSuchItem(1), on: .first)])
  }
}
