// Shots: their results, their costs, and how a game ends.

import BattleshipCore
import Testing

@Suite("Game") struct GameTests {
  private func game() throws -> Game {
    Game(fleet: try Fleet(picture: "a . .\n. . .\n. . b"))
  }

  private let skirmish = """
    a a a . .
    . . . b .
    . . . b .
    . . . . .
    """

  @Test func `the original's game is won when both ships are hit`() throws {
    var game = try game()
    #expect(game.status == .open)
    #expect(game.livesLeft == 3)
    #expect(try game.fire(at: cell("A1")) == .sunk(Ship(cell("A1"))))
    #expect(try game.fire(at: cell("B2")) == .miss)
    #expect(game.status == .open)
    #expect(game.livesLeft == 2)
    #expect(game.hitCount == 1)
    #expect(game.missCount == 1)
    #expect(try game.fire(at: cell("C3")) == .sunk(Ship(cell("C3"))))
    #expect(game.status == .won)
    #expect(game.shots.map(\.description) == ["A1", "B2", "C3"])
    #expect(game.opened == [try cell("A1"), try cell("B2"), try cell("C3")])
  }

  @Test func `the third miss loses, and nothing can be fired afterwards`() throws {
    var game = try game()
    for name in ["A2", "A3", "B1"] { #expect(try game.fire(at: cell(name)) == .miss) }
    #expect(game.status == .lost)
    #expect(game.livesLeft == 0)
    let over = game
    #expect(throws: PlayError.gameOver) { try game.fire(at: cell("A1")) }
    #expect(throws: PlayError.gameOver) { try game.fire(at: cell("D1")) }
    for name in ["A1", "D1", "C3"] { #expect(game.obstacle(to: try cell(name)) == .gameOver) }
    #expect(game == over)
  }

  @Test func `the same cell twice is refused and costs nothing, hit or miss`() throws {
    var game = try game()
    _ = try game.fire(at: cell("A1"))
    _ = try game.fire(at: cell("B2"))
    let before = game
    #expect(throws: PlayError.alreadyOpened(try cell("A1"))) { try game.fire(at: cell("A1")) }
    #expect(throws: PlayError.alreadyOpened(try cell("B2"))) { try game.fire(at: cell("B2")) }
    #expect(game.obstacle(to: try cell("B2")) == .alreadyOpened(try cell("B2")))
    #expect(game.obstacle(to: try cell("B3")) == nil)
    #expect(game == before)
  }

  @Test func `a shot off the board is refused and costs nothing`() throws {
    var game = try game()
    let before = game
    #expect(throws: PlayError.cellOffBoard(try cell("A4"), Rules.messages.board)) { try game.fire(at: cell("A4")) }
    #expect(throws: PlayError.cellOffBoard(try cell("D1"), Rules.messages.board)) { try game.fire(at: cell("D1")) }
    #expect(game == before)
  }

  @Test func `a longer ship is hit until its last cell sinks it`() throws {
    var game = Game(fleet: try Fleet(picture: skirmish, misses: nil))
    #expect(try game.fire(at: cell("A2")) == .hit)
    #expect(try game.fire(at: cell("A1")) == .hit)
    #expect(try game.fire(at: cell("B4")) == .hit)
    #expect(try game.fire(at: cell("A3")) == .sunk(ship("A1", "A3")))
    #expect(try game.fire(at: cell("C4")) == .sunk(ship("B4", "C4")))
    #expect(game.status == .won)
    #expect(game.livesLeft == nil)
  }

  @Test func `the shot that sinks a ship is a hit as well`() throws {
    var game = Game(fleet: try Fleet(picture: skirmish, misses: nil))
    let results = try ["A2", "A4", "A1", "A3"].map { try game.fire(at: cell($0)) }
    #expect(results == [.hit, .miss, .hit, .sunk(try ship("A1", "A3"))])
    #expect(results.map { $0.isHit } == [true, false, true, true])
  }

  @Test func `misses that never lose let every cell be opened`() throws {
    var game = Game(fleet: try Fleet(picture: "a . .\n. . .", misses: nil))
    for name in ["A2", "A3", "B1", "B2", "B3"] { _ = try game.fire(at: cell(name)) }
    #expect(game.status == .open)
    #expect(game.missCount == 5)
    _ = try game.fire(at: cell("A1"))
    #expect(game.status == .won)
  }

  @Test func `an unrecorded finished game takes no shot`() throws {
    var game = Game.overUnrecorded(fleet: try game().fleet)
    #expect(game.status == .overUnrecorded)
    #expect(throws: PlayError.gameOver) { try game.fire(at: cell("A1")) }
    #expect(try game != self.game())
  }

  @Test func `games are equal when their ships and shots are`() throws {
    var (one, other) = (try game(), try game())
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    _ = try one.fire(at: cell("A2"))
    #expect(one != other)
    _ = try other.fire(at: cell("A2"))
    #expect(one == other)
  }
}
