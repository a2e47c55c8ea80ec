// Facts 56 to 62: identifiers that mean nothing elsewhere, and names from each person's own contacts.

import Testing

@testable import MessagesHost

@Suite struct NameFacts {
  var desk = Desk<Probe>(
    TwoPhones(
      first: Phone(owner: .first, own: "John", other: "Katie", seed: 1),
      second: Phone(owner: .second, own: "Kate Bell", other: "Johnny", seed: 1)))

  private func conversation(_ person: Participant) throws -> Conversation {
    try #require(desk.running(person)?.activeConversation)
  }

  @Test mutating func `fact 56: the same person has another identifier on each phone, stable until a new installation`()
    throws
  {
    for person in Participant.pair { desk.on(person, .openedFromDrawer(Probe.manifest)) }
    let (john, kate) = (try conversation(.first), try conversation(.second))
    let all = [john, kate].flatMap { [$0.localParticipantIdentifier] + $0.remoteParticipantIdentifiers }
    #expect(Set(all).count == 4)
    desk.on(.first, .closedPanel, .openedFromDrawer(Probe.manifest))
    #expect(try conversation(.first).localParticipantIdentifier == john.localParticipantIdentifier)
    desk.on(.first, .removed(Probe.manifest), .installed(Probe.manifest, seed: 1), .openedFromDrawer(Probe.manifest))
    #expect(try conversation(.first).localParticipantIdentifier != john.localParticipantIdentifier)
    #expect(try conversation(.first).remoteParticipantIdentifiers != john.remoteParticipantIdentifiers)
  }

  @Test func `fact 56: two extensions on one phone know the same person under different identifiers`() {
    let one = Identities(seed: 1, owner: .first, app: Probe.manifest)
    let other = Identities(seed: 1, owner: .first, app: Rival.manifest)
    #expect(one.local != other.local)
    #expect(one.remotes != other.remotes)
  }

  @Test mutating func `fact 57: the sender is the local identifier or one of the remote ones`() throws {
    desk.send(Draft())
    desk.on(.first, .tappedItem(1))
    desk.on(.second, .tappedItem(1))
    let (john, kate) = (try conversation(.first), try conversation(.second))
    #expect(john.selectedMessage?.senderParticipantIdentifier == john.localParticipantIdentifier)
    #expect(kate.selectedMessage?.senderParticipantIdentifier == kate.remoteParticipantIdentifiers.first)
  }

