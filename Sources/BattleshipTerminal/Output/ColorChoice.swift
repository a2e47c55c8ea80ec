// Whether to use colours: by the command line, then by the environment, then by the terminal's capabilities.

import BattleshipFrame

package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Colours if the screen has some, unless the environment says otherwise.
  case auto
  /// Colours if the screen has some, whatever the environment says.
  case always
  case never
}

extension ColorDepth {
  /// The depth to use on a terminal that claims to have this many colours.
  ///
  /// With `auto`, a `NO_COLOR` that is not empty turns colours off, and a `CLICOLOR_FORCE` that is neither empty nor
  /// `0` turns them on again. `always` overrides both.
  package init(
    _ choice: ColorChoice, terminalColors: Int, isDirect: Bool = false, noColor: String?, forceColor: String?
  ) {
    let isOff = !(noColor ?? "").isEmpty
    let isForced = !["", "0"].contains(forceColor ?? "")
    guard choice == .always || choice == .auto && (!isOff || isForced) else {
      self = .none
      return
    }
    switch terminalColors {
    case 256: self = .palette256
    // Above 256, all numbers but the first eight are mixed colours; they are RGB only if the terminal says so.
    case 257...: self = isDirect ? .rgb : .eight
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }
}
