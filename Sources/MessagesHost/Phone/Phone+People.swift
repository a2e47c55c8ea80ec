// People who join a conversation or leave it: an extension reads the change in the conversation, and no call announces it.

extension Phone {
  /// A person joins, behind all others.
  mutating func join(_ name: String, _ effects: inout [Effect]) {
    let most = Participant.allCases.count
    guard contacts.people.count < most else { return effects.append(.ignored(.tooManyPeople(most: most), on: owner)) }
    contacts.others.append(name)
    for position in installations.indices {
      installations[position].identities.addPerson(owner: owner, app: installations[position].app)
    }
    changeRunning { $0.conversation = nil }
  }

  /// A person leaves; what they sent stays, under their name.
  mutating func leave(_ person: Participant, _ effects: inout [Effect]) {
    guard contacts.recipients.contains(person) else {
      return effects.append(.ignored(.noSuchPerson(person), on: owner))
    }
    contacts.gone.insert(person)
    changeRunning { $0.conversation = nil }
  }
}
