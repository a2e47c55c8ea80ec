// What the holder of a phone looks at: the focus, the apps, the held sticker, and how far the transcript is scrolled.

/// What the holder looks at; it begins anew when the phone changes hands.
struct PhoneSelection: Hashable, Sendable {
  /// The target the player focused outside the game's seat; `nil` for the next step.
  var chosenFocus: Target?

  /// Whether the apps of the phone are listed.
  var showsApps = false

  /// The place where the held sticker would lie.
  var aim: StickerAim?

  /// How far back the transcript is scrolled, in rows.
  var scrolledBack = 0

  /// The target that removes something, and was pressed once: it does so if it is pressed again at once.
  var deletes: Target?
}
