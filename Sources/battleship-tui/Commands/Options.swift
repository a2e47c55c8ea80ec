// The options and operands of a command, all parsed and checked before it does anything.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

struct Options: Equatable {
  let command: Command
  /// The options without a value.
  private let flags: Set<Option>

  /// nil without an operand.
  let operand: URLSource?
  let cells: [Cell]
  let ships: ShipSource

  /// nil if no option names a game.
  let game: ChosenGame?
  let givesVolley: Bool
  let names: PlayerNames?
  let level: ComputerPlayer.Level?
  let seed: UInt64?
  let date: CalendarDate?
  let base: MessageURLBase?

  /// The file that two terminals share, and the owner of this terminal.
  let conversation: Path?
  let person: String?
  let apps: Path?
  let trace: Path?

  /// How a live game is connected; nil for other games.
  let live: LiveWay?

  let player: PlayerOptions
  let language: Language?
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    command = given.command
    flags = Set(given.options.map(\.option).filter { $0.entry.value == nil })
    operand = given.operands.first.map { $0 == "-" ? .standardInput : .argument($0) }
    game = try given.game()
    givesVolley = given.has(.volley)
    names = try given.value(.names, expected: .names) { PlayerNames(typed: $0) }
    level = try given.choice(.level)
    seed = try given.seed()
    base = try given.base()
    date = try given.date()
    conversation = given.path(.conversation)
    person = try given.text(.asName)
    apps = given.path(.apps)
    trace = given.path(.trace)
    live = try given.live()
    player = PlayerOptions(key: given.path(.key), name: try given.ownName(), insists: given.has(.anyway))
    language = try given.choice(.language)
    look = try LookOptions(given)
    let named = try given.text(.ships)
    ships = given.has(.random) ? .random : named.map { .named($0) } ?? .onScreen
    if command == .shoot, given.has(.auto), given.operands.count > 1 {
      throw .unexpectedArgument(given.operands[1])
    }
    cells = try given.cells()
    try check(given)
  }

  /// Options that exclude each other.
  private static let alternatives: [(Option, Option)] = [
    (.ships, .random), (.ships, .seed), (.exportKey, .importKey), (.new, .conversation), (.apps, .conversation),
    (.lines, .conversation), (.seed, .conversation), (.hunt, .volley), (.listen, .connect), (.listen, .via),
    (.connect, .via),
  ]

  /// Options that are valid only with another one.
  private static let companions: [(option: Option, needs: Option, for: Command)] = [
    (.conversation, .asName, .play), (.asName, .conversation, .play), (.level, .auto, .shoot),
    (.yes, .exportKey, .key), (.volley, .duel, .play), (.address, .listen, .duel),
    (.address, .listen, .open),
  ]

  private func check(_ given: GivenOptions) throws(OptionError) {
    for (one, other) in Self.alternatives where given.has(one) && given.has(other) { throw .either(one, other) }
    for (option, needed, command) in Self.companions where command == self.command {
      if given.has(option), !given.has(needed) { throw .requires(option, needed) }
    }
    if command == .open, operand == nil, live == nil { throw .missingOperands(.open) }
    if command == .key, !has(.exportKey), !has(.importKey) { throw .oneOf(.exportKey, .importKey, for: .key) }
    // `join` has no screen; `open` joins on a screen.
    if command == .join, ships == .onScreen { throw .oneOf(.ships, .random, for: .join) }
    if operand == .standardInput, ships == .named("-") { throw .bothOnInput }
  }
}

extension Options {
  func has(_ flag: Option) -> Bool { flags.contains(flag) }

  /// The URL of a command that takes one.
  var url: URLSource {
    guard let operand else { preconditionFailure("the number of operands was checked") }
    return operand
  }

  /// Whether a name was never chosen for duels, and can be asked for on a screen.
  var asksName: Bool {
    operand == nil && !look.isInLines && player == .own && SettingsFile.last?.ownName == nil
  }

  /// The rules of a hunt.
  var rules: Rules { game?.rules ?? .messages }

  /// The terms of a duel.
  var terms: Terms { if case .duel(let terms)? = game { terms } else { Terms(on: .classic) } }
}

enum URLSource: Equatable {
  case argument(String)
  case standardInput
}

enum ShipSource: Equatable {
  case onScreen
  /// Names such as `A1,C3`; `-` means the first line of standard input.
  case named(String)
  case random
}

/// The player's key and name, and whether they answer a message in spite of a warning.
struct PlayerOptions: Equatable {
  let key: Path?
  /// nil if none was given; then the last one on the title is used.
  let name: OwnName?
  let insists: Bool

  static let own = PlayerOptions(key: nil, name: nil, insists: false)

  var ownName: Duel.Name? { (name ?? SettingsFile.last?.ownName)?.name }
}
