// The options for the look of the screen, which most commands take.

import BattleshipPlay
import BattleshipTerminal

struct LookOptions: Equatable {
  let isASCII: Bool
  let isInLines: Bool
  let color: ColorChoice
  let theme: Theme?
  /// Whether an option forbids animations; so may the environment, see ``mayMove``.
  let isStill: Bool
  let isQuiet: Bool

  init(_ given: GivenOptions) throws(OptionError) {
    isStill = given.has(.still)
    isQuiet = given.has(.quiet)
    isASCII = given.has(.ascii)
    isInLines = given.has(.lines)
    let last = given.options.last { [.color, .noColor].contains($0.option) }?.option
    let color: ColorChoice? = try given.choice(.color)
    self.color = last == .noColor ? .never : color ?? .auto
    theme = try given.choice(.theme)
  }
}

extension LookOptions {
  var shownTheme: Theme { theme ?? SettingsFile.last?.theme ?? .pegs }

  /// An empty `NO_MOTION` does not forbid animations.
  var mayMove: Bool { !isStill && Path(variable: "NO_MOTION").map { $0.bytes.isEmpty } ?? true }
}
