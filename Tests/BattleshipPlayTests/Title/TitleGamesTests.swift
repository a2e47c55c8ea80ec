// The games by link on the title: listed, resumed, shown again, deleted after a question.

import BattleshipCore
import BattleshipPlayers
import Testing

@testable import BattleshipPlay

@Suite struct TitleGamesTests {
  /// A hunt that is the player's turn, and one that waits for the other player.
  private let mine = Listing(TitleGamesTests.game("A1,C3"), isMine: false, age: 5)
  private let theirs = Listing(TitleGamesTests.game("A1,C2"), isMine: true, age: 70)

  private static func game(_ ships: String) -> Game {
    guard let fleet = try? Fleet(named: ships, rules: .messages) else { preconditionFailure("two ships") }
    return Game(fleet: fleet)
  }

  private func title(_ games: Listing...) -> Title {
    Title(settings: TitleSettings(), languages: [.english], saved: games)
  }

  private func entries(_ title: Title) -> [String] {
    title.scene.entries.map { "\($0.label.string): \($0.note.string)" }
  }

  @Test func `each shows its game, whose turn it is and its age`() {
    let lines = entries(title(mine, theirs))
    #expect(lines[0] == "Hunt: Your turn, 3x3, 2 ships, 5 min")
    #expect(lines[1] == "Your hunt: Their turn, 3x3, 2 ships, 1 h")
  }

