// What a screen knows of the terminal and of the moment: its size, the language, the time, the last notice.

import BattleshipFrame
import BattleshipPlay

package struct ScreenEnvironment: Sendable {
  package var size: Size
  package var widths: CharacterWidth
  package var language: Language
  package var time: ClockTime

  /// From the system, a new number for each event.
  package var seed: UInt64

  /// Whether animations are off, because the person does not want them or the line is slow.
  package var isStill: Bool

  package var depth: ColorDepth
  package var theme: Theme
  package var notice: Notice?
  package var best: BestOfPlayer?
  var flash: Flash?

  /// Of the screen that the next event is for; nil if it was not drawn.
  package var layout: DrawnScreen.Layout?

  /// Whether there is no other board to go to.
  var showsBothBoards: Bool { layout?.showsOneBoard == false }

  package init(
    size: Size, widths: CharacterWidth, language: Language = .english, time: ClockTime, seed: UInt64,
    isStill: Bool = true, depth: ColorDepth = .palette256, theme: Theme = .pegs
  ) {
    self.size = size
    self.widths = widths
    self.language = language
    self.time = time
    self.seed = seed
    self.isStill = isStill
    self.depth = depth
    self.theme = theme
  }

  /// Whether the result of a board of the day can be shown in squares.
  package var showsSquares: Bool { (["🟦", "🟥", "💥"] as [Unicode.Scalar]).allSatisfy { widths[$0] != nil } }

  package var noticeSentence: SafeText? { notice?.sentence(in: language) }
}
