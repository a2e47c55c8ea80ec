// Duels of a version that was never released: skipped and counted, or refused by a sentence, but not called damaged.

import BattleshipCore
import BattleshipPlay
import MessagesHost
import Testing

@testable import BattleshipApp

@Suite struct UnreleasedFormTests {
  /// A finished duel without public keys and tags.
  static let url =
    "www.shinobicontrols.com/battleship?Format=2&Board=3x3&Fleet=1.1"
    + "&Seal=iRuPG8dZ4DWwC55oB-qJwVHq3wOx7P1d8M6Bj-SW4OctSHk0MMLP5e5u6wdSGV_GVA9tOQ"
    + "&Seal=Z4aZd1s96cIERhYxPTIWbG2QHZSSLvGIM0IU1mnerkS3wZ1NqckKGqVlH7NDiHZqGFhzmQ&Play=4.m_4.s4_0.s0_0.m_8.s8"
    + "&Open=psbvs1qkKLAgiAF5hfLcEQAACAA&Open=MIixKCidzTdDJHgnna7PwAQABgA&Is_Complete=1"

  private static let line = "battleship-game 3 user unnamed \"\" \"\(url)\" \"2026-11-24\" -"

  @Test func `a finished one in the book is skipped and counted`() throws {
    #expect(Self.line.holdsUnreleasedDuel)
    #expect(!Self.line.replacing("Seal=iRuP", with: "Seal=iRu").holdsUnreleasedDuel)
    var hunt = try Game(fleet: Fleet(named: "A1,C3", rules: .messages))
    for name in ["A1", "C3"] { _ = try hunt.fire(at: #require(Cell(name))) }
    let game = try #require(FinishedGame(.hunt(hunt), first: .unnamed, second: .user))
    #expect(!game.text.holdsUnreleasedDuel)
    let book = [Self.line, game.text, Self.line].map { CheckedLine.text($0) + "\n" }.joined()
    let stored = try StoredGames(Array(book.utf8))
    #expect(stored.games == [.hunt(hunt)] && stored.unreleased == 2)
    let only = CheckedLine.text(Self.line) + "\n"
    #expect(throws: StoredGamesError.unreleased(1)) { try StoredGames(Array(only.utf8)) }
  }

  @Test func `a saved one is recognized, and its link is refused by a sentence`() {
    #expect("battleship-link 2 duel \"\(Self.url)\" - -".holdsUnreleasedDuel)
    #expect(!"battleship-link 2 duel \"https://example.org/?Format=2\" - -".holdsUnreleasedDuel)
    let refused = #expect(throws: MessageURLError.self) { try Duel(messageURL: Self.url) }
    #expect(
      refused.map { CommandError.refusal($0).reason.string.contains("version that was never released") } == true)
  }

  @Test func `a phone forgets one, and accepts nothing else that does not fit`() {
    var storage = AppStorage()
    let restored = [Self.url, "https://example.org/?Format=2"].map { storage.restore("abc", url: $0) }
    #expect(restored == [true, false])
    #expect(storage.last(of: "abc", by: .first) == nil)
  }

  @Test func `a game against the computer in that form is not called damaged`() throws {
    var chance = SplitMix64(seed: 1)
    let solo = Solo(
      level: .fair, terms: Terms(on: .messages), key: PlayerKey(using: &chance),
      computersKey: PlayerKey(using: &chance),
      randomness: RandomSource(seed: 1))
    let old = solo.saved.text + "duel \(Self.url)\n"
    #expect(throws: SavedSoloError.unreadable(line: 13)) { try SavedSolo(text: old) }
    #expect(old.holdsUnreleasedDuel && !(solo.saved.text + "duel x\n").holdsUnreleasedDuel)
  }
}
