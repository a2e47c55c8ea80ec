// The sentences of a replay, in both languages.

import BattleshipCore
import BattleshipPlay
import Testing

@Suite struct ReplaySentenceTests {
  @Test func `the sentences about a replay are in Chinese too`() {
    expectChinese { language in
      let words = language.sentences.replay
      return [
        words.title, words.watch, words.shot(1, of: 2), words.game(1, of: 2), words.beginning, words.goesOn,
        words.untold("X", cell: .a1), words.untold(nil, cell: .a1), words.seeker.start, words.nothingToWatch,
      ] + Duel.Player.allCases.map(words.player)
    }
  }

  @Test func `files without games have sentences`() throws {
    let noURL = try #require(throws: MessageURLError.self) { try Game(messageURL: "X") }
    let errors: [StoredGamesError] = [
      .unreleased(2),
      .nothing, .older, .newer, .longer(than: 9), .unreadable(line: 2), .changed(line: 3), .url(line: 4, noURL),
    ]
    expectChinese { language in
      errors.map(language.terminal.commands.storedGames) + [
        language.terminal.program.unreleasedGames(3), language.terminal.phone.unreleased("f"),
        language.terminal.program.cannotReadFile("f", reason: "X"), language.terminal.program.damagedGame("f", line: 3),
        language.terminal.program.notNoted("X"),
        language.terminal.program.noFinishedGames,
      ]
    }
  }
}
