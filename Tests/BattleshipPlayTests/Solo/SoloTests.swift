// A game against the computer: duels are played, shown shot by shot, decided, and played again.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct SoloTests {
  private let small: Rules

  init() throws {
    small = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 1]), losingMiss: nil)
  }

  private func ship(_ name: String) throws -> Ship { try #require(Ship(name)) }

  private func cell(_ name: String) throws -> Cell { try #require(Cell(name)) }

  @Test func `the person hides ships, fires first, and sees the computer's shots`() throws {
    var table = try SoloTable(small)
    #expect(table.scene.kind == .hiding)
    #expect(table.scene.words.hasPrefix("Ships to place: 2"))
    try table.handle(.placed(try ship("A1-A2")), .placed(try ship("C3")), .button(.finished))
    #expect(table.scene.words == "Fire a shot | Hit 0/3 | They hit 0 of 3")
    #expect(table.scene.boards.map(\.picture) == ["...\n...\n...", "##.\n...\n..#"])
    try table.handle(.pointed(.a1), .pressed)
    let duel = try #require(table.solo.duel)
    #expect(duel.turns.count == 2)
    #expect(duel.turns[0].shots == [.a1])
    #expect(table.scene.saying?.text.string.hasPrefix("A1: ") == true)
    let answer = try #require(table.scene.saying?.then?.string)
    #expect(answer.hasPrefix("The computer "))
    #expect(answer.contains("\(duel.turns[1].shots[0])") || answer.contains("sank"))
    #expect(table.solo.focus == .board)
    #expect(table.solo.controls.keyContext == .attack)
    #expect(table.solo.controls.naming(with: .character("b")) != nil)
  }

  @Test func `a duel ends fair without a press of the person, is counted, and the other player begins the next`() throws
  {
    var chance = Chance(seed: 5)
    var table = try SoloTable(small)
    var begun: [Bool] = []
    var turned: [String] = []
    for round in 1...4 {
      begun.append(table.solo.firesFirst)
      while table.solo.duel?.winner == nil { try table.step(using: &chance) }
      #expect(table.solo.duel?.verdict == .fair)
      #expect(table.solo.score.person + table.solo.score.computer == round)
      #expect(table.scene.labels == ["Play again", "Watch again", "How lucky?", "Leave"])
      #expect(table.solo.focus == .button(.start))
      // Against the computer, answers and seals are not mentioned.
      #expect(["You win!", "You lost."].contains(table.scene.saying?.whole.string))
      #expect(VisibleTable(table.solo).end(in: .english)?.hasWon == (table.scene.saying?.text.string == "You win!"))
      if let end = VisibleTable(table.solo).end(in: .english), let duel = table.solo.duel, let winner = duel.winner {
        let replay = try #require(table.solo.seat.replay)
        #expect((end.turned != nil) == (replay.lastLevel(before: winner) != nil))
        #expect(replay.lastLevel(before: winner.other) == nil)
        turned += [end.turned?.string].compactMap { $0 }
      }
      #expect(table.solo.spoken(in: .english) == [try #require(table.scene.saying?.whole)])
      let score = table.solo.score
      try table.handle(.button(.start))
      #expect(table.solo.score == score)
      #expect(table.scene.kind == .hiding)
    }
    #expect(begun == [true, false, true, false])
    #expect(turned.count == 4 && turned[0] == "Where it turned: 2 hits each after 5 shots; then you led.")
  }

  @Test func `giving up is the computer's win`() throws {
    var table = try SoloTable(small)
    try table.handle(.shuffled(seed: 1), .button(.finished), .pointed(.a1), .pressed)
    try table.handle(.button(.resign))
    #expect(table.solo.duel?.winner == nil)
    #expect(table.scene.labels == ["Play on", "Give up now"])
    let fired = try #require(table.solo.duel).unansweredShots(at: .second)
    try table.handle(.button(.resign))
    try #require(fired.count == 1)
    #expect(table.scene.boards[1].newest == CellSet(fired))
    #expect(table.scene.boards[1].shots.last?.cell == fired[0])
    #expect(table.solo.score == Solo.Wins(person: 0, computer: 1))
    #expect(table.scene.words.contains("You gave up."))
  }

  @Test func `the computer's shots are shown one by one, by Enter or by the clock, and then the seat is free`() throws {
    var table = try SoloTable(small, volley: .shots(3))
    try table.handle(.placed(try ship("A1-A2")), .placed(try ship("C3")), .button(.finished))
    for name in ["B1", "B2", "B3"] { try table.handle(.pointed(try cell(name)), .pressed) }
    #expect(!table.solo.isShowing)
    try table.handle(.button(.fire))
    let shots = try #require(table.solo.duel).unansweredShots(at: .second)
    #expect(shots.count == 3)
    #expect(table.solo.isShowing)
    for count in 1...3 {
      let scene = table.scene
      #expect(scene.title == "The computer fires")
      #expect(scene.facts[0].text.string == "Shot \(count) of 3")
      #expect(scene.labels == ["Next shot"])
      #expect(table.solo.targets == [.button(.nextShot)])
      // Shots that were not shown are neither on the board nor among the lost cells.
      let seen = shots.prefix(count)
      let marked = Array(small.board.cells).filter { ![.water, .ship].contains(scene.boards[1][$0]) }
      #expect(CellSet(marked) == CellSet(seen))
      let lost = seen.count { ["A1", "A2", "C3"].contains($0.description) }
      #expect(scene.facts.last?.text.string == "They hit \(lost) of 3")
      #expect(table.solo.spoken(in: .english) == [try #require(scene.saying?.whole)])
      #expect(table.solo.controls.event(for: .next, seed: 0) == .button(.nextShot))
      #expect(table.solo.controls.event(for: .quit, seed: 0) == nil)
      #expect(table.solo.controls.naming(with: .character("a")) == nil)
      // A cell cannot be chosen meanwhile.
      try table.handle(.pointed(.a1), .pressed)
      #expect(table.scene == scene)
      if count == 2 { try table.handle(.button(.nextShot)) } else { table.showNext() }
    }
    #expect(table.solo.phase == .atSeat)
    #expect(table.scene.title != "The computer fires")
    #expect(table.shownShots == 3)
  }

  @Test func `the button below a last shot, which seems to give up, shows how the game ended`() throws {
    var (chance, losses) = (Chance(seed: 2), 0)
    for seed: UInt64 in 1...12 {
      var table = try SoloTable(small, seed: seed)
      while table.solo.duel?.winner == nil, !table.solo.isShowing { try table.step(using: &chance) }
      guard table.solo.isShowing else { continue }
      losses += 1
      #expect(table.scene.labels == ["Give up"])
      try table.handle(.button(.resign))
      #expect(!table.solo.isShowing && table.solo.duel?.isResigned == false)
    }
    #expect(losses > 0)
  }

  @Test
  func `while the computer thinks nothing at the seat changes, and a thought of another moment is ignored`()
    throws
  {
    var solo = try SoloTable(small).solo
    for ship in ["A1-A2", "C3"] { solo.update(.placed(try self.ship(ship))) }
    solo.update(.button(.finished))
    solo.update(.pressed)
    let thought = try #require(solo.thought)
    #expect(solo.isThinking)
    #expect(solo.scene(in: .english).saying?.text == "The computer is thinking.")
    #expect(solo.spoken(in: .english) == ["The computer is thinking."])
    #expect(solo.targets.isEmpty)
    #expect(solo.focus == nil)
    #expect(solo.controls.keyContext == .conversation)
    #expect(solo.controls.event(for: .next, seed: 0) == nil)
    let before = solo
    for event in [SeatEvent.pressed, .pointed(.a1), .button(.nextShot), .button(.resign), .shuffled(seed: 3)] {
      solo.update(event)
    }
    solo.showNext()
    #expect(solo == before)
    var other = Opponent(level: .easy, key: solo.computersKey, randomness: RandomSource(seed: 9))
    let stale = Thought(level: .easy, key: other.key, randomness: RandomSource(seed: 9), job: .challenge(solo.terms))
    solo.take(stale.finished())
    #expect(solo == before)
    solo.take(thought.finished())
    #expect(!solo.isThinking && solo.saved != before.saved)
    let answered = solo
    solo.take(thought.finished())
    #expect(solo == answered)
    // In a duel in which the person is to move, the computer has nothing to do.
    #expect(try other.answer(to: try #require(solo.duel)) == nil)
  }

  @Test func `a game on a board without room for the ships says so`() throws {
    let full = try Rules(
      board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([1, 1, 1, 1, 1]), losingMiss: nil)
    let table = try SoloTable(full.withShipsApart)
    #expect(table.scene.words == "The ships do not fit on the board.")
    #expect(table.scene.kind == .waiting)
    #expect(table.solo.spoken(in: .english) == ["The ships do not fit on the board."])
  }

  @Test func `before the first challenge exists, the screen says that the computer hides its ships`() throws {
    var chance = Chance(seed: 2)
    let solo = Solo(
      level: .strong, terms: try Terms(rules: small), key: PlayerKey(using: &chance),
      computersKey: PlayerKey(using: &chance), randomness: RandomSource(seed: 4))
    #expect(solo.isThinking)
    #expect(solo.scene(in: .english).title == "The computer, strong")
    #expect(solo.scene(in: .english).words == "The computer hides its ships.")
    #expect(solo.spoken(in: .english) == ["The computer hides its ships."])
  }
}
