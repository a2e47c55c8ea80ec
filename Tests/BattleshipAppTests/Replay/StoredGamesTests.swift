// The games in a file, and their printed form: lines and boards that programs may rely on.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct StoredGamesTests {
  private func game(_ ships: String = "A1,C3", _ shots: String...) throws -> Game {
    var game = Game(fleet: try Fleet(named: ships, rules: .messages))
    for name in shots { _ = try game.fire(at: try #require(Cell(name))) }
    return game
  }

  private func stored(_ lines: [String], end: String = "\n") throws(StoredGamesError) -> StoredGames {
    try StoredGames(Array((lines.joined(separator: "\n") + end).utf8))
  }

  @Test func `URLs are on lines of their own, and of each game the last message counts`() throws {
    let (one, other) = (try game("A1,C3", "B2"), try game("A2,C3"))
    let later = try game("A1,C3", "B2", "A1")
    let lines = [one, other, later, one].map { $0.messageURL() }
    #expect(try stored(lines).games == [.hunt(later), .hunt(other)])
    #expect(try stored(["B2 miss, 2 lives left", "", later.messageURL() + "\r"], end: "").games == [.hunt(later)])
    let otherWay = try game("A1,C3", "C3")
    #expect(try stored([one, otherWay].map { $0.messageURL() }).games == [.hunt(one), .hunt(otherWay)])
    let duel = try LinkedDuel.played()
    let messages = try [#require(duel.memory[.first]).written, #require(duel.memory[.second]).written, duel.duel]
    #expect(try stored(messages.map { $0.messageURL() } + [one.messageURL()]).games == [.duel(duel.duel), .hunt(one)])
    #expect(try StoredGames(url: GivenURL(argument: one.messageURL())).games == [.hunt(one)])
  }

  @Test func `games of one fleet differ by their shots, in whatever order they come`() {
    forAll("messages of one fleet", count: 200) { chance in
      let contents = try (0..<12).map { _ in
        let shots = (0..<chance.number(0...5)).map { _ in ["A2", "B2", "C2"][chance.number(0...2)] }
        var game = try self.game()
        for cell in shots.compactMap({ Cell($0) }) where game.status == .open && game.chart[cell] == .unknown {
          _ = try game.fire(at: cell)
        }
        return game
      }
      // The simple way: a search through all games.
      var plain: [Game] = []
      for game in contents {
        if let index = plain.lastIndex(where: { game.shots.starts(with: $0.shots) }) {
          plain[index] = game
        } else if !plain.contains(where: { $0.shots.starts(with: game.shots) }) {
          plain.append(game)
        }
      }
      try requireSame("games", try stored(contents.map { $0.messageURL() }).games, plain.map { .hunt($0) })
      return true
    }
  }

  @Test func `a duel whose close proved a foul is one game in the record, with the newest game first`() throws {
    let (ended, closed) = try LinkedDuel.wonByALie()
    let won = MessageContent.hunt(try game("A1,C3", "A1", "C3"))
    let contents = [.duel(ended), won, .duel(closed), won]
    let lines = try contents.enumerated().map {
      CheckedLine.text(try #require(FinishedGame($1, first: .unnamed, second: .user, place: "\($0)")).text)
    }
    // Equal hunts at two places of a conversation are two games.
    #expect(try stored(lines).games == [won, won, .duel(closed)])
  }

  @Test func `a file of another version is recognized, whatever its lines are`() {
    for (words, newer) in [
      ("battleship-conversation", 4), ("battleship-messages", 4), ("battleship-settings", 5), ("battleship-game", 4),
      ("battleship solo", 3), ("battleship-link", 4), ("battleship-two", 2), ("battleship-daily", 2),
    ] {
      #expect(throws: StoredGamesError.newer) { try stored(["\(words) \(newer) and more", "\u{1}"]) }
      #expect(FileForm(firstLine: Array("\(words) 99999999999999999999".utf8)[...]) == .newer)
      for other in ["0", "03", "x", ""] { #expect(FileForm(firstLine: Array("\(words) \(other) 1".utf8)[...]) == nil) }
    }
    for old in ["battleship-conversation 1 \"John\"", "battleship-conversation 2 x", "battleship-messages 2 \"a\""] {
      #expect(throws: StoredGamesError.older) { try stored([old]) }
    }
    for error in [StoredGamesError.older, .newer] { #expect(CommandError.refusal(of: error).status == 1) }
  }

  @Test(arguments: ["old-1-hot-seat", "old-2-hot-seat", "old-2-shared"])
  func `a conversation saved by an older program is refused as such`(name: String) throws {
    #expect(throws: StoredGamesError.older) { try stored(try goldenLines("\(name).txt")) }
  }

  private func checked(_ lines: [String]) -> [String] {
    var sum = Checksum()
    return lines.map { sum.checked($0) }
  }

  @Test func `a saved conversation yields its games, even while another program adds to it`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a1", "c2", "b2")
    sitting.press(.enter, .enter)
    let lines = checked(sitting.kept)
    let games = try stored(lines).games
    #expect(games == [.hunt(try game("A1,B2", "A1", "C2", "B2"))])
    #expect(try stored(lines + ["draft first 3 -"], end: "").games == games)
    var changed = lines
    changed[2].removeLast()
    #expect(throws: StoredGamesError.changed(line: 3)) { try stored(changed) }
    #expect(throws: StoredGamesError.unreadable(line: lines.count + 1)) {
      try stored(checked(sitting.kept + ["first danced"]))
    }
    let shared = sitting.kept[0].replacing("hot-seat", with: "shared")
    #expect(try stored(checked([shared] + sitting.kept.filter { $0.hasPrefix("post ") })).games == games)
  }

  @Test func `a saved game against the computer is shown as its link shows it`() throws {
    let duel = try LinkedDuel.played().duel
    #expect(try stored(["battleship solo 1", "key 00", "duel \(duel.messageURL())"]).games == [.duel(duel)])
  }

  @Test func `a file without games is refused with the reason`() throws {
    #expect(throws: StoredGamesError.nothing) { try stored([]) }
    #expect(throws: StoredGamesError.nothing) { try stored(["hello"]) }
    #expect(throws: StoredGamesError.unreadable(line: 1)) { try StoredGames([0xff, 0x0a]) }
    let limit = StoredGames.inputLimit
    let long = [UInt8](unsafeUninitializedCapacity: limit + 1) { $1 = limit + 1 }
    #expect(throws: StoredGamesError.longer(than: limit)) { try StoredGames(long) }
    let url = try game().messageURL()
    do {
      _ = try stored([url, url + "&Guess=9"])
      Issue.record("a shot off the board was taken")
    } catch {
      guard case .url(line: 2, _) = error else { throw error }
      #expect(CommandError.refusal(of: error).status == 3)
      #expect(CommandError.refusal(of: error).reason.string.hasPrefix("Line 2: "))
    }
    for (error, words) in [
      (StoredGamesError.nothing, "no game"), (.longer(than: 9), "9 bytes"), (.unreadable(line: 4), "Line 4"),
      (.changed(line: 5), "Line 5"),
    ] { #expect(CommandError.refusal(of: error).reason.string.contains(words)) }
  }

  @Test func `a hunt is printed as its rules, a board for each shot, and its end`() throws {
    let open = try stored([try game("A1,C3", "B2").messageURL()])
    #expect(
      CommandResult.replaying(open).output == """
        board 3x3, ships 1.1, 3 misses lose
          1 2 3
        A . . .
        B . . .
        C . . .
        shot 1 of 1: B2 miss
          1 2 3
        A . . .
        B . o .
        C . . .
        open, 0 of 2 hit, 2 lives left, afloat 1.1

        """)
    let both = try stored([game("A1,C3", "A1", "C3"), game("A2,C3")].map { $0.messageURL() })
    let lines = CommandResult.replaying(both).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "game 1 of 2")
    #expect(lines[3...5] == ["A # . .", "B . . .", "C . . #"])
    #expect(lines[6] == "shot 1 of 2: A1 sunk")
    #expect(lines[8] == "A X . .")
    #expect(lines[17] == "")
    #expect(lines[18] == "game 2 of 2")
  }

  @Test func `a duel is printed with the player who fired and the board that was fired at`() throws {
    let duel = try LinkedDuel.played().duel
    let lines = CommandResult.replaying(try stored([duel.messageURL()])).output.split(separator: "\n")
    #expect(lines[0].hasPrefix("duel, board 3x3"))
    #expect(lines[1] == "the first player's waters:")
    #expect(lines.contains("shot 1 of 4, the second player: B2 miss") || lines.contains { $0.hasPrefix("shot 1 of ") })
    #expect(lines.last?.hasPrefix("verdict ") == true)
    let half = try #require(try LinkedDuel.played().memory[.first]).written
    #expect(CommandResult.replaying(try stored([half.messageURL()])).status == 0)
  }
}
