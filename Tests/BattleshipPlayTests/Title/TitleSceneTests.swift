// The scenes of the title: each page in both languages, and no ship of a saved game.

import BattleshipCore
import BattleshipPlayers
import Testing

@testable import BattleshipPlay

@Suite struct TitleSceneTests {
  private func title(_ language: Language = .english, saved: [Listing] = []) -> Title {
    Title(settings: TitleSettings(language: language), languages: [.english, .chinese], saved: saved)
  }

  @Test func `the list has the games to begin, and beside them their settings`() throws {
    let saved: [Listing] = [
      .twoPlayers(first: "Ann", second: "Bob", .duel(Terms(on: .classic)), turn: "Bob"),
      .computer(.strong, Terms(on: .skirmish)),
    ]
    let scene = title(saved: saved).scene
    #expect(scene.isList)
    #expect(scene.name == "B A T T L E S H I P S")
    #expect(scene.sea != nil)
    #expect(scene.field == nil)
    #expect(
      scene.entries.map { "\($0.label.string): \($0.note.string)" } == [
        "Ann v. Bob: Bob's turn, duel 10x10", "Computer: Your turn, strong, 6x6, 3 ships",
        "Play the computer: fair, 10x10, 5 ships", "A quick game: 6x6", "Two players, one keyboard: John and Kate",
        "Play by link: any chat, a shot for each ship afloat", "Live, over the network: shots land at once", "Score: ",
        "How to play: ",
        "Messages, two phones: the demo of 2016",
      ])
    #expect(scene.settings.map(\.label) == ["Theme", "Language"])
    var title = title()
    #expect(
      title.scene.settings.map { "\($0.label.string): \($0.value.string)" } == [
        "Board: 10x10, 5 ships", "Game: duel", "Level: fair", "Theme: pegs", "Language: English",
      ])
    for (line, labels) in [
      (TitleTarget.quickGame, ["Level", "Theme", "Language"]),
      (.twoPlayers, ["Names", "Board", "Game", "Theme", "Language"]),
      (.byLink, ["Your name", "Links", "Board", "Game", "Theme", "Language"]),
      (.live, ["Your name", "Board", "Game", "Theme", "Language"]), (.score, ["Theme", "Language"]),
      (.howToPlay, ["Theme", "Language"]), (.phones, ["Names", "Board", "Game", "Theme", "Language"]),
    ] {
      title.update(.focused(line))
      #expect(title.scene.line == line && title.scene.settings.map(\.label.string) == labels)
    }
  }

  @Test func `two games against the computer are told apart by their shots`() {
    let saved = [0, 1, 12].map { shots in
      var game = Listing.computer(.fair, Terms(on: .classic), shots: shots)
      game.venue = .computer(1 + shots)
      return game
    }
    let title = Title(settings: TitleSettings(), languages: [.english], saved: saved)
    let notes = title.scene.entries.compactMap { $0.game?.what.string }
    #expect(notes == ["fair, 10x10, 5 ships", "fair, 1 shot, 10x10, 5 ships", "fair, 12 shots, 10x10, 5 ships"])
  }

  @Test func `the page about the game explains duels, hunts and secrets, with a small board`() throws {
    var title = title()
    title.update(.clicked(.howToPlay))
    let scene = title.scene
    #expect(scene.paragraphs.map(\.heading).prefix(2) == ["Duel", "Hunt"])
    #expect(scene.paragraphs.contains { $0.heading == "Secret" })
    let sea = try #require(scene.sea)
    #expect(sea[Cell("B2")!] == .sunk)
    #expect(sea[Cell("A6")!] == .miss)
    #expect(sea[Cell("D5")!] == .hit)
    // The board shows no undiscovered ship, and has no cursor.
    #expect(sea[Cell("E5")!] == .water)
    #expect(sea.cursor == nil)
  }

  @Test func `names from outside cannot control a screen`() {
    let hostile = "\u{1b}[2J\u{202e}x"
    let saved = Listing.twoPlayers(first: hostile, second: hostile, .hunt(.messages), turn: hostile)
    var title = title(saved: [saved])
    title.update(.clicked(.twoPlayers))
    let texts = [title.scene.aim] + title.scene.paragraphs.map(\.text)
    for text in texts { #expect(!text.string.unicodeScalars.contains { ["\u{1b}", "\u{202e}"].contains($0) }) }
  }

  @Test func `a text is shown while it is being typed`() {
    var title = title()
    title.update(.clicked(.setting(.names)))
    title.update(.typed(.character("!")))
    let names = title.scene.settings.first { $0.setting == .names }
    #expect(names?.value == "John,Kate!")
    #expect(names?.isBeingTyped == true)
    title.update(.back)
    title.update(.clicked(.byLink))
    title.update(.typed(.character("?")))
    #expect(title.scene.field?.text == "?")
    #expect(title.scene.focus == .openLink)
    #expect(
      title.scene.entries.map(\.label) == ["Open this link", "Hide ships: duel, 10x10, 5 ships", "Back to the title"])
  }

  @Test func `the title has both languages`() throws {
    let duels = Rules.classic.withoutLosingMiss
    let (three, salvo) = (try Terms(on: duels, volley: .shots(3)), try Terms(on: duels, volley: .afloat))
    let again = try Terms(on: duels, volley: .again)
    let fleet = try Fleet(named: "A1,C3", rules: .messages)
    expectChinese { language in
      let words = language.terminal.title
      let kinds: [ChosenGame] = [.hunt(.messages), .duel(Terms(on: duels)), .duel(three), .duel(salvo), .duel(again)]
      let choices = [.hunt, .duel(nil)] + TitleChoices.volleys.map { TitleSettings.Kind.duel($0) }
      let sentences = [
        words.twoPlayers, language.sentences.moments.newGame, words.byLink, words.play, words.more,
        words.score, words.noScore, words.unnamed,
        words.computer(.fair), words.scoreLine("A", opponent: "B", games: 2, won: 1, best: 41, mean: "48.5"),
        words.scoreLine("A", opponent: "B", games: 1, won: 0, best: nil, mean: nil),
        words.soloNote(.easy, rules: duels),
        words.players("A", second: "B"), words.played(.hunt(.messages)), words.played(kinds[1]),
        words.pasteAnswer, words.showCode, words.codeAim, words.codeNeeds(57, rows: 32),
        words.codeTooLarge(57, rows: 32),
        words.allGames(7),
        words.deletionQuestion(.computer(1)), words.deletionQuestion(.link("")), words.notDeleted("r"),
        words.delete,
        words.twoPlayersNote("A", second: "B"), language.sentences.page.namesRefused, words.noName, words.nameAim,
        language.sentences.seat.resume, words.unchecked("X"),
        words.question,
        words.oldStays, words.linkAim, words.openLink, words.beginLink(.hunt(.messages)), words.beginLink(kinds[1]),
        words.sending(""), words.sending("", pending: [.a1]), words.seeEnd, words.noCode(true),
        words.noCode(false),
        words.baseTip, words.baseIsInForce,
        words.linkGame(Listing(Game(fleet: fleet), isMine: true, age: 1)),
        words.live, words.liveNote, words.liveAim, words.liveRisk, words.liveAddress, words.waitLive(three),
        words.joinLive, language.sentences.live.noPlace("p"), words.back, words.settingsDamaged("f"),
        words.settingsNotKept, words.marks,
      ]
      let ofSettings = [
        words.settings(ofLine: true), words.settings(ofLine: false), words.quickGame,
        words.boardTip, words.boardRefused(.unreadable), words.boardRefused(.impossible(.noShips)),
      ]
      return sentences + ofSettings + words.scoreHeads + TitleSetting.allCases.map(words.setting)
        + choices.map(words.kind)
        + kinds.map(words.byLinkNote)
        + Theme.allCases.map(words.theme)
        + words.rulesOfGame.flatMap { [$0.heading, $0.text] }
    }
    #expect(Language.allCases.map(\.name) == ["English", "中文"])
  }
}
