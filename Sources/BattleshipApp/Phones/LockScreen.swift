// The locked phone, while the keyboard of the two phones changes hands.

import MessagesHost

package struct LockScreen: Hashable, Sendable {
  /// The person who unlocks the phone.
  package let owner: Participant

  package let time: ClockTime

  /// The text of the notification as the owner sees it; empty if there is none.
  package let notification: String

  /// Whether the keyboard is still changing hands.
  ///
  /// Until it has, the phone shows whose turn it is to take the keyboard, shows no buttons, and ignores every key but
  /// quit: the sender's second Enter must not show the owner's ships.
  package internal(set) var isDeaf = true

  var answer: LockAnswer?
}

enum LockAnswer: Hashable, Sendable {
  case reply(String)
  case shot(String, isRefused: Bool)

  var text: String {
    get {
      switch self {
      case .reply(let text), .shot(let text, _): text
      }
    }
    set {
      switch self {
      case .reply: self = .reply(newValue)
      case .shot: self = .shot(newValue, isRefused: false)
      }
    }
  }
}
