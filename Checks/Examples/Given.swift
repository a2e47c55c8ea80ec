// What the examples in the documentation may use without creating it: a game, a duel and the keys of its players.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// Every example gets its own.
struct Given {
  /// The original demo's message: ships at A1 and A2, and no shot yet.
  let url = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=1&Is_Complete=0"

  /// The game of that message.
  let game: Game

  let key, otherKey: PlayerKey

  /// A duel that nobody has joined, on a board of 3x3 with two ships of one cell.
  let challenge: Duel

  /// The message in which the second player has joined this duel, and the first one has the turn.
  let duelURL: String

  /// The same duel, won by the second player, with both seals open.
  let duel: Duel

  /// The last messages of the player with `key`, by the identifiers of their duels.
  let remembered: [String: Duel]

  let player = ComputerPlayer(level: .strong, seed: 2016)

  let generator: SplitMix64

  init() throws {
    var generator = SplitMix64(seed: 2016)
    game = try Game(messageURL: url)
    let rules = Rules.messages.withoutLosingMiss
    (key, otherKey) = (PlayerKey(using: &generator), PlayerKey(using: &generator))
    let hidden = try Fleet(named: "A1,C3", rules: rules)
    challenge = try Duel.challenge(hidden, key: key, using: &generator)
    var duel = challenge
    try duel.join(Fleet(named: "B2,C1", rules: rules), shots: [.a1], key: otherKey, using: &generator)
    duelURL = duel.messageURL()
    try duel.fire(at: [Cell("A2")].compactMap(\.self), key: key)
    try duel.fire(at: [Cell("C3")].compactMap(\.self), key: otherKey)
    try duel.sendAnswers(key: key)
    remembered = [duel.identifier: duel]
    try duel.open(key: otherKey)
    self.duel = duel
    self.generator = generator
  }
}
