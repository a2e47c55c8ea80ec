// The original demo's game on a terminal: ships on A1 and C3, a hit, a miss, another hit; each screen equals the app's.

@testable import BattleshipApp
@testable import BattleshipPlay
@testable import BattleshipText
import TerminalHarness
import Testing

@Suite("The game: the demo", .waits) struct DemoTests {
  @Test func `John hides two ships, Kate hits, misses and hits, and replies`() throws {
    let mirror = try Mirror.start()
    let terminal = mirror.terminal
    /// Presses keys, and expects a screen with these texts and a board with these cells.
    func goOn(_ keys: Key..., says: [String], _ marks: [String: [String]] = [:]) throws {
      for key in keys { try mirror.press(key) }
      for text in says { #expect(terminal.find(text) != nil, "no \(text) in \(terminal.picture)") }
      for (mark, cells) in marks {
        #expect(terminal.wait { SeenBoard($0)?.cells(showing: mark) == cells }, "\(mark) \(terminal.picture)")
      }
    }
    try goOn(says: ["John's phone", "[>Start game<]"])
    // The ship to place is visible where Enter puts it.
    try goOn(.enter, says: ["Ships to place: 2", "[ Finished ]"], ["█": ["A1"]])
    try goOn(.enter, says: ["Ships to place: 1", "[ Finished ]"], ["█": ["A1", "A2"]])
    try goOn(.down, .down, .right, .enter, says: ["All ships are placed", "[>Finished<]"], ["█": ["A1", "C3"]])
    try goOn(.enter, says: ["John placed their ships! Can you find them?", "[>Send<]"])
    try goOn(.enter, says: ["John placed their ships! Can you find them?", "[>I am Kate: unlock<]"])
    try goOn(.enter, says: ["Kate's phone", "Enter opens", "John placed their"])
    try goOn(.enter, says: ["Lives 3/3", "Hit 0/2"], ["█": [], "•": []])
    try goOn(.enter, says: ["Lives 3/3", "Hit 1/2", "A1: sunk"], ["█": ["A1"], "•": []])
    // After a sinking and a miss the cursor stays.
    try goOn(.down, .right, .enter, says: ["Lives 2/3", "Hit 1/2", "B2: miss."], ["█": ["A1"], "•": ["B2"]])
    try goOn(
      .down, .right, .enter, says: ["Lives 2/3", "Hit 2/2", "[>Reply with the result<]"],
      ["█": ["A1", "C3"], "•": ["B2"]])
    try goOn(.enter, says: ["Kate destroyed all the ships!", "[>Send<]"])
    try goOn(.enter, says: ["Kate destroyed all the ships!", "[>I am John: unlock<]"])
    try goOn(
      .enter, says: ["John's phone", "Hit 2/2", "Kate destroyed", "[>Play again<]"], ["█": ["A1", "C3"], "•": ["B2"]])
    terminal.type("q")
    #expect(terminal.end() == .status(0))
  }
}
