// What the holder of a phone looks at: the focus, the apps, the held sticker, and how far the transcript is scrolled.

/// A new one begins whenever the phone changes hands.
struct PhoneSelection: Hashable, Sendable {
  /// The target that the player focused outside the game's seat; `nil` for the next step.
  var chosenFocus: Target?

  var showsApps = false
  var aim: StickerAim?

  /// In rows from the end of the transcript.
  var scrolledBack = 0

  /// A target that removes something and was pressed once; pressing it again at once removes it.
  var deletes: Target?
}
