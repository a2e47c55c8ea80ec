// The options for the look of the screen, which most commands take.

import BattleshipPlay
import BattleshipTerminal

/// The options for the look of the screen.
struct LookOptions: Equatable {
  let isASCII: Bool
  /// Whether the game is played in lines, without a screen.
  let isInLines: Bool
  let color: ColorChoice
  /// The theme that was asked for; `nil` for the one of the settings.
  let theme: Theme?
  /// Whether `--still` forbids animations; the environment may forbid them too.
  let isStill: Bool
  /// Whether `--quiet` forbids the bell.
  let isQuiet: Bool

  init(_ given: GivenOptions) throws(OptionError) {
    (isStill, isQuiet) = (given.has(.still), given.has(.quiet))
    (isASCII, isInLines) = (given.has(.ascii), given.has(.lines))
    let last = given.options.last { [.color, .noColor].contains($0.option) }?.option
    let color = try given.value(.color, expected: .colorChoice, ColorChoice.init(rawValue:))
    self.color = last == .noColor ? .never : color ?? .auto
    theme = try given.value(.theme, expected: .theme, Theme.init(rawValue:))
  }
}

extension LookOptions {
  /// The theme that was asked for, or the one that was chosen on the title.
  var shownTheme: Theme { theme ?? SettingsFile.last?.theme ?? .pegs }

  /// Whether animations are allowed by both the option and `NO_MOTION`.
  var mayMove: Bool { !isStill && Path(variable: "NO_MOTION").map { $0.bytes.isEmpty } ?? true }
}
