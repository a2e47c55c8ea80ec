// Replays: each step as it was, and no ship of an open game.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct ReplayTests {
  private let players = Players(me: "Kate", other: "John", by: .conversation)

  private func hunt(_ shots: String...) throws -> Game {
    var game = Game(fleet: try Fleet(named: "A1,C3", rules: .messages))
    for name in shots { _ = try game.fire(at: try #require(Cell(name))) }
    return game
  }

  private func pictures(_ replay: Replay, _ step: Int) -> [String] {
    replay.boards(after: step, in: .english).map(\.picture)
  }

  @Test func `a finished hunt is shown shot by shot, with its ships`() throws {
    let replay = Replay(.hunt(try hunt("B2", "A1", "C3")))
    #expect(replay.stepCount == 3)
    #expect(pictures(replay, 0) == ["#..\n...\n..#"])
    #expect(pictures(replay, 2) == ["X..\n.o.\n..#"])
    let words = (0...3).map { replay.scene(after: $0, in: .english, for: players).words }
    #expect(
      words == [
        "Shot 0/3 | Hit 0/2 | Nobody has fired yet.", "Shot 1/3 | Hit 0/2 | B2: miss. 2 lives left.",
        "Shot 2/3 | Hit 1/2 | A1: sunk, a boat!",
        "Shot 3/3 | Hit 2/2 | C3: sunk, a boat! The seeker destroyed all the ships!",
      ])
    #expect(replay.boards(after: 2, in: .english)[0].latest == .a1)
  }

  @Test func `an open hunt is shown as its chart knows it, and the seat's own story reveals no more`() throws {
    let game = try hunt("B2", "A1")
    #expect(pictures(Replay(.hunt(game)), 2) == ["X..\n.o.\n..."])
    for asked in [OpenedMessage.mine(game), .theirs(game)] {
      var seat = Seat(rules: .messages)
      seat.open(asked)
      let replay = try #require(seat.replay)
      #expect(pictures(replay, 0) == ["...\n...\n..."])
      #expect(pictures(replay, 2) == ["X..\n.o.\n..."])
      #expect(replay.scene(after: 2, in: .english, for: players).saying?.text == "A1: sunk, a boat! The game goes on.")
    }
  }

  @Test func `the story of a seat includes the unsent shots, and its end is told to the person who sits there`() throws
  {
    var seat = Seat(rules: .messages)
    #expect(seat.replay == nil)
    seat.open(.theirs(try hunt()))
    #expect(seat.replay == nil)
    seat.fire("A1", "C3")
    let replay = try #require(seat.replay)
    #expect(
      replay.scene(after: 2, in: .english, for: players).saying?.text
        == "C3: sunk, a boat! You win! You destroyed all the ships!")
    seat.open(.mine(try hunt("A1", "C3")))
    let mine = try #require(seat.replay)
    #expect(
      mine.scene(after: 2, in: .english, for: players).saying?.text == "C3: sunk, a boat! John destroyed all the ships!"
    )
  }

  @Test func `any open game looks the same for all undiscovered ships`() {
    forAll("a replay of an open hunt depends on its chart alone", count: 200) { chance in
      guard let one = try? Fleet.random(rules: .skirmish, using: &chance),
        let other = try? Fleet.random(rules: .skirmish, using: &chance)
      else { return false }
      var games = [Game(fleet: one), Game(fleet: other)]
      // Shots with the same results in both fleets.
      let water = one.rules.board.cells.subtracting(one.cells).subtracting(other.cells)
      for cell in water.prefix(Int.random(in: 0..<9, using: &chance)) {
        for place in games.indices { _ = try? games[place].fire(at: cell) }
      }
      let stories = games.map { Replay(.hunt($0)) }
      return (0...stories[0].stepCount).allSatisfy { step in
        stories[0].scene(after: step, in: .english, for: players)
          == stories[1].scene(after: step, in: .english, for: players)
      }
    }
  }

  private func duel() throws -> [Duel] {
    let rules = Rules.messages.withoutLosingMiss
    var chance = SplitMix64(seed: 1)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    var duel = try Duel.challenge(Fleet(named: "A1,C3", rules: rules), key: keys[0], using: &chance)
    var all = [duel]
    func cell(_ name: String) throws -> Cell { try #require(Cell(name)) }
    try duel.join(Fleet(named: "A3,C1", rules: rules), shots: [.a1], key: keys[1], using: &chance)
    try duel.fire(at: [try cell("B2")], key: keys[0])
    all.append(duel)
    var resigned = duel
    try resigned.resign(key: keys[1])
    try duel.fire(at: [try cell("C3")], key: keys[1])
    try duel.sendAnswers(key: keys[0])
    all.append(duel)
    try duel.open(key: keys[1])
    return all + [duel, resigned]
  }

  @Test func `a duel shows the opened ships: none, then the loser's, then both`() throws {
    let duels = try duel()
    let stories = duels.map { Replay(.duel($0)) }
    #expect(stories.map(\.stepCount) == [0, 2, 3, 3, 2])
    #expect(pictures(stories[0], 0) == ["...\n...\n...", "...\n...\n..."])
    #expect(pictures(stories[1], 2) == ["X..\n...\n...", "...\n.*.\n..."])
    #expect(pictures(stories[2], 0) == ["#..\n...\n..#", "...\n...\n..."])
    #expect(pictures(stories[3], 3) == ["X..\n...\n..X", "..#\n.o.\n#.."])
    let words = stories.enumerated().map { $1.scene(after: $1.stepCount, in: .english, for: players).words }
    #expect(
      words == [
        "Shot 0/0 | Hit 0/2 | Hit 0/2 | Nobody has fired yet.",
        "Shot 2/2 | Hit 1/2 | Hit 0/2 | The first player: B2, not answered yet. The game goes on.",
        "Shot 3/3 | Hit 2/2 | Hit 0/2 | The second player: C3 sunk, a boat. According to this link: The second player has won. Not everything is checked yet.",
        "Shot 3/3 | Hit 2/2 | Hit 0/2 | The second player: C3 sunk, a boat. According to this link: The second player has won. Every answer was true.",
        "Shot 2/2 | Hit 1/2 | Hit 0/2 | The first player: B2 miss. According to this link: The first player has won, because the other player gave up. Not everything is checked yet.",
      ])
  }

  @Test func `at a seat of a duel, one's own board is the second, and shots are labelled as mine and theirs`() throws {
    var table = DuelTable(under: Terms(on: .messages))
    for (place, names) in [["A1", "C3"], ["A3", "C1"]].enumerated() {
      for name in names { try table.handle(at: place, .placed(try #require(Ship(name)))) }
      try table.handle(at: place, .button(.finished))
    }
    try table.handle(at: 1, .pressed)
    let running = try #require(table.seats[0].replay)
    #expect(pictures(running, 1) == ["...\n...\n...", "X..\n...\n..."], "not sent yet, but seen on one's own board")
    try table.handle(at: 0, .pressed)
    try table.handle(at: 1, .pointed(try #require(Cell("C3"))), .pressed)
    let sayings = try (0...1).map { place in
      let replay = try #require(table.seats[place].replay)
      return replay.scene(after: 1, in: .english, for: players).saying?.text
    }
    #expect(sayings == ["John: A1 sunk, a boat.", "You sank the Boat at A1!"])
    for place in [0, 1] { try table.advance(at: place) }
    let over = try #require(table.seats[0].replay)
    #expect(over.stepCount == 3)
    #expect(pictures(over, 3) == ["o.#\n...\n#..", "X..\n...\n..X"])
    let end = over.scene(after: 3, in: .english, for: players)
    #expect(end.saying?.text == "John sank your Boat at C3! You lost. Both played fair: every answer was true.")
    #expect(end.title == "Replay")
    #expect(end.buttons.isEmpty)
    #expect(end.boards.map(\.name) == ["Enemy waters", "Your fleet"])
  }

  @Test func `watching other people's duel at a seat shows only what its link shows`() throws {
    let duels = try duel()
    var seat = Seat(rules: duels[1].rules)
    seat.open(.watching(duels[1]))
    #expect(seat.replay == Replay(.duel(duels[1])))
    seat.open(.watching(duels[0]))
    #expect(seat.replay == nil)
  }

  @Test func `opened ships answer the last shots of a resigned duel, unless an earlier answer was untrue`() throws {
    let rules = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2]), losingMiss: nil)
    let fleets = try ["A1-A2", "C1-C2"].map { try Fleet(named: $0, rules: rules) }
    let cells = try ["A1", "B3", "A2"].map { try #require(Cell($0)) }
    var chance = Chance(seed: 4)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    var duel = try Duel.challenge(fleets[0], volley: .shots(1), key: keys[0], using: &chance)
    duel = try duel.after(.join(fleets[1], shots: [cells[0]]), key: keys[1], using: &chance)
    duel = try duel.after(.fire([cells[1]]), key: keys[0], using: &chance)
    duel = try duel.after(.fire([cells[2]]), key: keys[1], using: &chance)
    duel = try duel.after(.resign, key: keys[0], using: &chance)
    #expect(Replay(.duel(duel)).steps.map(\.result) == [.hit, .miss, .sunk(try #require(Ship("A1-A2")))])
    let lied = try Duel(messageURL: duel.messageURL().replacing(".h_", with: ".m_"))
    let replay = Replay(.duel(lied))
    #expect(replay.steps.map(\.result) == [.miss, .miss, nil])
    #expect(lied.openedFleet(of: .first) == fleets[0])
    for step in 0...3 { #expect(replay.boards(after: step, in: .english).count == 2) }
  }
}
