// The state of a game against the computer: the game, the list of keys, and a notice.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

/// The state of a game against the computer between two events.
package struct SoloState: Equatable, Sendable {
  /// The game.
  package internal(set) var solo: Solo

  /// The notice about the last event.
  package var notice: Notice?

  /// The list of keys over the screen.
  var keyList = KeyList()

  /// Whether animations are off: there is no timer, or the person does not want them.
  package var isStill = true

  /// The animation of the latest strike, while it runs.
  var flash: Flash?

  /// The replay that the person is watching.
  var replay: ReplayState?

  /// The language of all text on the screen.
  package var language = Language.english

  /// The random numbers for the person's ships.
  var generator: SplitMix64

  /// Creates the state; the seed is for the person's random ships.
  package init(_ solo: Solo, seed: UInt64) {
    self.solo = solo
    generator = SplitMix64(seed: seed)
  }

  /// The screen of this state.
  package func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    if let replay { return replay.speaking(language).drawn(size: size, widths: widths) }
    return SeatScreen(
      scene: solo.scene(in: language), naming: solo.seat.naming, notice: notice.map(sentence),
      helpScroll: keyList.scroll,
      keys: keys, language: language, flash: flash
    ).drawn(size: size, widths: widths)
  }

  private func sentence(_ notice: Notice) -> SafeText {
    notice == .notKept ? language.sentences.solo.notKept : notice.sentence(in: language)
  }

  /// The keys that have a meaning in a game against the computer.
  var keys: [(label: SafeText, text: SafeText)] {
    KeyTable.lines(
      in: language,
      of: KeyCommand.allCases.filter { !KeyCommand.ofPhones.union(KeyCommand.ofReplays).contains($0) && $0 != .copy })
  }
}

/// A side effect of a screen event; effects are performed in order.
package enum SoloScreenEffect: Hashable, Sendable {
  /// A side effect of the game.
  case solo(SoloEffect)
  /// Send ``AppEvent/awoke`` after this many milliseconds, unless another event comes first.
  case wake(afterMilliseconds: Int)
  /// Ring the bell of the terminal.
  case ring
  /// Redraw the whole screen from scratch.
  case redraw
  /// Leave the game, which is kept.
  case leave
}
