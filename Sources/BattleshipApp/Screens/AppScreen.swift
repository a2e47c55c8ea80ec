// A screen of the program as a value: events go in, effects and a drawing come out.

import BattleshipFrame
import BattleshipPlay

/// What every screen of the program can do.
package protocol AppScreen: Equatable, Sendable {
  /// Applies an event.
  mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect]

  /// The screen as it is now.
  func drawn(in environment: ScreenEnvironment) -> DrawnScreen
}

/// What all screens share: the terminal, the language, the time, and the current notice and animation.
package struct ScreenEnvironment: Sendable {
  /// The size of the terminal.
  package var size: Size

  package var widths: CharacterWidth

  /// The language of all text on the screen.
  package var language: Language

  /// The time of the day.
  package var time: ClockTime

  /// A random number from the system, a new one for each event.
  package var seed: UInt64

  /// Whether animations are off: the person does not want them, or the line is slow.
  package var isStill: Bool

  /// How many colours the terminal shows.
  package var depth: ColorDepth

  /// The theme of the colours.
  package var theme: Theme

  /// The notice about the last event.
  package var notice: Notice?

  /// The fewest shots with which the player has won, if that is known for the duel that has just ended.
  package var best: BestOfPlayer?

  /// The animation of the latest strike, while it runs.
  var flash: Flash?

  /// Creates an environment without a notice.
  package init(
    size: Size, widths: CharacterWidth, language: Language = .english, time: ClockTime, seed: UInt64,
    isStill: Bool = true, depth: ColorDepth = .palette256, theme: Theme = .pegs
  ) {
    (self.size, self.widths, self.language, self.time, self.seed) = (size, widths, language, time, seed)
    (self.isStill, self.depth, self.theme) = (isStill, depth, theme)
  }

  /// The sentence of the notice, if there is one.
  var noticeSentence: SafeText? { notice?.sentence(in: language) }
}
