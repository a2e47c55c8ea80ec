// Notifications of Messages itself: when they appear, their texts, and the conversations that they open.

import HostTestSupport
import TestSupport
import Testing

@testable import MessagesHost
@testable import NotificationsHost

@Suite struct PhoneNotificationTests {
  /// Two phones; Kate's notifies, and she is not in the conversation.
  private var desk: Desk<Probe> = {
    var desk = Desk<Probe>()
    desk.on(.second, .notifications(.installed(.messages)), .leftConversation)
    return desk
  }()

  private let messages = NotifyingAppManifest.messages.identifier

  private mutating func say(_ text: String) {
    desk.on(.first, .tappedInputField, .edited(text), .pressedSend, .hidKeyboard)
    desk.deliver()
  }

  private var kate: Notifications { desk.phones.second.notifications }

  @Test mutating func `the notification of a message that comes in while the conversation is away names the sender`()
    throws
  {
    say("Hello")
    let notification = try #require(kate.list.first)
    #expect(kate.drawing(of: notification).title == "John")
    #expect(kate.drawing(of: notification).body == "Hello")
    #expect(kate.drawing(of: notification).buttons.map(\.action) == ["reply"])
    desk.on(.second, .notifications(.user(.tapped(notification.id))))
    #expect(desk.phones.second.screen == .transcript)
    #expect(desk.phones.second.transcript.items.map(\.delivery) == [.read])
    #expect(kate.list.isEmpty)
    #expect(kate.front == messages)
  }

  @Test mutating func `nothing is shown while the conversation is on the screen, or without Messages to notify`() {
    desk.on(.second, .enteredConversation)
    say("Hello")
    #expect(kate.list.isEmpty)
    #expect(
      desk.effects.contains { if case .notified(.notShown(_, .appDecided), .second) = $0 { true } else { false } })
    #expect(desk.phones.first.notifications == Notifications())
  }

  @Test mutating func `entering the conversation removes its notifications from the list`() {
    say("one")
    say("two")
    #expect(kate.list.count == 2)
    desk.on(.second, .enteredConversation)
    #expect(kate.list.isEmpty)
    #expect(kate.banner == nil)
  }

  @Test mutating func `a reply from the notification is sent, and the app stays in the background`() throws {
    say("Hello")
    desk.on(.second, .notifications(.user(.tappedAction("reply"))), .notifications(.user(.sentText("Hi John"))))
    desk.deliver()
    #expect(desk.transcript(.first) == ["#1 > Hello", "#2 < Hi John"])
    #expect(desk.phones.second.screen == .elsewhere)
    #expect(kate.front == nil)
    #expect(kate.uncompleted.isEmpty)
  }

  @Test mutating func `a locked phone shows it on the lock screen, and is unlocked before the conversation opens`()
    throws
  {
    desk.on(.second, .enteredConversation, .openedFromDrawer(Probe.manifest))
    desk.startLog()
    desk.on(.second, .notifications(.locked))
    #expect(desk.calls.count == 4, "the extension resigns")
    desk.on(.second, .enteredConversation)
    #expect(desk.effects == [.notified(.ignored(.phoneLocked), on: .second)])
    say("Hello")
    #expect(
      desk.effects.contains { if case .notified(.shown(_, _, .lockScreen), .second) = $0 { true } else { false } })
    let notification = try #require(kate.list.first)
    desk.on(.second, .notifications(.user(.tapped(notification.id))))
    #expect(desk.phones.second.screen == .elsewhere)
    desk.on(.second, .notifications(.unlocked))
    #expect(desk.phones.second.screen == .transcript)
  }

  @Test mutating func `the notification of a bubble is replaced by that of the session's next one`() {
    desk.send(Draft(caption: "one", summary: "$me fired", session: .new))
    desk.send(Draft(caption: "alone"))
    desk.on(.first, .closedPanel, .tappedItem(1), .tappedChevron)
    desk.send(Draft(caption: "two", session: .selected))
    #expect(kate.list.map(\.request.content.body) == ["two", "alone"])
    #expect(kate.list.last?.request.content.title == "John")
  }

  @Test mutating func `another app that is opened closes the conversation`() {
    let game = NotifyingAppManifest(identifier: "com.example.game", displayName: "Game")
    desk.on(
      .second, .enteredConversation, .notifications(.installed(game)), .notifications(.openedApp(game.identifier)))
    #expect(desk.phones.second.screen == .elsewhere)
    desk.on(.second, .notifications(.openedApp(messages)))
    #expect(desk.phones.second.screen == .transcript)
    desk.on(.second, .notifications(.leftApp))
    #expect(desk.phones.second.screen == .elsewhere)
  }

  @Test func `each message gets one notification, with names and without identifiers`() {
    var shown = 0
    forAll("the laws of a conversation that notifies", count: conversations(1_000)) { chance in
      var watch = ConversationWatch(seed: chance.next())
      for _ in 0..<chance.number(10...40) {
        for event in chance.notifyingEvents(for: watch.phones) {
          guard let broken = watch.happen(event) else { continue }
          Issue.record("\(broken) after \(event)")
          return false
        }
      }
      shown += watch.shown
      return true
    }
    print("notified of: \(shown)")
    #expect(shown > 300)
  }
}

