// Two people with a state directory each, who play a duel by commands and exchange messages in files.

import CSystem
import TerminalHarness
import Testing

@testable import BattleshipCore

/// A folder with the state of two players, `ann` and `bob`, and the messages between them.
struct DuelFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The state directory of a player.
  func state(_ player: String) -> String { "\(folder.path)/\(player)" }

  /// The path of a player's key; the memory is beside it.
  func key(_ player: String) -> String { "\(state(player))/battleship/key" }

  /// The messages that a player's program remembers, by file and without their checksums. A copy that is being written
  /// is none yet.
  func memory(_ player: String) -> [String] {
    TemporaryFolder.names(in: key(player) + ".duels").filter { !$0.contains(".new-") }.compactMap { name in
      contents("\(key(player)).duels/\(name)").map { String($0.prefix { $0 != " " }) + "\n" }
    }
  }

  /// Runs a command as a player, with a message on its standard input.
  func run(_ player: String, _ words: String..., input: String = "") throws -> Run {
    try run(player, words, input: input)
  }

  func run(_ player: String, _ words: [String], input: String = "", under wrapper: [String] = []) throws -> Run {
    let program = ["/usr/bin/env", "XDG_STATE_HOME=\(state(player))", built("battleship-tui")] + words
    // A shell reports a killed program by its own status.
    let guarded = wrapper.isEmpty ? [] : ["/bin/sh", "-c", "\"$@\"; exit $?", "sh"]
    return try EndToEndTests.run(words: guarded + wrapper + program, input: input)
  }

  /// The message with a part replaced, and with the player's tag, as a cheating player can send it.
  func altered(_ message: String, _ part: String, to other: String, by player: String) throws -> String {
    let key = try #require(PlayerKey(bytes: Array(fileBytes(key(player)).prefix(PlayerKey.byteCount))))
    let parts = message.split(separator: "\n")[0].split(separator: part, omittingEmptySubsequences: false)
    #expect(parts.count == 2)
    var duel = try Duel(messageURL: parts.joined(separator: other))
    try duel.sign(by: duel.player(with: key), key: key)
    return duel.messageURL()
  }

  /// The message that a command printed: its last line.
  func message(_ run: Run) -> String { run.output.split(separator: "\n").last.map(String.init) ?? "" }
}
