// People join and leave a conversation: an extension reads the change in the conversation, and no call announces it.

extension Phone {
  mutating func join(_ name: String) throws(Obstacle) {
    let most = Participant.allCases.count
    guard contacts.people.count < most else { throw .tooManyPeople(most: most) }
    contacts.others.append(name)
    for index in installations.indices {
      installations[index].identities.addPerson(owner: owner, app: installations[index].app)
    }
    changeRunning { $0.conversation = nil }
  }

  /// The person's posts stay, under their name.
  mutating func leave(_ person: Participant) throws(Obstacle) {
    guard contacts.recipients.contains(person) else { throw .noSuchPerson(person) }
    contacts.gone.insert(person)
    changeRunning { $0.conversation = nil }
  }
}
