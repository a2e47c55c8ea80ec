// Who holds the keyboard of the two phones, and the locked phone while it changes hands.

import MessagesHost

/// The keyboard, which belongs to one phone at a time.
struct Keyboard: Hashable, Sendable {
  /// The person whose phone the terminal shows.
  var holder = Participant.first

  /// The lock screen with its notification; `nil` if the phone is unlocked.
  var lock: LockScreen?

  /// Whether something was copied since the phone was unlocked.
  var hasCopied = false
}

/// A locked phone and the notification on it.
package struct LockScreen: Hashable, Sendable {
  /// The person who unlocks it.
  package let owner: Participant

  /// When it was locked.
  package let time: ClockTime

  /// The text of the notification as the owner sees it; empty without one.
  package let notification: String

  /// Whether the keyboard is still changing hands.
  ///
  /// The phone then says who should take the keyboard and shows no buttons, and no key does anything but quit: the
  /// sender's second Enter must not show the owner's ships.
  package internal(set) var isChangingHands = true

  /// The answer being typed.
  var answer: LockAnswer?

  /// How long the phone obeys no key but quit after it was locked, in milliseconds.
  static let passing = 700
}

/// An answer being typed on a locked phone.
enum LockAnswer: Hashable, Sendable {
  /// A text to send.
  case reply(String)
  /// The name of a cell to fire at, and whether this text was refused.
  case shot(String, isRefused: Bool)

  /// What was typed so far.
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
