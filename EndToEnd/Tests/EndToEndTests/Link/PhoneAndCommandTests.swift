// A duel between a phone and commands: links are pasted at one and passed to the other, and both verdicts agree.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

@Suite("By link: a phone and commands", .waits) struct PhoneAndCommandTests {
  private let table: DuelFolder
  private let terminal: TerminalSession
  private let player: Player

  init() throws {
    table = try DuelFolder()
    terminal = try TerminalSession(
      [built("battleship-tui"), "play", "--duel", "--rules", "3x3:1.1"],
      environment: ["XDG_STATE_HOME": table.state("phones")])
    player = Player(terminal: terminal)
    try #require(terminal.shows("[>Start game<]"), "\(terminal.picture)")
  }

  /// John, who plays by commands, pastes his link at his phone; Kate opens it at hers.
  private func hand(_ link: String, opening bubble: String) throws {
    try player.beginTyping()
    terminal.paste(link)
    try player.expect(bubble, #_sourceLocation)
    terminal.type("\r")
    try player.press(button: "I am Kate: unlock")
  }

  /// The link that Kate's phone sent, which John copies from his.
  private func copied() throws -> String {
    try player.press(button: "I am John: unlock")
    // The duel is not his phone's, so it can only be watched there.
    try player.expect("According to this link", #_sourceLocation)
    let before = terminal.output.copied.count
    terminal.type("y")
    try #require(terminal.wait { $0.output.copied.count > before }, "\(terminal.picture)")
    terminal.type("\r")
    return try #require(terminal.output.copied.last)
  }

  @Test func `a duel is played to its fair end, and no ship is revealed before`() throws {
    var run = try table.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3")
    try hand(table.message(run), opening: "hid their ships for a duel")
    try player.expect("Ships to place: 2", #_sourceLocation)
    terminal.type("a3\rc1\r")
    try player.expect("[>Finished<]", #_sourceLocation)
    terminal.type("\r")
    try player.expect("Fire a shot", #_sourceLocation)
    terminal.type("b2\r")
    for (shot, answer) in [("A3", "a1"), ("C1", nil)] as [(String, String?)] {
      let link = try copied()
      #expect(try Duel(messageURL: link).openings.isEmpty)
      run = try table.run("ann", "shoot", "-", shot, input: link)
      #expect(run.status == 0)
      #expect(run.complaint.isEmpty)
      try hand(table.message(run), opening: "fired at \(shot)")
      guard let answer else { break }
      try player.expect("Fire a shot", #_sourceLocation)
      terminal.type(answer + "\r")
    }
    // Kate's last answers are sent, and the commands open the winner's ships.
    try player.expect("Send the answers to end the duel.", #_sourceLocation)
    terminal.type("\r")
    let lost = try copied()
    run = try table.run("ann", "shoot", "-", input: lost)
    #expect(try Duel(messageURL: table.message(run)).verdict == .fair)
    try hand(table.message(run), opening: "has won")
    try player.expect("Both played fair", #_sourceLocation)
  }
}
