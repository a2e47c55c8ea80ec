// The names of the colour themes; their colours are in BattleshipFrame.

package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Hits red and misses white, like the pegs of the boxed game.
  case pegs
  /// Hits green and misses red, as in the original demo.
  case demo
  /// Colours that also differ with protanopia, deuteranopia or tritanopia.
  case safe
  /// Dark letters on a light background.
  case light
  /// No colours.
  case mono
}
