// Restores a conversation from the posts that were sent in it; no extension is called.

extension Phone {
  /// Adds an earlier post to the transcript, as delivered and seen.
  ///
  /// Bubbles collapse, stickers lie where they were dropped, and sessions and numbers continue as if it were sent now;
  /// but no extension is called and no notification shown.
  ///
  /// - Returns: Whether it can follow the present items; if not, nothing changes.
  public mutating func add(_ envelope: Envelope) -> Bool {
    guard contacts.people.contains(envelope.from) else { return false }
    let isOwn = envelope.from == owner
    if isOwn {
      guard envelope.number >= transcript.nextNumber else { return false }
      transcript.nextNumber = envelope.number
    }
    let number = record(
      envelope.post, from: envelope.from, origin: isOwn ? nil : envelope.number, delivery: isOwn ? .delivered : .read)
    // A sticker whose bubble is gone still uses up its number.
    if number == nil, isOwn { transcript.nextNumber += 1 }
    return true
  }

  /// Restores the input field as it was when the conversation was left.
  ///
  /// - Returns: Whether it can be there: at most one interactive message, and no sticker that lies on a bubble. If not,
  ///   nothing changes.
  public mutating func stage(_ posts: [Post], text: String) -> Bool {
    var field = InputField()
    for post in posts {
      switch post {
      case .message, .attachment, .sticker: field.stage(post)
      case .text, .placedSticker: return false
      }
    }
    guard field.staged == posts else { return false }
    for post in posts { count(post.storedMessage?.session) }
    field.text = text
    inputField = field
    return true
  }

  /// Restores the installed apps, in the order of the drawer; the identifiers of those that are not yet installed
  /// follow from the seed.
  ///
  /// - Returns: Whether that is possible: each is in the store, and none occurs twice. If not, nothing changes.
  public mutating func install(_ apps: [Manifest], seed: UInt64) -> Bool {
    guard device.runsExtensions || apps.isEmpty, apps.allSatisfy({ store.bundle($0) != nil }),
      Set(apps.map { $0.identifier }).count == apps.count
    else { return false }
    installations = apps.map { app in
      installation(of: app)
        ?? Installation(
          app: app, identities: Identities(seed: seed, owner: owner, people: contacts.people.count, app: app))
    }
    return true
  }

  /// Restores the data of an app on this phone; false if it is not installed.
  public mutating func restore(_ storage: AppStorage, of app: Manifest) -> Bool {
    guard let position = position(of: app) else { return false }
    installations[position].storage = storage
    return true
  }
}

extension TwoPhones {
  /// Adds an earlier post to both transcripts, as delivered; if it is not seen yet, it waits on the other phone with
  /// its notification.
  ///
  /// - Returns: Whether it can follow the present items; if not, nothing changes.
  public mutating func add(_ envelope: Envelope, isSeen: Bool = true) -> Bool {
    guard envelope.from == .first || envelope.from == .second, add(envelope, on: envelope.from) else { return false }
    if isSeen { return add(envelope, on: envelope.from.other) }
    update(.on(envelope.from.other, .received(envelope)))
    return true
  }

  /// Adds an earlier post to the transcript of one of the phones.
  ///
  /// - Returns: Whether it can follow the present items; if not, nothing changes.
  public mutating func add(_ envelope: Envelope, on person: Participant) -> Bool {
    person == .first ? first.add(envelope) : second.add(envelope)
  }

  /// Restores the staged items, apps or data on the phone of a person.
  ///
  /// - Returns: Whether the change could be made.
  public mutating func restore(_ person: Participant, _ change: (inout Phone<App>) -> Bool) -> Bool {
    person == .first ? change(&first) : change(&second)
  }
}
