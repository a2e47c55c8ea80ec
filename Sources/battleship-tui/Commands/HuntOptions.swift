// The options of new, and of the commands for a message of either game: open, shoot, inspect.

import BattleshipCore
import BattleshipPlayers

enum ShipSource: Equatable {
  case onScreen
  /// Such as `A1,C3`; `-` means the first line of standard input.
  case named(String)
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

struct NewOptions: Equatable {
  let rules: Rules
  let ships: ShipSource
  let seed: UInt64?
  let base: MessageURLBase?
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    rules = try given.rules() ?? .messages
    ships = try ShipSource(given)
    seed = try given.seed()
    base = try given.base()
    look = try LookOptions(given)
    try given.exclude(.ships, .seed)
  }
}

struct OpenOptions: Equatable {
  let url: URLSource
  let duels: PlayerOptions
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    (url, duels, look) = (try given.url(), try PlayerOptions(given), try LookOptions(given))
  }
}

struct ShootOptions: Equatable {
  enum Aim: Equatable {
    case cells([Cell])
    case computer(ComputerPlayer.Level)
  }

  let url: URLSource
  let aim: Aim
  let duels: PlayerOptions

  init(_ given: GivenOptions) throws(OptionError) {
    (url, duels) = (try given.url(), try PlayerOptions(given))
    guard given.has(.auto) else {
      if given.has(.level) { throw .requires(.level, .auto) }
      aim = .cells(try given.cells())
      return
    }
    if given.operands.count > 1 { throw .unexpectedArgument(given.operands[1]) }
    aim = .computer(try given.level() ?? .strong)
  }
}

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
