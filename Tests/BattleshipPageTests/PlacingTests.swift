// Placing ships on the page: they start at random, are picked up, dragged, and moved in from the edge.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipPage

@Suite struct PlacingTests {
  @Test(arguments: [PageAction.hide, .challenge, .playComputer])
  func `the ships start on the board, and can be sent at once`(action: PageAction) throws {
    let window = Window()
    window.press(action)
    #expect(window.label(.seat(.finished)) == "Finished")
    #expect(window.scene.buttons.last?.action == .seat(.finished))
    window.press(.clear)
    #expect(window.label(.seat(.finished)) == nil)
    #expect(window.label(.page(.clear)) == nil)
    #expect(try !window.picture().contains("#"))
  }

  @Test func `a cleared board comes back, also with the key, and one ship after the other is taken back`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.begin(.challenge)
    #expect(window.label(.page(.turn)) != nil)
    try window.press("A1 C1 E1")
    // The buttons stay where they are; those without a use are disabled.
    let buttons = window.scene.buttons.map(\.action).filter { $0 != .seat(.finished) }
    #expect(window.label(.page(.turn)) == nil)
    let placed = try window.picture()
    for undo in [{ window.press(.takeBack) }, { try window.say("key u") }] {
      window.press(.clear)
      #expect(window.scene.buttons.map(\.action).filter { $0 != .seat(.finished) } == buttons)
      #expect(window.label(.page(.clear)) == nil)
      try undo()
      #expect(try window.picture() == placed)
    }
    window.press(.takeBack)
    #expect(try window.picture().filter { $0 == "#" }.count == 5)
  }

  @Test func `undo brings back what lay there before a shuffle or a move, and the first layout stays`() throws {
    let window = Window()
    window.press(.playComputer)
    let first = try window.picture()
    #expect(window.label(.page(.takeBack)) == nil)
    window.press(.shuffle)
    #expect(try window.picture() != first)
    window.press(.takeBack)
    #expect(try window.picture() == first)
    // The first ship moves to the first place with room for it.
    let draft = try #require(window.page.table?.seat.placing?.draft)
    let ship = draft.ships[0]
    var others = draft
    _ = others.removeShip(at: ship.first)
    let moved = try #require(
      draft.rules.board.cells.lazy.compactMap { Ship(first: $0, length: ship.length, direction: ship.direction) }
        .first { $0 != ship && others.obstacle(to: $0) == nil })
    try window.say("drag \(ship.first) \(moved.first)")
    let byHand = try window.picture()
    #expect(byHand != first)
    // A shuffle after a move goes back to the move.
    window.press(.shuffle)
    window.press(.shuffle)
    window.press(.takeBack)
    #expect(try window.picture() == byHand)
    try window.say("drag \(moved.first) \(ship.first)")
    window.press(.takeBack)
    #expect(try window.picture() == byHand)
  }

  @Test(arguments: ["t", "ArrowDown", "b"])
  func `a key that changes no ship leaves placed ships the next step`(key: String) throws {
    let window = Window()
    window.press(.playComputer)
    try window.say("key \(key)")
    #expect(window.scene.buttons.last?.action == .seat(.finished))
    #expect(window.scene.buttons.last?.isMain == true)
  }

  @Test func `a key that names a place off the board is answered, until the next key`() throws {
    let window = Window()
    try window.say("chose rules 0")
    window.press(.playComputer)
    try window.say("key d")
    #expect(window.scene.refusal == "D is not on the board of 3x3.")
    try window.say("key b")
    #expect(window.scene.refusal.isEmpty)
    try window.say("key 4")
    #expect(window.scene.refusal == "B4 is not on the board of 3x3.")
  }

  @Test func `a ship at the edge is moved in`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.begin(.challenge)
    try window.press("A6")
    #expect(try window.picture().prefix(6) == "...###")
    #expect(window.scene.refusal.isEmpty)
  }

  @Test func `a ship is picked up in its direction, and put down where the water is tapped`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.begin(.challenge)
    try window.say("key t")
    try window.press("A1")
    try window.say("key t")
    try window.say("tap B1")
    #expect(try !window.picture().contains("#"))
    try window.say("tap D6")
    let picture = try window.picture()
    // The next ship waits where it fits.
    #expect(picture == "......\n......\n......\n.....#\n+....#\n+....#", "\(picture)")
  }

  @Test func `Enter picks up the ship under the cursor, and puts it down`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.begin(.challenge)
    try window.press("A1 C1 E1")
    for key in ["a", "2", "Enter"] { try window.say("key \(key)") }
    #expect(try window.picture().hasPrefix("+++"))
    for key in ["b", "1", "Enter"] { try window.say("key \(key)") }
    #expect(try window.picture() == "......\n###...\n##....\n......\n##....\n......")
  }

  @Test func `a ship is dragged, and stays where there is no room`() throws {
    let window = Window()
    // Without the ship in the hand.
    func placed() throws -> String { try window.picture().replacing("+", with: ".") }
    try window.say("chose rules 1")
    window.begin(.challenge)
    try window.press("A1 C1")
    try window.say("drag A2 E3")
    #expect(try placed() == "......\n......\n##....\n......\n.###..\n......")
    try window.say("drag E4 C2")
    #expect(try placed() == "......\n......\n##....\n......\n.###..\n......")
    // Dragged beyond the edge, it moves onto the board.
    try window.say("drag E2 A6")
    #expect(try placed() == "...###\n......\n##....\n......\n......\n......")
  }

  @Test func `a ship is dragged beside another one that is in the hand, which stays as it was`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.press(.playComputer)
    window.press(.clear)
    try window.press("A1 C1")
    try window.say("key t")
    let before = try window.picture()
    // Where there is no room the ship stays, and the game is not taken for one that another window continued.
    for drag in ["drag A2 C2", "drag A2 F2", "drag F2 A2"] {
      try window.say(drag)
      #expect(window.scene.notes.isEmpty && window.scene.refusal.isEmpty)
      #expect(try drag.hasSuffix("F2") == (window.picture() != before))
    }
    #expect(try window.picture() == before)
  }

  @Test func `a ship that is dragged is the only one that moves, also while another one is in the hand`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.press(.playComputer)
    window.press(.clear)
    try window.press("A1 C1")
    try window.say("key t")
    let before = (try window.picture(), window.scene.saying, window.scene.ships)
    func held() -> [Int] { window.scene.ships[0].ships.filter { $0.state == .inHand }.map { $0.hits.count } }
    #expect(held() == [2])
    // Only the dragged ship has a ghost.
    try window.say("lift A2 D4")
    #expect(try window.picture() == "......\n......\n##....\n..+++.\n......\n......")
    #expect(window.scene.saying == "Cruiser: let go to put it at D3" && held() == [3])
    try window.say("lift A2 C3")
    #expect(try window.picture() == "......\n......\n#---..\n......\n......\n......")
    #expect(window.scene.saying.string.contains("Destroyer"))
    try window.say("drag A2 C3")
    #expect(try window.picture() == before.0)
    #expect(window.scene.saying == before.1 && window.scene.ships == before.2)
    try window.say("lift A2 F5")
    try window.say("drag A2 F5")
    #expect(try window.picture().replacing("+", with: ".") == "......\n......\n##....\n......\n......\n...###")
    #expect(held() == [2])
  }

  @Test func `Escape puts a ship in the hand back where it lay, and only then leaves`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.press(.playComputer)
    let before = try window.picture()
    let ship = try #require(
      before.split(separator: "\n").enumerated().compactMap { row, line in
        line.firstIndex(of: "#").flatMap { Cell(row: row, column: line.distance(from: line.startIndex, to: $0)) }
      }.first)
    try window.press(ship.description)
    #expect(try window.picture() != before)
    try window.say("key Escape")
    #expect(try window.picture() == before && window.scene.place == .game)
    try window.say("key Escape")
    #expect(window.scene.place == .title)
  }

  @Test func `a ship of the list is taken in the hand, and dragged from there`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.press(.playComputer)
    window.press(.clear)
    func held() -> [Int] { window.scene.ships[0].ships.filter { $0.state == .inHand }.map { $0.hits.count } }
    #expect(held() == [3])
    // A tap takes it; another tap on it changes nothing.
    for _ in 1...2 {
      try window.say("button ship-2")
      #expect(held() == [2])
    }
    func placed() throws -> String { try window.picture().replacing("+", with: ".") }
    try window.say("lift ship-2 E2")
    #expect(try placed() == "......\n......\n......\n......\n......\n......")
    try window.say("drag ship-2 E2")
    #expect(try placed() == "......\n......\n......\n......\n.##...\n......")
    #expect(held() == [3])
    // Where another ship lies, and beside the board, it stays in the hand.
    try window.say("drag ship-3 E3")
    #expect(PageEvent(text: Array("drag ship-3 ship-3".utf8)) == nil)
    #expect(try placed() == "......\n......\n......\n......\n.#---.\n......")
    #expect(held() == [3])
    try window.say("drag ship-3 A1")
    try window.say("button ship-3")
    // One that is placed is picked up, and stays in the hand while another one is dragged.
    #expect(held() == [3])
    #expect(try placed() == "......\n......\n......\n......\n.##...\n......")
    try window.say("drag E2 F6")
    #expect(try placed() == "......\n......\n......\n......\n......\n....##")
    #expect(held() == [3])
  }

  @Test func `the key for the next step puts ships down, and only the button finishes`() throws {
    let window = Window()
    window.press(.challenge)
    try window.say("key r")
    let placed = try window.picture()
    let board = try #require(window.page.table?.seat.placing?.draft)
    let water = try #require(board.rules.board.cells.first { board.ship(at: $0) == nil })
    try window.say("hover \(water)")
    try window.say("key Enter")
    #expect(window.page.table?.seat.placing != nil)
    #expect(try window.picture() == placed)
    window.press(.finished)
    #expect(window.page.table?.seat.placing == nil)
  }

  @Test func `a volley needs one tap a cell, and a single shot from a small cell two`() throws {
    var pair = try Pair(volley: 1)
    let window = try pair.opened()
    window.press(.join)
    window.press(.finished)
    try window.say("tap A1")
    try window.say("tap A2")
    #expect(try window.picture().prefix(3) == "**.")
    pair = try Pair()
    let single = try pair.opened()
    single.press(.join)
    single.press(.finished)
    try single.say("tap A1")
    #expect(single.link == nil)
    try single.say("tap A1")
    #expect(single.link != nil)
  }
}
