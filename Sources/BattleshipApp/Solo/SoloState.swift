// A game against the computer on a screen: the game itself, the list of keys, and a notice.

import BattleshipCore
import BattleshipPlay

/// A game against the computer between two events.
public struct SoloState: Equatable, Sendable {
  /// The game.
  public internal(set) var solo: Solo

  /// What is to be said about the last event.
  public var notice: Notice?

  /// The list of keys, while it lies over the screen.
  var keyList = KeyList()

  /// Whether nothing moves, because nobody wakes the screen or the person wants none of it.
  public var isStill = true

  /// What has just been struck, while that is shown.
  var flash: Flash?

  /// The game shown once more, while somebody watches that.
  var replay: ReplayState?

  /// The language in which everything is said.
  public var language = Language.english

  /// Where the person's random ships come from.
  var generator: SplitMix64

  /// A game on a screen; the seed is for the person's random ships.
  public init(_ solo: Solo, seed: UInt64) {
    self.solo = solo
    generator = SplitMix64(seed: seed)
  }

  /// The screen of this state.
  public func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    if let replay { return replay.speaking(language).drawn(size: size, widths: widths) }
    return SeatScreen(
      scene: solo.scene(in: language), naming: solo.seat.naming, notice: notice.map(sentence),
      helpScroll: keyList.scroll,
      keys: keys, language: language, flash: flash
    ).drawn(size: size, widths: widths)
  }

  private func sentence(_ notice: Notice) -> SafeText {
    notice == .notKept ? language.solo.notKept : notice.sentence(in: language)
  }

  /// The keys that do something in a game against the computer.
  var keys: [(label: SafeText, text: SafeText)] {
    KeyTable.lines(
      in: language,
      of: KeyCommand.allCases.filter { !KeyCommand.ofPhones.union(KeyCommand.ofReplays).contains($0) && $0 != .copy })
  }
}

/// What follows from an event on the screen, for the outside to do in this order.
public enum SoloScreenEffect: Hashable, Sendable {
  /// What follows from the game.
  case solo(SoloEffect)
  /// Hand ``AppEvent/awoke`` back after so many milliseconds, unless another event comes first.
  case wake(afterMilliseconds: Int)
  /// Ring the bell of the terminal.
  case ring
  /// Draw the whole screen anew.
  case redraw
  /// Leave the game, which is kept.
  case leave
}
