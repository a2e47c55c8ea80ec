// The unsent work on a person's phone: ships, shots, a text, a staged message, and the open message.

import BattleshipCore
import BattleshipPlay
import MessagesHost

package struct PhoneDraft: Hashable, Sendable {
  package struct OpenPanel: Hashable, Sendable {
    let style: PresentationStyle
    /// The message that is open in the panel; nil if it was opened from the drawer.
    let message: ItemAddress?
    let seat: SeatDraft
  }

  /// The number of the person's last post; a later post voids the draft.
  let lastPost: Int

  /// The newest item from the other person that was opened.
  let seen: ItemAddress?

  let panel: OpenPanel?
  package let text: String
  let staged: [Post]

  /// Whether the drafts differ in more than the text, which may be written a little later.
  func isMore(than other: PhoneDraft) -> Bool {
    (lastPost, seen, panel, staged) != (other.lastPost, other.seen, other.panel, other.staged)
  }

  private var work: SeatDraft? { panel.flatMap { $0.seat.isEmpty ? nil : $0.seat } }

  var isEmpty: Bool { text.isEmpty && staged.isEmpty && work == nil }
}

extension SeatDraft {
  var isEmpty: Bool { placement.draft.ships.isEmpty && placement.beforeLastStep == nil && answer == nil }
}

extension PhonesScreen {
  func draft(of person: Participant) -> PhoneDraft {
    let phone = phones[person]
    return PhoneDraft(
      lastPost: history.lastPosts[person, default: 0], seen: history.seen[person], panel: panel(of: phone),
      text: phone.inputField.text, staged: phone.inputField.staged)
  }

  private func panel(of phone: Phone<BattleshipExtension>) -> PhoneDraft.OpenPanel? {
    guard let running = phone.running else { return nil }
    let instance = running.instance
    guard let message = instance.message else {
      return PhoneDraft.OpenPanel(style: running.style, message: nil, seat: instance.seat.draft)
    }
    let bubble =
      message.session.flatMap { phone.transcript.bubble(of: $0, from: running.app) }
      ?? running.selection?.item.flatMap { phone.transcript.item($0) }
    // A message that a later one replaced cannot be opened again.
    guard let bubble, bubble.storedMessage?.url == message.url else { return nil }
    return PhoneDraft.OpenPanel(style: running.style, message: bubble.address, seat: instance.seat.draft)
  }

  /// Returns whether the draft fits the conversation.
  mutating func restore(_ draft: PhoneDraft, of person: Participant) -> Bool {
    let lastPost = history.lastPosts[person, default: 0]
    guard draft.lastPost <= lastPost else { return false }
    if let address = draft.seen { note(seen: address, by: person) }
    // A later post has sent the staged message or the shots.
    guard draft.lastPost == lastPost else { return true }
    guard phones.restore(person, { $0.stage(draft.staged, text: draft.text) }) else { return false }
    guard let panel = draft.panel, phones[person].screen != .elsewhere else { return true }
    if let address = panel.message {
      guard let number = phones[person].number(of: address) else { return false }
      history.log.note(phones.update(.on(person, .tappedItem(number))))
      if panel.style == .compact { history.log.note(phones.update(.on(person, .tappedChevron))) }
    } else {
      history.log.note(phones.update(.on(person, .openedFromDrawer(BattleshipExtension.manifest))))
      if panel.style == .expanded { history.log.note(phones.update(.on(person, .tappedChevron))) }
    }
    history.log.note(phones.update(.on(person, .acted(.atSeat(.resumed(panel.seat))))))
    return phones[person].running?.instance.seat.draft == panel.seat
  }
}
