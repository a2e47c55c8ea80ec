// Laws that hold through random conversations, checked after every event.

import HostTestSupport
import StickersHost
import TestSupport
import Testing

@testable import MessagesHost

@Suite struct ConversationLaws {
  @Test func `the laws of the conversation hold through random events`() {
    forAll("the laws of the conversation", count: conversations(5_000)) { chance in
      var watch = Watch(seed: chance.next())
      for _ in 0..<chance.number(5...40) {
        let event = chance.event(for: watch.phones)
        if let broken = watch.happen(event) {
          Issue.record("\(broken) after \(event)\n\(watch.log)")
          return false
        }
      }
      return true
    }
  }

  @Test func `the same events give the same conversation`() {
    forAll("the same events, the same state and effects", count: 500) { chance in
      let seed = chance.next()
      var (one, other) = (Watch(seed: seed), Watch(seed: seed))
      for _ in 0..<30 {
        let event = chance.event(for: one.phones)
        try requireSame("effects", one.phones.update(event), other.phones.update(event)) { $0.map { "\($0)" } }
        try requireSame("phones", one.phones, other.phones) { linesOfText($0) }
      }
      return true
    }
  }
}

private func behavior(of seed: UInt64) -> PhoneBehavior {
  var behavior: PhoneBehavior = []
  if seed % 3 == 0 { behavior.insert(.selectsOnSend) }
  if seed % 2 == 0 { behavior.insert(.sendsForExtensions) }
  if seed % 7 == 0 { behavior.insert(.renewsIdentifiers) }
  if seed % 11 == 0 { behavior.formUnion([.omitsSelectionCalls, .missesEarlyMessages]) }
  if seed % 13 == 0 { behavior.insert(.losesCompletions) }
  return behavior
}

/// The probe and its rival, each in an app on the home screen.
private let store = Store(
  Pair.manifests.map { manifest in
    var bundle = AppBundle(manifest)
    (bundle.containingApp, bundle.appGroups) = ("\(manifest.displayName)s", [manifest.identifier])
    return bundle
  })

/// A conversation whose laws are checked after every event.
struct Watch {
  var phones: TwoPhones<Pair>
  var log = CallLog()
  private var lives: [Participant: Life] = [:]
  /// The envelopes that have neither arrived nor been lost.
  private var onTheWay: [Envelope] = []
  /// Every identifier that a phone ever had.
  private var identifiers: [Participant: Set<String>] = [:]

  init(seed: UInt64) {
    let files = [LocalFile(url: "file:///a.png"), LocalFile(url: "file:///b.mov")]
    phones = TwoPhones(
      first: Phone(
        owner: .first, own: "John", other: "Kate", device: .phone(system: seed % 5 < 2 ? .iOS11 : .iOS10),
        store: store, seed: seed, files: files, behavior: behavior(of: seed)),
      second: Phone(owner: .second, own: "Kate", other: "John", seed: seed))
    noteIdentifiers()
  }

  private mutating func noteIdentifiers() {
    for person in Participant.pair {
      for installation in phones[person].installations {
        identifiers[person, default: []].insert(installation.identities.local.uuidString)
        identifiers[person, default: []].formUnion(installation.identities.remotes.map(\.uuidString))
      }
    }
  }

  /// Applies an event, and names the law that it breaks.
  mutating func happen(_ event: TwoPhonesEvent<Pair.Action>) -> String? {
    let effects = phones.update(event)
    log.note(effects)
    noteIdentifiers()
    // No call is made when a process ends.
    if case .on(let person, .processEnded) = event { lives[person] = Life.none }
    for effect in effects {
      switch effect {
      case .called(let call):
        if call.style == .transcript {
          if !Self.callsOfBubbles.contains(call.call.name) { return "a live bubble had \(call)" }
        } else if let broken = lives[call.phone, default: .none].take(call) {
          return broken
        }
        if reads(call) { return "an identifier of the other phone in \(call)" }
      case .sent(let envelope):
        guard maySend(event, envelope.from) else { return "sent without Send" }
        onTheWay.append(envelope)
      default: break
      }
    }
    if let broken = arrival(event) { return broken }
    return state() ?? stickers() ?? liveBubbles() ?? itemsOfApps()
  }

