// Whether there are colours: what was asked for on the command line, then in the environment, then what the screen has.

/// What somebody asked for: `--color=auto`, `always` or `never`.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// Colours where the screen has some, unless the environment says otherwise.
  case auto
  /// Colours where the screen has some, whatever the environment says.
  case always
  /// No colours.
  case never
}

/// How many colours there are.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: looks differ in boldness and the like alone.
  case none
  /// Eight, as on a console.
  case eight
  /// The same eight and brighter ones.
  case sixteen
  /// 256, which have fixed places.
  case many
  /// All of them, each by its light.
  case all

  /// How many colours to use of the ones that a terminal says it has.
  ///
  /// `NO_COLOR` that is not empty takes them away and `CLICOLOR_FORCE` that is neither empty nor `0` gives them back,
  /// as far as nothing was asked for; `always` is louder than both.
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
    case 256: self = .many
    // Beyond 256 the numbers are mixed colours, all but the first eight; the terminal says whether by their light.
    case 257...: self = isDirect ? .all : .eight
    case 16...: self = .sixteen
    case 8...: self = .eight
    default: self = .none
    }
  }
}
