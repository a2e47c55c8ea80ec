// What the documentation shows of storing games and duels, letter for letter.

import BattleshipCore
import BattleshipFoundation
import Foundation

/// What an app remembers from one start to the next.
struct SavedGames: Codable, Equatable {
  /// A hunt that was begun, and whose ships are being looked for.
  var hunt: Game?
  /// Ships half placed.
  var draft: FleetDraft?
  /// What new duels are played for.
  var terms: Terms
}

/// What is remembered of each duel, in a folder of its own: a file for each player of each duel.
struct DuelFiles: DuelMemory {
  let folder: URL

  private func file(_ identifier: String, _ player: Duel.Player) -> URL {
    folder.appendingPathComponent("\(identifier)-\(player == .first ? 1 : 2)")
  }

  func last(of identifier: String, by player: Duel.Player) throws -> DuelRecord? {
    let file = file(identifier, player)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode(DuelRecord.self, from: Data(contentsOf: file))
  }

  func exchange(
    _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
  ) throws -> Bool {
    guard try last(of: identifier, by: player) == expecting else { return false }
    try JSONEncoder().encode(new).write(to: file(identifier, player), options: .atomic)
    return true
  }
}

/// A player's duels: one move at a time, and each is stored before anybody sees it.
actor DuelTable {
  private let player: DuelPlayer
  private var files: DuelFiles
  private var generator = SystemRandomNumberGenerator()

  init(key: PlayerKey, folder: URL) { (player, files) = (DuelPlayer(key: key), DuelFiles(folder: folder)) }

  /// A challenge to send.
  func challenge(_ fleet: Fleet, volley: Volley = .shots(1)) throws -> Duel {
    let challenge = try Duel.challenge(fleet, volley: volley, key: player.key, using: &generator)
    let record = DuelRecord(written: challenge)
    _ = try files.exchange(challenge.identifier, by: .first, expecting: nil, new: record)
    return challenge
  }

  /// A message that came in, as the player sees it: what they know, and what they have to do.
  func open(_ message: Duel) throws -> OwnDuel {
    let last = try files.last(of: message.identifier, by: message.player(with: player.key))
    return try player.open(message, last: last)
  }

  /// The message to send after a move.
  func answer(_ move: DuelMove, to message: Duel, insists: Bool = false) throws -> Duel {
    try player.answer(move, to: message, in: &files, insists: insists, using: &generator)
  }
}