  @Test mutating func `fact 58: a conversation of two has one remote identifier`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    #expect(try conversation(.first).remoteParticipantIdentifiers.count == 1)
  }

  @Test func `fact 58: a group of four has three remote identifiers, and each names one person in every text`()
    throws
  {
    var group = GroupOfPhones<Probe>(names: ["John", "Kate", "Mary", "Ravi"], seed: 1)
    for person in group.people { group.update(.on(person, .openedFromDrawer(Probe.manifest))) }
    var seen: Set<ParticipantIdentifier> = []
    for person in group.people {
      let conversation = try #require(group[person].running?.instance.activeConversation)
      #expect(conversation.remoteParticipantIdentifiers.count == 3)
      seen.formUnion([conversation.localParticipantIdentifier] + conversation.remoteParticipantIdentifiers)
    }
    #expect(seen.count == 16)
    let remotes = try #require(group[.third].running?.instance.activeConversation?.remoteParticipantIdentifiers)
    let caption = remotes.map { "$\($0)" }.joined(separator: ", ") + " and $me"
    group.update(.on(.third, .acted(.deed(.insert(Draft(caption: caption))))))
    group.update(.on(.third, .pressedSend))
    group.deliverAll()
    for person in group.people {
      let drawn = group[person].transcript.items.flatMap { group[person].drawings(of: $0) }
      #expect(drawn.map(Desk<Probe>.words) == ["(John, Kate, Ravi and Mary)"])
    }
  }

  @Test mutating func `fact 59: an extension is given no names`() throws {
    desk.send(Draft(caption: "$me dares $you", summary: "$me"))
    desk.on(.second, .tappedItem(1))
    let seen = "\(try #require(desk.running(.second)))"
    for name in ["John", "Katie", "Kate Bell", "Johnny"] { #expect(!seen.contains(name)) }
  }

  @Test mutating func `fact 60: a dollar sign and an identifier is shown as the name, in every text`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    let me = "$\(try conversation(.first).localParticipantIdentifier)"
    var layout = TemplateLayout()
    (layout.caption, layout.subcaption) = ("1 \(me)", "2 \(me)")
    (layout.trailingCaption, layout.trailingSubcaption) = ("3 \(me)", "4 \(me)")
    (layout.imageTitle, layout.imageSubtitle, layout.image) = ("5 \(me)", "6 \(me)", BubbleImage(bytes: [1]))
    desk.on(.first, do: .insert(Draft(summary: "7 \(me)", session: .new, layout: layout)))
    desk.on(.first, .pressedSend)
    desk.deliver()
    let item = try #require(desk.phones.second.transcript.items.first)
    guard case .bubble(let bubble) = desk.phones.second.drawings(of: item).first, let bar = bubble.captionBar else {
      Issue.record("no bubble")
      return
    }
    let texts = [bar.caption, bar.subcaption, bar.trailingCaption, bar.trailingSubcaption].map { $0?.text }
    #expect(texts + [bubble.imageTitle, bubble.imageSubtitle] == (1...6).map { "\($0) Johnny" })
    #expect(item.storedMessage?.summaryText?.shown(with: desk.phones.second.contacts) == "7 Johnny")
  }

  @Test(arguments: ["$", "$$", "$nobody", "5$ and $ me", "$AAAAAAAA-0000-4000-8000-000000000000 plays"])
  func `fact 60: a token of no participant stays as it is written`(caption: String) throws {
    var desk = desk
    desk.send(Draft(caption: caption))
    #expect(desk.transcript(.first) == ["#1 > (\(caption))"])
    #expect(desk.transcript(.second) == ["#1 < (\(caption))"])
    desk.on(.second, .tappedItem(1))
    #expect(desk.running(.second)?.activeConversation?.selectedMessage?.layout?.caption == caption)
  }

  @Test
  mutating func `fact 61: each phone shows its own name for a person, and no extension reads the other's identifier`()
    throws
  {
    desk.send(Draft(caption: "$me placed their ships, $you!"))
    #expect(desk.transcript(.first) == ["#1 > (John placed their ships, Katie!)"])
    #expect(desk.transcript(.second) == ["#1 < (Johnny placed their ships, Kate Bell!)"])
    desk.on(.second, .tappedItem(1))
    let kate = try conversation(.second)
    let (me, you) = (kate.remoteParticipantIdentifiers[0], kate.localParticipantIdentifier)
    #expect(kate.selectedMessage?.layout?.caption == "$\(me) placed their ships, $\(you)!")
  }

  @Test mutating func `fact 61: after a new installation an old bubble names the same people`() {
    desk.send(Draft(caption: "$me and $you"))
    desk.on(.second, .removed(Probe.manifest), .installed(Probe.manifest, seed: 77))
    #expect(desk.transcript(.second) == ["#1 < (Johnny and Kate Bell)"])
    desk.on(.first, do: .insert(Draft(caption: "$me again")))
    desk.on(.first, .removed(Probe.manifest), .installed(Probe.manifest, seed: 78), .pressedSend)
    desk.deliver()
    #expect(desk.transcript(.second).last == "#2 < (Johnny again)")
  }

  @Test mutating func `fact 62: an identifier is matched in upper and lower case`() throws {
    desk.on(.first, .openedFromDrawer(Probe.manifest))
    let identifier = try conversation(.first).localParticipantIdentifier
    #expect(identifier.description == identifier.uuidString)
    #expect(identifier.uuidString == identifier.uuidString.uppercased())
    #expect(ParticipantIdentifier(uuidString: identifier.uuidString.lowercased()) == identifier)
    desk.send(Draft(caption: "$\(identifier.uuidString.lowercased())s"))
    #expect(desk.transcript(.second) == ["#1 < (Johnnys)"])
  }

  @Test(arguments: [
    "", "x", "AAAAAAAA-0000-4000-8000-00000000000", "AAAAAAAA00000-4000-8000-000000000000",
    "GAAAAAAA-0000-4000-8000-000000000000",
  ])
  func `a text that is not a UUID is not an identifier`(text: String) {
    #expect(ParticipantIdentifier(uuidString: text) == nil)
  }
}
