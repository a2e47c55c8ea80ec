// The focus at a seat, and the meaning of keys there.

import BattleshipCore
import Testing

@testable import BattleshipPlay

@Suite struct FocusTests {
  private func hunting() throws -> Seat {
    var seat = Seat(rules: .messages)
    seat.open(.theirs(try demoGame()))
    return seat
  }

  @Test func `the board has the focus until there is a button for the next step`() throws {
    var seat = Seat(rules: .messages)
    #expect(seat.targets(by: .conversation) == [.board])
    #expect(seat.focus(by: .conversation) == .board)
    _ = seat.update(.shuffled(seed: 1))
    #expect(seat.targets(by: .conversation) == [.board, .button(.finished)])
    #expect(seat.focus(by: .conversation) == .button(.finished))
    _ = seat.update(.focused(.board))
    #expect(seat.focus(by: .conversation) == .board)
    #expect(seat.hasChosenFocus)
    _ = seat.update(.shuffled(seed: 2))
    #expect(seat.focus(by: .conversation) == .button(.finished))
    #expect(!seat.hasChosenFocus)
  }

  @Test func `a ship is offered as long as one is missing`() throws {
    var seat = Seat(rules: .messages)
    #expect(seat.hints(by: .conversation).contains(.places))
    seat.update(.shuffled(seed: 1))
    for cell in Rules.messages.board.cells {
      seat.update(.focused(.board))
      seat.update(.pointed(cell))
      #expect(!seat.hints(by: .conversation).contains(.places))
    }
  }

  @Test func `a finished game has buttons by how the players reach each other`() throws {
    var seat = Seat(rules: .messages)
    seat.open(.mine(Game.overUnrecorded(fleet: try demoGame().fleet)))
    #expect(seat.targets(by: .sharedKeyboard) == [.button(.start), .button(.handOver)])
    #expect(seat.targets(by: .conversation) == [.button(.start)])
    #expect(seat.targets(by: .link) == [.button(.start), .button(.leave)])
    // A game whose shots were recorded can be replayed.
    var game = try demoGame()
    for cell in game.fleet.cells { _ = try game.fire(at: cell) }
    seat.open(.mine(game))
    #expect(seat.targets(by: .conversation) == [.button(.start), .button(.watch)])
    #expect(seat.focus(by: .conversation) == .button(.start))
    #expect(seat.update(.button(.watch)).isEmpty)
    #expect(seat.update(.button(.leave)).isEmpty)
    seat.open(.mine(try demoGame()))
    #expect(seat.targets(by: .sharedKeyboard) == [.button(.handOver)])
    #expect(seat.focus(by: .link) == nil)
  }

  @Test func `arrows move within the board, and stay at its edge`() throws {
    let seat = try hunting()
    let b1 = try #require(Cell("B1"))
    #expect(seat.event(for: .down, by: .link, seed: 0) == .pointed(b1))
    #expect(seat.event(for: .up, by: .link, seed: 0) == .pointed(.a1))
    #expect(seat.event(for: .left, by: .link, seed: 0) == .pointed(.a1))
    #expect(seat.event(for: .help, by: .link, seed: 0) == nil)
  }

  @Test func `Enter is the next step, and Space only acts on the board`() throws {
    var seat = Seat(rules: .messages)
    #expect(seat.event(for: .next, by: .link, seed: 0) == .pressed)
    #expect(seat.event(for: .board(.press), by: .link, seed: 0) == .pressed)
    #expect(seat.event(for: .board(.shuffle), by: .link, seed: 9) == .shuffled(seed: 9))
    _ = seat.update(.shuffled(seed: 1))
    #expect(seat.event(for: .next, by: .link, seed: 0) == .button(.finished))
    #expect(seat.event(for: .board(.press), by: .link, seed: 0) == nil)
  }

  @Test func `a letter and a number name a cell, which a second digit may change`() throws {
    var seat = Seat(rules: .classic)
    #expect(seat.naming(with: .character("b"), by: .link) == .naming(TypedCell(row: 1)))
    // On a board with a row E, `e` names it and does not open the panel.
    #expect(seat.naming(with: .character("e"), by: .link) == .naming(TypedCell(row: 4)))
    _ = seat.update(.naming(TypedCell(row: 1)))
    let b1 = try #require(Cell("B1"))
    let first = try #require(seat.naming(with: .character("1"), by: .link))
    #expect(first == .naming(TypedCell(row: 1, column: 1), cursor: b1))
    #expect(!first.isTransient)
    _ = seat.update(first)
    #expect(seat.cursor == b1)
    let b10 = try #require(Cell("B10"))
    let second = try #require(seat.naming(with: .character("0"), by: .link))
    #expect(second == .naming(TypedCell(row: 1, column: 10), cursor: b10))
    _ = seat.update(second)
    #expect(seat.naming(with: .character("3"), by: .link) == .naming(TypedCell(row: 1, column: 10)))
    #expect(seat.naming(with: .character("z"), by: .link) == nil)
    #expect(seat.naming(with: .enter, by: .link) == nil)
    // One step back ends the name, and so does any other action on the board.
    #expect(seat.event(for: .back, by: .link, seed: 0) == .stoppedNaming)
    _ = seat.update(.turned)
    #expect(seat.naming == nil)
    #expect(seat.event(for: .back, by: .link, seed: 0) == nil)
  }

  @Test func `a key that names no cell of the board is refused only where it means nothing else`() {
    var seat = Seat(rules: .messages)
    func place(_ key: Key) -> SafeText? { seat.placeOffBoard(named: key, by: .link) }
    #expect(place(.character("d")) == "D" && place(.character("Z")) == "Z")
    // `t` turns the ship; there is a row B; a number needs a row; the others are no part of a name.
    for key in [Key.character("t"), .character("b"), .character("9"), .character("."), .character("ä"), .enter] {
      #expect(place(key) == nil, "\(key)")
    }
    _ = seat.update(.naming(TypedCell(row: 1)))
    #expect(place(.character("4")) == "B4" && place(.character("0")) == "B0" && place(.character("3")) == nil)
    _ = seat.update(.naming(TypedCell(row: 1, column: 1), cursor: .a1))
    #expect(place(.character("0")) == "B10")
    // With the focus on a button, a letter is no cell's name.
    _ = seat.update(.shuffled(seed: 1))
    #expect(place(.character("d")) == nil)
  }

  @Test func `a key has one meaning at each place`() {
    for context in KeyContext.allCases {
      let keys = KeyBindings.all.filter { $0.contexts.contains(context) }.flatMap(\.keys)
      #expect(Set(keys).count == keys.count, "\(context)")
    }
  }
}