  private static let callsOfBubbles = [
    "viewDidLoad", "willBecomeActive", "didBecomeActive", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "willResignActive", "didResignActive", "didFinishInserting", "didFinishSending",
  ]

  /// Every live bubble is on the screen of a phone of iOS 11 that has its extension: among the newest 20 items.
  private func liveBubbles() -> String? {
    for person in Participant.pair {
      let phone = phones[person]
      let live = phone.transcript.items.suffix(20).filter {
        $0.storedMessage.map { $0.layout?.isLive == true && phone.canRun($0.app) } == true
      }
      let wanted = phone.device.hasLiveBubbles && phone.screen != .elsewhere ? live.map(\.number) : []
      if phone.liveBubbles.keys.sorted() != wanted { return "live bubbles that are not on the screen, or too few" }
      if phone.liveBubbles.values.contains(where: { $0.running.style != .transcript }) { return "another style" }
    }
    return nil
  }

  /// Searching forward and back from the middle of the transcript finds the same items of apps as looking at all items.
  private func itemsOfApps() -> String? {
    for transcript in [phones.first.transcript, phones.second.transcript] {
      let (middle, all) = (transcript.nextNumber / 2, transcript.items.filter { $0.post?.app != nil })
      guard transcript.madeByApps(middle, isBefore: false).elementsEqual(all.filter { $0.number > middle }),
        transcript.madeByApps(middle, isBefore: true).elementsEqual(all.reversed().filter { $0.number < middle })
      else { return "an item of an app is not found, or one that is gone" }
    }
    return nil
  }

  /// Only the user sends: with Send, by dropping a sticker, and through an extension that they touched.
  private func maySend(_ event: TwoPhonesEvent<Pair.Action>, _ sender: Participant) -> Bool {
    switch event {
    case .on(sender, .pressedSend), .on(sender, .droppedSticker), .on(sender, .answeredComposer(isSent: true)): true
    default: phones[sender].behavior.contains(.sendsForExtensions)
    }
  }

  /// A sticker lies on the same bubble in the same place on both phones; a held sticker can be dropped.
  private func stickers() -> String? {
    for person in Participant.pair {
      let (phone, other) = (phones[person], phones[person.other])
      for sender in Participant.pair {
        let newest = phone.transcript.items.last { $0.sender == sender && $0.storedMessage != nil }
        if phone.transcript.newestBubble(of: sender) != newest { return "another newest bubble than the last one" }
      }
      if phone.heldSticker != nil, phone.openStyle != .compact { return "held where no bubble is" }
      var numbers: Set<Int> = Set(phone.transcript.items.map(\.number))
      for item in phone.transcript.items {
        for attached in item.stickers {
          if !numbers.insert(attached.number).inserted { return "a number of two things" }
          if attached.placed.item != item.address { return "a sticker on a bubble that it was not dropped on" }
          if item.post == nil { return "a sticker on no bubble" }
        }
        guard let there = other.transcript.position(of: item.address) else { continue }
        var sent = other.transcript.items[there].stickers.filter { $0.sender == person.other }.map(\.placed)[...]
        for placed in item.stickers.filter({ $0.sender == person.other }).map(\.placed) {
          guard let position = sent.firstIndex(of: placed) else {
            return "a sticker that is not there on the other phone"
          }
          sent = sent[(position + 1)...]
        }
      }
    }
    return nil
  }

  /// The laws of the state as it is now.
  private func state() -> String? {
    for person in Participant.pair {
      let phone = phones[person]
      let sessions = phone.transcript.items.compactMap { $0.storedMessage?.session }
      if Set(sessions).count != sessions.count { return "two bubbles of a session" }
      let numbers = phone.transcript.items.map(\.number)
      if numbers != numbers.sorted() || Set(numbers).count != numbers.count { return "items out of order" }
      if phone.inputField.staged.filter({ $0.storedMessage != nil }).count > 1 { return "two staged messages" }
      if phone.running != nil, lives[person] != .shown { return "open, but not shown" }
      if phone.running == nil, lives[person, default: .none] != .none { return "closed, but not resigned" }
      if let running = phone.running {
        if let browser = running.browser, browser.stickers.count != browser.visible.count {
          return "a browser with other stickers than those on the screen"
        }
        if !phone.canRun(running.app) { return "open, but not installed" }
        let readable = running.instance.panel.activeConversation.map(texts) ?? []
        if leaks(readable, to: person) { return "an identifier of the other phone in a conversation" }
      }
    }
    return nil
  }

