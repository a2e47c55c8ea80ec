// Who holds the keyboard of the two phones, and the lock while it changes hands.

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
