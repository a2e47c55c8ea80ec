// What is asked of the commands that take or make one message: the message, the ships, the key, and what is printed.

import BattleshipCore
import BattleshipPlayers

/// Where the ships are hidden.
enum Placement: Equatable {
  /// On a screen.
  case onScreen
  /// Where this text says; `-` stands for the first line of standard input.
  case named(String)
  /// At random.
  case random

  init(_ given: GivenOptions) throws(OptionError) {
    try given.exclude(.ships, .random)
    if let ships = try given.text(.ships) {
      self = .named(ships)
    } else {
      self = given.has(.random) ? .random : .onScreen
    }
  }
}

/// The options of `new`.
struct NewOptions: Equatable {
  let rules: Rules
  let placement: Placement
  let seed: UInt64?
  let base: MessageURLBase?
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    rules = try given.rules() ?? .messages
    placement = try Placement(given)
    seed = try given.seed()
    base = try given.base()
    look = try LookOptions(given)
    try given.exclude(.ships, .seed)
  }
}

/// The options of `open`.
struct OpenOptions: Equatable {
  let url: URLSource
  let duels: DuelOptions.Player
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    (url, duels, look) = (try given.url(), DuelOptions.Player(given), try LookOptions(given))
  }
}

/// The options of `shoot`.
struct ShootOptions: Equatable {
  /// Who chooses the cells.
  enum Aim: Equatable {
    /// The person, who named them.
    case cells([Cell])
    /// The computer, which thinks like this.
    case computer(ComputerPlayer.Level)
  }

  let url: URLSource
  let aim: Aim
  let duels: DuelOptions.Player

  init(_ given: GivenOptions) throws(OptionError) {
    (url, duels) = (try given.url(), DuelOptions.Player(given))
    guard given.has(.auto) else {
      if given.has(.level) { throw .together(.level, .auto) }
      aim = .cells(try given.cells())
      return
    }
    if given.operands.count > 1 { throw .unexpectedArgument(given.operands[1]) }
    aim = .computer(try given.level() ?? .strong)
  }
}

/// The options of `inspect`.
struct InspectOptions: Equatable {
  let url: URLSource
  let reveals: Bool
  let advises: Bool
  let asJSON: Bool
  let key: Path?

  init(_ given: GivenOptions) throws(OptionError) {
    (url, asJSON, key) = (try given.url(), given.has(.json), given.path(.key))
    (reveals, advises) = (given.has(.reveal), given.has(.advise))
  }
}

/// The options of `duel`.
struct DuelOptions: Equatable {
  /// Who plays, and whether they insist on answering what their machine does not remember.
  struct Player: Equatable {
    let key: Path?
    let insists: Bool

    /// The user, with their own key.
    static let own = Player(key: nil, insists: false)

    init(_ given: GivenOptions) { self.init(key: given.path(.key), insists: given.has(.anyway)) }

    private init(key: Path?, insists: Bool) { (self.key, self.insists) = (key, insists) }
  }

  let rules: Rules
  let volley: Volley
  let placement: Placement
  let base: MessageURLBase?
  let player: Player
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    let rules = try given.duelRules()
    (self.rules, volley) = (rules, try given.volley(under: rules) ?? .shots(1))
    placement = try Placement(given)
    base = try given.base()
    player = Player(given)
    look = try LookOptions(given)
  }
}

/// The options of `join`, which has no screen: `open` does.
struct JoinOptions: Equatable {
  let url: URLSource
  let cells: [Cell]
  let placement: Placement
  let player: DuelOptions.Player

  init(_ given: GivenOptions) throws(OptionError) {
    url = try given.url()
    cells = try given.cells()
    placement = try Placement(given)
    player = DuelOptions.Player(given)
    if placement == .onScreen { throw .oneOf(.ships, .random, for: .join) }
    if url == .standardInput, placement == .named("-") { throw .bothOnInput }
  }
}

/// The options of `resign`.
struct ResignOptions: Equatable {
  let url: URLSource
  let player: DuelOptions.Player

  init(_ given: GivenOptions) throws(OptionError) { (url, player) = (try given.url(), DuelOptions.Player(given)) }
}