  /// Whether a call gives an extension an identifier of the other phone.
  private func reads(_ logged: LoggedCall) -> Bool {
    switch logged.call {
    case .willSelect(let message), .didSelect(let message), .didReceive(let message), .didStartSending(let message),
      .didCancelSending(let message):
      leaks(texts(message), to: logged.phone)
    default: false
    }
  }

  /// Every text of a conversation that an extension can read.
  private func texts(_ conversation: Conversation) -> [String] {
    let people = [conversation.localParticipantIdentifier] + conversation.remoteParticipantIdentifiers
    return people.map(\.uuidString) + (conversation.selectedMessage.map(texts) ?? [])
  }

  /// Every text of a message that an extension can read.
  private func texts(_ message: Message) -> [String] {
    let sender = message.senderParticipantIdentifier?.uuidString
    return [sender, message.url, message.summaryText, message.accessibilityLabel, message.layout?.caption].compactMap {
      $0
    }
  }

  private func leaks(_ texts: [String], to person: Participant) -> Bool {
    texts.contains { text in
      identifiers[person.other, default: []].contains { identifier in text.uppercased().contains(identifier) }
    }
  }

  /// An arrival is the oldest envelope on its way, the same on both phones, and the last item from its sender.
  ///
  /// An item from its receiver may lie below it: from an extension that answers received messages.
  private mutating func arrival(_ event: TwoPhonesEvent<Pair.Action>) -> String? {
    let position: Int?
    switch event {
    case .mailArrived, .mailLost: position = onTheWay.indices.first
    case .oldestArrived(let sender): position = onTheWay.firstIndex { $0.from == sender }
    case .on: position = nil
    }
    guard let position else { return nil }
    let envelope = onTheWay.remove(at: position)
    guard event != .mailLost else { return nil }
    if case .placedSticker(let placed) = envelope.post {
      let transcript = phones[envelope.from.other].transcript
      guard let position = transcript.position(of: placed.item) else { return nil }
      let last = transcript.items[position].stickers.last
      return last?.placed == placed && last?.sender == envelope.from ? nil : "another sticker than was sent"
    }
    let received = phones[envelope.from.other].transcript.items.last { $0.sender == envelope.from }
    guard received?.post == envelope.post else { return "other mail than was sent" }
    let sent = phones[envelope.from].transcript.item(envelope.number)
    if let sent, let post = sent.post, post != envelope.post { return "what was sent is another thing now" }
    return sent == nil || sent?.delivery == .delivered ? nil : "delivered, and not noted"
  }
}

/// How far the life of the extension on a phone has come, by the calls it received.
enum Life: Equatable {
  case none
  case next(String)
  case shown

  private static let after = [
    "viewDidLoad": "willBecomeActive", "willBecomeActive": "didBecomeActive", "didBecomeActive": "viewWillAppear",
    "viewWillAppear": "viewDidAppear", "viewWillDisappear": "viewDidDisappear", "viewDidDisappear": "willResignActive",
    "willResignActive": "didResignActive", "willTransition": "didTransition", "willSelect": "didSelect",
  ]

  mutating func take(_ logged: LoggedCall) -> String? {
    let name = logged.call.name
    switch self {
    case .none: if name != "viewDidLoad" { return "\(name) on an extension that resigned" }
    case .next(let expected): if name != expected { return "\(name) in the place of \(expected)" }
    case .shown: if ["viewDidLoad", "willBecomeActive"].contains(name) { return "\(name) on an open extension" }
    }
    if let next = Self.after[name] {
      self = .next(next)
    } else {
      self = name == "didResignActive" ? .none : .shown
    }
    return nil
  }
}
