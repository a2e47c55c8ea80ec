// The options of the commands for duels alone: duel, join, resign, key.

import BattleshipCore

/// The player's key and name, and whether they answer a message in spite of a warning.
struct PlayerOptions: Equatable {
  let key: Path?
  let name: Duel.Name?
  let insists: Bool

  static let own = PlayerOptions(key: nil, name: nil, insists: false)

  init(_ given: GivenOptions) throws(OptionError) {
    self.init(key: given.path(.key), name: try given.name(), insists: given.has(.anyway))
  }

  private init(key: Path?, name: Duel.Name?, insists: Bool) {
    (self.key, self.name, self.insists) = (key, name, insists)
  }
}

struct DuelOptions: Equatable {
  let terms: Terms
  let ships: ShipSource
  let base: MessageURLBase?
  let player: PlayerOptions
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    terms = try given.terms()
    ships = try ShipSource(given)
    base = try given.base()
    player = try PlayerOptions(given)
    look = try LookOptions(given)
  }
}

/// `join` has no screen; `open` joins on a screen.
struct JoinOptions: Equatable {
  let url: URLSource
  let cells: [Cell]
  let ships: ShipSource
  let player: PlayerOptions

  init(_ given: GivenOptions) throws(OptionError) {
    url = try given.url()
    cells = try given.cells()
    ships = try ShipSource(given)
    player = try PlayerOptions(given)
    if ships == .onScreen { throw .oneOf(.ships, .random, for: .join) }
    if url == .standardInput, ships == .named("-") { throw .bothOnInput }
  }
}

struct ResignOptions: Equatable {
  let url: URLSource
  let player: PlayerOptions

  init(_ given: GivenOptions) throws(OptionError) { (url, player) = (try given.url(), try PlayerOptions(given)) }
}

struct KeyOptions: Equatable {
  enum Action: Equatable {
    /// Prints the key, into a file or a pipe only with `wantsFile`.
    case export(wantsFile: Bool)
    case importing
  }

  let action: Action
  let key: Path?

  init(_ given: GivenOptions) throws(OptionError) {
    try given.exclude(.exportKey, .importKey)
    if given.has(.yes), !given.has(.exportKey) { throw .requires(.yes, .exportKey) }
    if given.has(.exportKey) {
      action = .export(wantsFile: given.has(.yes))
    } else if given.has(.importKey) {
      action = .importing
    } else {
      throw .oneOf(.exportKey, .importKey, for: .key)
    }
    key = given.path(.key)
  }
}
