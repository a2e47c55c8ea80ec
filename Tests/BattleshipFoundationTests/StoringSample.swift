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

/// The last message of each duel, in a folder of its own: a file for each of them.
struct DuelFiles: DuelMemory {
  let folder: URL

  func last(of identifier: String) throws -> Duel? {
    let file = folder.appendingPathComponent(identifier)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try JSONDecoder().decode([Duel].self, from: Data(contentsOf: file)).first
  }

  func exchange(_ identifier: String, expecting: Duel?, new: Duel) throws -> Bool {
    guard try last(of: identifier) == expecting else { return false }
    let file = folder.appendingPathComponent(identifier)
    try JSONEncoder().encode([new]).write(to: file, options: .atomic)
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
    _ = try files.exchange(challenge.identifier, expecting: nil, new: challenge)
    return challenge
  }

  /// A message that came in, as the player sees it: what they know, and what they have to do.
  func open(_ message: Duel) throws -> OwnDuel {
    try player.open(message, last: files.last(of: message.identifier))
  }

  /// The message to send after a move.
  func answer(_ move: DuelMove, to message: Duel, insists: Bool = false) throws -> Duel {
    try player.answer(move, to: message, in: &files, insists: insists, using: &generator)
  }
}
