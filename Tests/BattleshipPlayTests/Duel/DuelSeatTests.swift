// A duel at two seats: joined, fired, won and opened by events alone.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct DuelSeatTests {
  private let small: Rules

  init() throws {
    small = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 1]), losingMiss: nil)
  }

  /// A table at which the first player hid ships on A1-A2 and C3, and the second one on B1-B2 and C1.
  private func table(_ volley: Volley = .shots(1)) throws -> DuelTable {
    var table = DuelTable(under: try Terms(on: small, volley: volley))
    try table.handle(
      at: 0, .placed(try #require(Ship("A1-A2"))), .placed(try #require(Ship("C3"))), .button(.finished))
    #expect(
      table.scene(0).words
        == "Hit 0/3 | They hit 0 of 3 | Your challenge is ready. Nobody has joined yet.")
    #expect(table.scene(1).kind == .hiding)
    try table.handle(
      at: 1, .placed(try #require(Ship("B1-B2"))), .placed(try #require(Ship("C1"))), .button(.finished))
    return table
  }

  private func cell(_ name: String) throws -> Cell { try #require(Cell(name)) }

  @Test func `a duel of single shots is played, won, opened and found fair`() throws {
    var table = try table()
    #expect(table.scene(1).words == "Fire a shot | Hit 0/3 | They hit 0 of 3")
    #expect(table.scene(1).boards.map(\.name) == ["John's waters", "Your fleet"])
    #expect(table.scene(1).boards[1].picture == "...\n##.\n#..")
    try table.handle(at: 1, .pointed(try cell("B3")), .pressed)
    #expect(table.scene(1).picture == "...\n..*\n...")
    #expect(table.scene(1).words.hasSuffix("It is John's turn."))
    #expect(table.scene(0).words.hasSuffix("John missed at B3."))
    // The first player hits everything in turn; the second one misses.
    for (mine, theirs) in [("B1", "B2"), ("B2", "B1"), ("C1", nil)] as [(String, String?)] {
      try table.handle(at: 0, .pointed(try cell(mine)), .pressed)
      if let theirs { try table.handle(at: 1, .pointed(try cell(theirs)), .pressed) }
    }
    #expect(
      table.scene(1).words.hasSuffix(
        "B1: miss. John sank your Boat at C1! All your ships are sunk. Send the answers to end the duel."))
    #expect(table.scene(1).title == "The duel is over")
    #expect(table.scene(1).labels == ["Send the answers"])
    try table.advance(at: 1)
    #expect(table.scene(0).labels == ["Open ships"])
    #expect(table.scene(0).words.contains("You win!"))
    #expect(table.scene(1).words.contains("You lost."))
    try table.advance(at: 0)
    #expect(table.duel?.verdict == .fair)
    #expect(table.scene(0).words.hasSuffix("You win! | (Both played fair: every answer was true.)"))
    #expect(table.scene(1).words.hasSuffix("You lost. | (Both played fair: every answer was true.)"))
    // Both boards are open to both players.
    #expect(table.scene(0).boards.map(\.picture) == ["...\nXX.\nX..", "##.\nooo\n..#"])
    #expect(table.scene(1).boards[0].picture == "##.\nooo\n..#")
    #expect(table.scene(0).labels == ["Play again", "Watch again"])
    #expect(table.scene(0, .link).labels == ["Play again", "Watch again", "How lucky?", "Leave"])
    try table.handle(at: 0, .button(.start))
    #expect(table.scene(0).kind == .hiding)
    #expect(table.seats[0].nextFleet.purpose == .challenge(.shots(1)))
  }

  @Test func `a volley is chosen cell by cell, and sent when it is complete`() throws {
    var table = try table(.shots(2))
    #expect(table.scene(1).words.hasPrefix("Choose 2 cells"))
    #expect(table.scene(1).labels == ["(Fire)"])
    try table.handle(at: 1, .pressed, .pointed(try cell("B1")), .pressed, .pressed, .pressed)
    #expect(table.scene(1).picture == "*..\n*..\n...")
    #expect(table.scene(1).words.hasPrefix("Fire now"))
    #expect(table.scene(1).labels == ["Fire"])
    #expect(table.seats[1].focus(by: .link) == .button(.fire))
    try table.handle(at: 1, .tookBack, .button(.fire))
    #expect(table.duel?.turns.isEmpty == true)
    try table.handle(at: 1, .pointed(try cell("C3")), .pressed, .button(.fire))
    #expect(table.duel?.turns.first?.shots == [try cell("A1"), try cell("C3")])
    #expect(table.scene(0).words.hasSuffix("John hit your Destroyer at A1. John sank your Boat at C3!"))
    try table.handle(at: 0, .pressed, .pointed(try cell("A2")), .pressed, .button(.fire))
    #expect(
      table.scene(1).words.hasSuffix("A1: hit! You sank the Boat at C3! | (John missed 2 times.)"))
    try table.handle(at: 1, .pointed(try cell("A1")), .pressed)
    // The other player's last shots are still shown.
    #expect(
      table.scene(1).words.hasSuffix(
        "You already fired at A1. No shot was used. | (John missed 2 times.)"))
  }

  @Test func `a rematch names the opponent only until somebody joins, who may be another`() throws {
    let terms = Terms(on: small)
    var table = DuelTable(under: terms)
    func other() -> String { Players.byLink(at: table.seats[0], in: .english).other.start.string }
    _ = table.seats[0].update(.choseDuel(terms, against: try Duel.Name("Ann")))
    #expect(other() == "Ann")
    try table.handle(at: 0, .shuffled(seed: 1), .button(.finished))
    #expect(other() == "Ann")
    try table.handle(at: 1, .shuffled(seed: 2), .button(.finished), .pressed)
    #expect(other() == "The other player")
  }

  @Test func `one's own board can be viewed, which is never the next step`() throws {
    let seat = try table().seats[1]
    // A player who joins with this turn cannot give up yet.
    #expect(seat.targets(by: .conversation) == [.board, .ownBoard])
    #expect(seat.focus(by: .conversation) == .board)
    #expect(seat.event(activating: .ownBoard) == .focused(.ownBoard))
    var looking = seat
    looking.update(.focused(.ownBoard))
    #expect(looking.scene(in: .english, for: .nameless(in: .english)).focus == .ownBoard)
    // Enter goes back, and so does naming a cell.
    #expect(looking.event(for: .next, by: .conversation, seed: 0) == .focused(nil))
    #expect(looking.keyContext(by: .conversation) == .conversation)
  }

  @Test func `giving up asks once, and any other event cancels the question`() throws {
    var table = try table()
    try table.handle(at: 1, .pressed, .pointed(.a1))
    #expect(table.scene(0).labels == ["Give up"])
    #expect(table.seats[0].focus(by: .conversation) == .board)
    try table.handle(at: 0, .button(.resign))
    #expect(table.scene(0).labels == ["Play on", "Give up now"])
    #expect(table.duel?.status == .open)
    // A second Enter, pressed by habit, does not lose the duel.
    #expect(table.seats[0].focus(by: .link) == .button(.playOn))
    var playing = table.seats[0]
    #expect(playing.update(.button(.playOn)).isEmpty)
    #expect(!playing.asksToResign)
    #expect(playing.focus(by: .link) == .board)
    // One step back closes the question, and does nothing else.
    var seat = table.seats[0]
    let event = try #require(seat.event(for: .back, by: .link, seed: 0))
    #expect(seat.update(event).isEmpty)
    #expect(!seat.asksToResign)
    #expect(seat.focus(by: .link) == .board)
    #expect(seat.cursor == table.seats[0].cursor)
    #expect(seat.event(for: .back, by: .link, seed: 0) == nil)
    try table.handle(at: 0, .pointed(try cell("B2")))
    #expect(table.scene(0).labels == ["Give up"])
    try table.handle(at: 0, .button(.resign), .button(.resign))
    #expect(table.duel?.status == .resigned(winner: .second))
    #expect(table.scene(0).words.contains("You gave up."))
    #expect(table.scene(1).labels == ["Open ships"])
    try table.advance(at: 1)
    #expect(table.scene(1).words.contains("John gave up. You win!"))
  }

  @Test func `a spectator sees both players' answers, from the link alone`() throws {
    var table = try table()
    try table.handle(at: 1, .pressed)
    try table.handle(at: 0, .pressed)
    var watcher = Seat(rules: .messages)
    watcher.open(.watching(try #require(table.duel)))
    let scene = watcher.scene(in: .english, for: players(.link))
    #expect(scene.boards.map(\.picture) == ["x..\n...\n...", "*..\n...\n..."])
    #expect(scene.words == "2 ships, 1 shot a turn | According to this link: The duel goes on.")
    #expect(watcher.spoken(in: .english) == ["According to this link: The duel goes on."])
    #expect(watcher.targets(by: .link) == [.ownBoard, .button(.leave)])
    #expect(!watcher.hasBegun)
  }

  @Test func `a foul is reported to both`() throws {
    let words = Language.english.sentences.duel
    let answer = UntrueAnswer(cell: try cell("B2"), reported: .miss, actual: .hit)
    let fouls = [Foul.Evidence.seal, .fleet, .answer(answer)].map { Foul(player: .first, evidence: $0) }
    #expect(
      fouls.map { words.verdict(.foul([$0]), me: .second, opponent: "John").string } == [
        "Foul by John: the ships that were opened are not those that were sealed.",
        "Foul by John: the ships that were sealed are not a legal fleet.",
        "Foul by John: B2 was reported as a miss but holds a ship.",
      ])
    let nameless = Players.nameless(in: .english).other
    #expect(
      words.verdict(.foul([fouls[1]]), me: .second, opponent: nameless)
        == "Foul by the other player: the ships that were sealed are not a legal fleet.")
    #expect(
      words.verdict(.foul([fouls[1]]), me: .first, opponent: "John")
        == "Foul by you: the ships that were sealed are not a legal fleet.")
    #expect(
      words.standing(.won(.second), verdict: .foul([fouls[0]])).string.hasPrefix(
        "According to this link: The second player has won. Foul by the first player"))
    #expect(
      words.standing(.resigned(winner: .first), verdict: .half).string.hasSuffix("Not everything is checked yet."))
    #expect(words.standing(.won(.first), verdict: .fair).string.hasSuffix("Every answer was true."))
    #expect(words.verdict(.half, me: .first, opponent: "John") == "Not everything is checked yet.")
  }

  @Test func `a duel has spoken sentences`() throws {
    var table = try table(.shots(2))
    #expect(table.seats[0].spoken(in: .english) == ["Your challenge is ready. Nobody has joined yet."])
    #expect(table.seats[1].spoken(in: .english) == ["Choose 2 cells."])
    try table.handle(at: 1, .pressed, .pointed(try cell("C2")), .pressed)
    #expect(table.scene(1).boards[0].spoken(in: .english)[0] == "Row A: nothing known.")
    try table.handle(at: 1, .button(.fire))
    #expect(
      table.seats[0].spoken(in: .english) == [
        "The other player hit your Destroyer at A1. They missed at C2.", "Choose 2 cells.",
      ])
    #expect(table.seats[0].hasBegun)
    #expect(table.seats[0].cover(in: .english).labels == ["Go on"])
    // The player who joined did not choose these rules, but the cover shows the duel all the same.
    for seat in table.seats { #expect(seat.cover(in: .english).words == "2 ships, 2 shots a turn") }
    #expect(
      Language.english.sentences.duel.rules(Rules.seabattle, volley: .afloat)
        == "10 ships apart, a shot for each ship afloat")
  }

  @Test func `random duels at two seats end fair, and no scene reveals a ship too early`() throws {
    forAll("a duel at two seats ends fair", count: 12) { chance in
      let volley: Volley = chance.isTrue(oneIn: 3) ? .afloat : .shots(chance.number(1...3))
      var table = DuelTable(under: try Terms(on: small, volley: volley), seed: chance.next())
      for place in [0, 1] { try table.handle(at: place, .shuffled(seed: chance.next()), .button(.finished)) }
      for _ in 0..<60 where table.duel?.verdict != .fair {
        for place in [0, 1] {
          for cell in Array(small.board.cells).shuffled(using: &chance) {
            try table.handle(at: place, .pointed(cell), .pressed)
          }
          try table.advance(at: place)
        }
      }
      return table.duel?.verdict == .fair
    }
  }
}
