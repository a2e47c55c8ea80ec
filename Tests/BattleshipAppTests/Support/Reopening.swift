// The parts that a saved conversation must restore: everything that a person sees or has begun, compared one by one.

import MessagesHost
import TestSupport

@testable import BattleshipApp

struct Visible: Equatable {
  struct Phone: Equatable {
    let items: [String]
    let draft: PhoneDraft
    let apps: [Manifest]
    let recent: [RecentSticker]
    let stored: [String: String]
  }

  let phones: [Participant: Phone]
  let next: Participant
  let wins: [Participant: Int]
  let notification: String

  init(_ state: PhonesScreen) {
    next = state.lock?.owner ?? state.holder
    phones = Dictionary(uniqueKeysWithValues: state.people.map { ($0, Phone($0, state)) })
    wins = state.history.wins
    notification = state.owner == nil ? state.notification(for: next) : ""
  }
}

extension Visible.Phone {
  init(_ person: Participant, _ state: PhonesScreen) {
    let phone = state.phones[person]
    items = phone.transcript.items.map { item in
      let stickers = item.stickers.map { "\($0.number) \($0.sender) \($0.placed)" }
      return "\(item.number) \(item.sender) \(item.content) \(stickers)"
    }
    (draft, apps, recent) = (state.draft(of: person), phone.installed, phone.recentStickers)
    let storage = phone.storage(of: BattleshipExtension.manifest)
    let keys = storage?.keys.filter { $0 != "newest" } ?? []
    stored = Dictionary(uniqueKeysWithValues: keys.map { ($0, storage?[$0] ?? "") })
  }
}

extension Sitting {
  func reopened() throws -> PhonesScreen { try .reopened(kept) }

  /// Reopened from its lines, after the keyboard changed hands.
  func again() throws -> Sitting {
    var sitting = self
    sitting.state = try reopened()
    sitting.takeTheKeyboard()
    return sitting
  }
}

extension PhonesScreen {
  /// Whether the notice is shown at the beginning.
  func says(_ notice: Notice) -> Bool { beginning.contains(.say(notice)) }

  static func reopened(_ lines: some Sequence<String>) throws(ConversationError) -> PhonesScreen {
    try ConversationReader.open(lines, at: ClockTime(hour: 9, minute: 26))
  }
}

extension [ScreenEffect] {
  /// The lines to be saved among these effects.
  var kept: [String] {
    compactMap {
      switch $0 {
      case .keep(let line), .keepSoon(let line): line.text
      default: nil
      }
    }
  }
}