/// Two phones that notify, whose laws are checked after every event.
private struct ConversationWatch {
  var phones: TwoPhones<Pair>
  var shown = 0
  private var identifiers: Set<String> = []

  init(seed: UInt64) {
    phones = TwoPhones(firstName: "John", secondName: "Kate", seed: seed)
    for person in [Participant.first, .second] { phones.update(.on(person, .notifications(.installed(.messages)))) }
  }

  mutating func happen(_ event: TwoPhonesEvent<Pair.Action>) -> String? {
    let effects = phones.update(event)
    for person in [Participant.first, .second] {
      for installation in phones[person].installations {
        let known = [person, person.other].map { installation.identities.identifier(of: $0, owner: person) }
        identifiers.formUnion(known.map(\.uuidString))
      }
    }
    var ends: [Participant: Int] = [:]
    for case .notified(let effect, let person) in effects {
      switch effect {
      case .shown(let notification, _, _):
        shown += 1
        ends[person, default: 0] += 1
        if phones[person].screen != .elsewhere { return "shown over the conversation" }
        let content = notification.request.content
        if content.title != phones[person].contacts.name(of: person.other) { return "under a wrong name" }
        if names(content.body.uppercased()) { return "an identifier in a notification" }
      case .notShown: ends[person, default: 0] += 1
      default: break
      }
    }
    let arrived = effects.contains { if case .notified(.answered(.added(_, nil), _), _) = $0 { true } else { false } }
    if ends.values.reduce(0, +) != (arrived ? 1 : 0) { return "a message is notified of twice, or not at all" }
    for person in [Participant.first, .second] {
      let phone = phones[person]
      let isInFront = phone.notifications.front == NotifyingAppManifest.messages.identifier
      if (phone.screen != .elsewhere) != isInFront { return "the conversation is not what is in front" }
      if phone.notifications.isLocked, phone.screen != .elsewhere { return "a conversation on a locked phone" }
    }
    return nil
  }

  private func names(_ text: String) -> Bool { identifiers.contains { text.contains($0) } }
}

extension Chance {
  /// An event of a conversation or of a phone's notifications, or a text that is written and sent.
  fileprivate mutating func notifyingEvents(for phones: TwoPhones<Pair>) -> [TwoPhonesEvent<Pair.Action>] {
    let person = one(of: [Participant.first, .second])
    let id = phones[person].notifications.list.first?.id ?? NotificationID(app: "none", identifier: "none")
    let happened: [NotificationEvent] = [
      .locked, .unlocked, .leftApp, .timePassed(milliseconds: 3_000), .user(.tapped(id)), .user(.pressed(id)),
      .user(.tappedAction("reply")), .user(.sentText(text())), .user(.tappedClear(id)),
      .openedApp(NotifyingAppManifest.messages.identifier),
    ]
    switch number(1...6) {
    case 1: return [event(for: phones)]
    case 2: return [.mailArrived]
    case 3: return [.on(person, one(of: [.enteredConversation, .leftConversation, .leftConversation]))]
    case 4...5: return [.on(person, .notifications(one(of: happened)))]
    default: return [.on(person, .tappedInputField), .on(person, .edited(text() + "!")), .on(person, .pressedSend)]
    }
  }
}