  @Test func `two games on one board differ by their volley, by ships that lie apart, and by how far they are`() throws
  {
    let apart = Rules.skirmish.withoutLosingMiss.withShipsApart
    var notes: [String] = []
    for (rules, volley, count) in [
      (Rules.skirmish.withoutLosingMiss, Volley.shots(1), 1), (apart, .shots(2), 2), (apart, .afloat, 3),
    ] {
      var table = DuelTable(under: try Terms(on: rules, volley: volley))
      try table.handle(at: 0, .shuffled(seed: 1), .button(.finished))
      notes.append(note(try #require(table.seats[0].duel)))
      try table.handle(at: 1, .shuffled(seed: 2), .button(.finished))
      for cell in (0..<count).compactMap({ rules.board.cell(at: $0) }) {
        try table.handle(at: 1, .pointed(cell), .pressed)
      }
      if count > 1 { try table.handle(at: 1, .button(.fire)) }
      notes.append(note(try #require(table.seats[1].duel)))
    }
    #expect(
      notes == [
        "6x6, 3 ships", "6x6, hit 0 of 7, 1 shot", "6x6, 2 shots a turn, apart, 3 ships",
        "6x6, 2 shots a turn, apart, hit 0 of 7, 2 shots", "6x6, salvo, apart, 3 ships",
        "6x6, salvo, apart, hit 0 of 7, 3 shots",
      ])
  }

  private func note(_ own: OwnDuel) -> String {
    Language.english.terminal.title.linkGame(Listing(own, age: nil)).string
  }

  @Test func `a hunt shows how many cells were hit, and whose`() throws {
    var game = Self.game("A1,C3")
    for cell in ["B2", "A1"] { _ = try game.fire(at: #require(Cell(cell))) }
    let words = Language.english.terminal.title
    #expect(words.linkGame(Listing(game, isMine: false, age: 1)) == "3x3, hit 1 of 2, 2 shots")
    #expect(words.linkGame(Listing(game, isMine: true, age: 1)) == "3x3, they hit 1 of 2, 2 shots")
    // On a narrow screen the end of the line is cut, but not whose turn it is.
    let title = title(Listing(game, isMine: false, age: 1))
    #expect(title.scene.entries.first?.note == "Your turn, 3x3, hit 1 of 2, 2 shots, 1 min")
    let chinese = Title(
      settings: TitleSettings(), languages: [.chinese], saved: [Listing(game, isMine: false, age: 1)])
    #expect(chinese.scene.entries.first?.note.string.contains(", ") == false)
  }

  @Test func `a link that ends its game asks for no answer, and only an open one warns of its ships`() throws {
    let words = Language.english.terminal.title
    var title = title()
    var game = Self.game("A1,C3")
    title.show(link: game.messageURL())
    let page = Language.english.sentences.page
    #expect(
      title.scene.paragraphs.map(\.text) == [
        words.sending(game.messageURL()), page.note(.huntIsOpen), words.friendNeeds, words.pasteAnswer,
      ])
    #expect(title.scene.paragraphs[0].text == "\(page.send(.hunt, to: "X")) \(page.advice(.hunt))")
    for cell in ["A1", "C3"] { _ = try game.fire(at: #require(Cell(cell))) }
    title.show(link: game.messageURL())
    let other = Language.english.sentences.seat.otherPlayer
    #expect(title.scene.paragraphs.map(\.text) == [page.send(.result, to: other), words.friendNeeds])
    #expect(title.targets == [.copyLink, .back])
    // A saved game can be seen again, and played again from its end.
    let over = Listing(game, isMine: false, age: 1)
    title.returned(saved: [over])
    title.show(link: game.messageURL())
    #expect(title.targets == [.copyLink, .resume(over.venue), .back])
    #expect(title.scene.entries[1].label == words.seeEnd)
    #expect(title.update(.clicked(.resume(over.venue))) == [.begin(.resume(over.venue))])
  }

  @Test func `a link that ends a duel comes after who won`() throws {
    var table = DuelTable(under: try Terms(on: .messages, volley: .shots(1)))
    try table.handle(at: 0, .shuffled(seed: 1), .button(.finished))
    try table.handle(at: 1, .shuffled(seed: 2), .button(.finished), .pointed(.a1), .pressed)
    func sentence(_ player: Int) throws -> SafeText {
      var title = title()
      title.show(link: try #require(table.duel).messageURL(), of: table.scene(player))
      return title.scene.paragraphs[0].text
    }
    #expect(try sentence(1) == "You fired at A1. Send this link to the other player. The reply is a link, too.")
    try table.handle(at: 0, .button(.resign), .button(.resign))
    #expect(try sentence(0).string.hasPrefix("You gave up. Send this link"))
    try table.advance(at: 1)
    #expect(try sentence(1).string.hasPrefix("John gave up. You win! Send this last link"))
  }

  @Test func `a game at the player's turn resumes, and a sent link is shown again`() {
    var title = title(mine, theirs)
    #expect(title.update(.next) == [.begin(.resume(mine.venue))])
    guard case .link(let url) = theirs.venue else { preconditionFailure("a game by link has a link") }
    #expect(title.update(.clicked(.resume(theirs.venue))) == [.showSent(url)])
    title.show(link: url)
    #expect(title.scene.link?.string == url)
    // The answer is pasted where the link is shown.
    #expect(title.update(.pasted("?answer")) == [.begin(.open("?answer"))])
  }

  @Test func `the link to send after the only game is left for good, and its answer opens a game`() {
    let link = "https://example.org/#" + Self.game("A1,C3").messageURL()
    var title = Title(sending: link, of: nil, saved: [], languages: [.english])
    #expect(title.targets == [.copyLink, .showCode, .back])
    #expect(title.scene.entries.last?.label == "Leave")
    #expect(title.scene.hints == [.copies, .begins, .quits, .helps])
    #expect(title.update(.pasted("?answer")) == [.begin(.open("?answer"))])
    #expect(title.scene.link?.string == link)
    // The way back from the code leads to the link.
    #expect(title.update(.clicked(.showCode)).isEmpty)
    #expect(title.scene.entries.map(\.label) == [Language.english.terminal.title.backToLink])
    #expect(title.update(.back).isEmpty)
    #expect(title.update(.back) == [.leave])
  }

  @Test func `a game is deleted once the question is answered, and only then`() {
    var title = title(mine, theirs)
    title.update(.focused(.resume(theirs.venue)))
    #expect(title.scene.hints.first == .deletes)
    #expect(title.update(.deleted).isEmpty)
    #expect(title.focus == .back)
    #expect(title.update(.next).isEmpty)
    #expect(title.focus == .resume(theirs.venue))
    title.update(.deleted)
    #expect(title.update(.back).isEmpty)
    #expect(title.isList)
    title.update(.deleted)
    title.update(.moved(by: 1))
    #expect(title.update(.next) == [.delete(theirs.venue)])
    title.returned(saved: [mine])
    #expect(title.targets.first == .resume(mine.venue))
    #expect(!title.targets.contains(.resume(theirs.venue)))
  }

  @Test func `a game against the computer or at one keyboard is deleted too, and nothing that is not a game`() throws {
    let solo = Listing.computer(.fair, Terms(on: .messages))
    let two = Listing.twoPlayers(first: "A", second: "B", .hunt(.messages), turn: nil)
    var title = Title(settings: TitleSettings(), languages: [.english], saved: [solo, two])
    for target in title.targets {
      title.update(.focused(target))
      let venue: GameVenue? = if case .resume(let venue) = target { venue } else { nil }
      #expect(title.scene.hints.contains(.deletes) == (venue != nil))
      #expect(title.update(.deleted).isEmpty)
      #expect(title.isList == (venue == nil))
      guard let venue else { continue }
      title.update(.moved(by: 1))
      #expect(title.update(.next) == [.delete(venue)])
      #expect(title.isList)
    }
  }

  @Test func `a game resumed or begun in a question is not deleted there`() throws {
    let two = Listing.twoPlayers(first: "A", second: "B", .hunt(.messages), turn: nil)
    var title = Title(settings: TitleSettings(), languages: [.english], saved: [two])
    title.update(.clicked(.phones))
    #expect(title.page == .question(.phones))
    #expect(title.focus == .resume(.phones))
    #expect(title.update(.deleted).isEmpty)
    #expect(title.page == .question(.phones))
  }

  @Test func `more than six are listed on a page of their own`() {
    let names = ["A1,A3", "A1,B1", "A1,B2", "A1,B3", "A1,C1", "A1,C2", "A1,C3"]
    let games = names.enumerated().map { Listing(Self.game($1), isMine: false, age: $0) }
    var six = Title(settings: TitleSettings(), languages: [.english], saved: Array(games.prefix(6)))
    #expect(!six.targets.contains(.allGames))
    #expect(six.targets.prefix(6).map(\.self) == games.prefix(6).map { .resume($0.venue) })
    six.returned(saved: games)
    #expect(six.targets[5] == .allGames)
    #expect(six.targets[6] == .playComputer)
    #expect(entries(six)[5] == "All your games (7): ")
    six.update(.clicked(.allGames))
    #expect(six.targets == games.map { .resume($0.venue) } + [.back])
    six.update(.focused(.resume(games[6].venue)))
    #expect(six.update(.next) == [.begin(.resume(games[6].venue))])
    #expect(six.update(.back).isEmpty)
    #expect(six.focus == .allGames)
  }

  @Test func `a duel in the list has the other player's name, and is unchecked until the winner opens`() throws {
    var generator = SplitMix64(seed: 4)
    let keys = [PlayerKey(using: &generator), PlayerKey(using: &generator)]
    let fleet = try Fleet(named: "A1,C3", rules: Rules.messages.withoutLosingMiss)
    var duel = try Duel.challenge(fleet, name: Duel.Name("Ann & Bo"), key: keys[0], using: &generator)
    try duel.join(fleet, shots: [.a1], name: Duel.Name("小明"), key: keys[1], using: &generator)
    func listed(_ player: Int) throws -> (who: SafeText, turn: SafeText) {
      let listing = Listing(try OwnDuel(duel, key: keys[player]), age: 1)
      let words = Language.english.sentences.moments
      return (words.player(of: listing), words.turn(of: listing))
    }
    #expect(try listed(0) == ("小明", "Your turn"))
    #expect(try listed(1) == ("Ann & Bo", "Ann & Bo's turn"))
    try duel.resign(key: keys[0])
    #expect(try listed(0).turn == "You lost, unchecked")
    try duel.open(key: keys[1])
    #expect(try listed(0).turn == "You lost")
    #expect(try listed(1).turn == "You won")
  }
}
