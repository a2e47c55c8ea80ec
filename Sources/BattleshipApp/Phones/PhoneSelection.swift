// The view state of a phone's holder: the focus, the apps, the held sticker, and the scroll position.

/// It is reset whenever the phone changes hands.
struct PhoneSelection: Hashable, Sendable {
  /// The target that the player focused outside the game's seat; nil for the next step.
  var chosenFocus: Target?

  var showsApps = false

  var aim: StickerAim?

  /// The scroll position, in rows from the end of the transcript.
  var scrolledBack = 0

  /// A target that removes something and was pressed once; pressing it again at once removes it.
  var deletes: Target?
}
