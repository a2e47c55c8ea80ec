// Rebuilds a conversation from its posts, receives new ones, and locks the phone for the person to move.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  init(empty head: ConversationHead, packs: [AppBundle] = []) {
    self.init(
      emptyWith: head.firstName, secondName: head.secondName, game: head.game, packs: packs, seed: head.seed)
    if case .own(let person, let number, _) = head.ownership {
      shared = SharedTerminal(owner: person)
      holder = person
      (history.identity, history.book) = (number, PostBook(of: person))
    } else {
      for person in Participant.pair { _ = phones.update(.on(person, .leftConversation)) }
    }
  }

  /// Adds an earlier post from its line; returns false if it cannot follow the posts before it.
  mutating func add(_ envelope: Envelope, saidBy line: [UInt8], isSeen: Bool) -> Bool {
    let isAdded = if let owner { phones.add(envelope, on: owner) } else { phones.add(envelope, isSeen: isSeen) }
    guard isAdded else { return false }
    history.add(envelope, saidBy: line[...])
    if let url = envelope.post.storedMessage?.url, Self.mayEnd(url), let content = MessageContent(in: url) {
      _ = count(content, of: envelope)
    }
    return true
  }

  /// Whether a message could end a game, judged without parsing: a finished hunt, an opened seal, or any escape.
  private static func mayEnd(_ url: String) -> Bool {
    let bytes = url.utf8
    return bytes.indices.contains { index in
      switch bytes[index] {
      case UInt8(ascii: "%"): true
      case UInt8(ascii: "I"): bytes[index...].starts(with: isComplete)
      case UInt8(ascii: "O"): bytes[index...].starts(with: opens)
      default: false
      }
    }
  }

  private static let isComplete = Array("\(MessageItem.isComplete)=1".utf8)
  private static let opens = Array("\(MessageItem.open)=".utf8)

  package mutating func receive(_ envelope: Envelope, saidBy line: ArraySlice<UInt8>, at time: ClockTime)
    -> [ScreenEffect]
  {
    history.firstSent = history.firstSent ?? FirstSent(time: time, itemsBefore: itemCounts)
    let counted = history.add(new: envelope, saidBy: line).map { count($0, of: envelope) } ?? []
    history.log.note(phones.update(.on(holder, .received(envelope))))
    // An open duel updates itself; for any other message, say that one came.
    let isShown =
      phone.running.map { $0.style != .expanded || $0.instance.openURL == envelope.post.storedMessage?.url } ?? true
    return keeping(counted + (isShown ? [] : [.say(.messageCame)]) + [.ring])
  }

  /// The text in the holder's input field.
  package var typedText: String { phone.inputField.text }

  /// Continues where the holder was before the same conversation was read again. Letters typed since the stored text
  /// follow the text that was read.
  package mutating func goOn(from before: PhonesScreen, saved: String) -> [ScreenEffect] {
    shared?.invitation = before.shared?.invitation
    showsCalls = before.showsCalls
    if before.phone.screen == .keyboard, phone.screen != .keyboard {
      history.log.note(phones.update(.on(holder, .tappedInputField)))
    }
    (selection.chosenFocus, selection.scrolledBack) = (before.selection.chosenFocus, before.selection.scrolledBack)
    if let cursor = before.seat?.cursor, Seat.haveSameTask(before.seat, seat) { applyTransient(.pointed(cursor)) }
    let typed = before.typedText
    guard typed != saved else { return [] }
    let text = typed.hasPrefix(saved) ? typedText + typed.dropFirst(saved.count) : typed
    return keeping(handle(holder, .edited(text)))
  }

  /// Opening an item counts as opening everything before it.
  mutating func note(seen address: ItemAddress, by person: Participant) {
    guard address.sender != person, address.number > history.seen[person]?.number ?? 0 else { return }
    history.seen[person] = address
  }

  func hasSeen(_ item: Transcript.Item, _ person: Participant) -> Bool {
    item.origin <= history.seen[person]?.number ?? 0
  }

  mutating func lockAgain(at time: ClockTime) {
    lock = LockScreen(owner: holder, time: time, notification: notification(for: holder))
  }
}

extension PhonesScreen {
  package var activity: ConversationLine.Activity {
    guard let seat else { return .nothing }
    return seat.placing != nil ? .hiding : seat.hunting != nil || seat.aiming != nil ? .aiming : .nothing
  }
}
