// A duel played on a screen by one side and by commands by the other: the screen, and the message left on the terminal.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

@Suite("By link: duels on a screen", .waits) struct DuelOnScreenTests {
  private let table: DuelFolder

  init() throws { table = try DuelFolder() }

  private func start(_ player: String, _ words: [String], input: String? = nil) throws -> TerminalSession {
    if let input {
      try write(input, to: table.folder.path + "/in-\(player)")
      return try TerminalSession(
        ["/bin/sh", "-c", "exec \"$0\" \"$@\" < '\(table.folder.path)/in-\(player)'", built("battleship-tui")] + words,
        environment: ["XDG_STATE_HOME": table.state(player)], columns: 200)
    }
    return try TerminalSession(
      [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": table.state(player)], columns: 200)
  }

  /// Leaves the page with the link to send.
  private func leaveLink(on terminal: TerminalSession) throws {
    try #require(terminal.shows("[>Copy the link<]"), "\(terminal.picture)")
    terminal.type("q")
  }

  /// The message on the terminal after the program has given it back.
  private func message(_ terminal: TerminalSession) -> String {
    #expect(terminal.end() == .status(0))
    let lines = terminal.picture.filter { !$0.isEmpty }
    let first = lines.firstIndex { $0.hasPrefix("battleship:?") } ?? lines.endIndex
    return lines[first...].prefix { !$0.hasPrefix("battleship-tui: ") }.joined() + "\n"
  }

  @Test func `a challenge is hidden on a screen, and joined on another one`() throws {
    let ann = try start("ann", ["duel", "--rules", "3x3:1.1", "--volley", "1"])
    try #require(ann.shows("Ships to place: 2"), "\(ann.picture)")
    let hand = Player(terminal: ann, hand: .names)
    try hand.press(cell: "A1")
    try #require(ann.shows("Ships to place: 1"))
    try hand.press(cell: "C3")
    try hand.press(button: "Finished")
    try leaveLink(on: ann)
    let challenge = message(ann)
    #expect(try Duel(messageURL: String(challenge.dropLast())).secondSeal == nil)

    let bob = try start("bob", ["open", "-"], input: challenge)
    try #require(bob.shows("Ships to place: 2"), "\(bob.picture)")
    let other = Player(terminal: bob, hand: .names)
    try other.press(cell: "A3")
    try #require(bob.shows("Ships to place: 1"))
    try other.press(cell: "C1")
    try other.press(button: "Finished")
    try #require(bob.shows("Enemy waters") && bob.shows("Your fleet"), "\(bob.picture)")
    try other.press(cell: "B2")
    try leaveLink(on: bob)
    let joined = message(bob)

    // Opening the answered message shows the last one again.
    let shown = try start("bob", ["open", "-"], input: challenge)
    try #require(shown.shows("Waiting"), "\(shown.picture)")
    shown.type("\r")
    #expect(message(shown) == joined)

    // Ann continues by command, and Bob sees the result of his shot.
    let first = try table.run("ann", "shoot", "-", "A3", input: joined)
    #expect(first.output.hasPrefix("they B2 miss\n"))
    let again = try start("bob", ["open", "-"], input: first.output)
    try #require(again.shows("B2: miss."), "\(again.picture)")
    again.type("q")
    #expect(again.end() == .status(1))
    #expect(again.picture.joined().contains("Nothing was fired, so there is no new message."))
  }

  @Test func `an earlier link of a duel opens as the later one that was opened here`() throws {
    let challenge = try table.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--random").output
    let joined = try table.run("bob", "join", "-", "--random", "B2", input: challenge).output
    for link in [joined, challenge] {
      let ann = try start("ann", ["open", "-"], input: link)
      try #require(ann.shows("Your turn: Fire a shot"), "\(ann.picture)")
      ann.type("q")
      #expect(ann.end() == .status(1))
    }
  }

  @Test func `at a terminal the link of a duel is printed with what to do`() throws {
    let ann = try TerminalSession(
      [built("battleship-tui"), "duel", "--rules", "3x3:1.1", "--still"],
      environment: ["XDG_STATE_HOME": table.state("ann")])
    try #require(ann.shows("Ships to place: 2"), "\(ann.picture)")
    ann.type("r\r")
    try leaveLink(on: ann)
    #expect(ann.end() == .status(0))
    #expect(ann.shows("battleship:?Format=2") && ann.shows("Send this link to the friend"), "\(ann.picture)")
  }

  @Test func `a reply is pasted on the page with the link, answered with the same key, and both links are printed`()
    throws
  {
    let key = table.folder.path + "/own-key"
    let ann = try start("ann", ["duel", "--rules", "3x3:1.1", "--volley", "1", "--key", key])
    try #require(ann.shows("Ships to place: 2"), "\(ann.picture)")
    ann.type("r\r")
    try #require(ann.shows("[>Copy the link<]") && ann.shows("q quit"), "\(ann.picture)")
    let challenge = try #require(links(in: ann).first)
    // What cannot be read leaves the page as it is.
    ann.paste("hello")
    try #require(ann.shows("This is not a Battleships link."), "\(ann.picture)")
    let joined = try table.run("bob", "join", "-", "--random", "B2", input: challenge + "\n").output
    ann.paste(joined)
    try #require(ann.shows("Fire a shot"), "\(ann.picture)")
    ann.type("a1\r")
    try #require(ann.shows("[>Copy the link<]"), "\(ann.picture)")
    ann.type("q")
    #expect(ann.end() == .status(0))
    let printed = links(in: ann)
    #expect(printed.first == challenge && printed.count == 2, "\(ann.picture)")
    #expect(try Duel(messageURL: try #require(printed.last)).turns.count == 2)
    #expect(access(table.state("ann") + "/battleship-tui/key", F_OK) != 0)
  }

  @Test func `a reply that is pasted where its challenge waits is opened in its place`() throws {
    let challenge = try table.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--random").output
    let joined = try table.run("bob", "join", "-", "--random", "B2", input: challenge).output
    let ann = try start("ann", ["open", String(challenge.dropLast())])
    try #require(ann.shows("Waiting"), "\(ann.picture)")
    ann.paste("battleship:?Board=3x3")
    try #require(ann.shows("The link is cut off: ask for it again.") && ann.shows("Waiting"), "\(ann.picture)")
    ann.paste(joined)
    try #require(ann.shows("Fire a shot"), "\(ann.picture)")
    ann.type("a1\r")
    try leaveLink(on: ann)
    #expect(try Duel(messageURL: String(message(ann).dropLast())).turns.count == 2)
  }

  /// The links on the screen, each on lines of its own.
  private func links(in terminal: TerminalSession) -> [String] {
    var links: [String] = []
    var goesOn = false
    for line in terminal.picture {
      let isFirst = line.hasPrefix("battleship:?")
      if isFirst { links.append("") }
      goesOn = isFirst || goesOn && !line.isEmpty && !line.contains(" ")
      if goesOn { links[links.count - 1] += line }
    }
    return links
  }

  @Test func `a duel of other people is shown`() throws {
    let challenge = try table.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--random").output
    let joined = try table.run("bob", "join", "-", "--random", "B2", input: challenge).output
    let cat = try start("cat", ["open", "-"], input: joined)
    try #require(cat.shows("According to this link"), "\(cat.picture)")
    cat.type("q")
    #expect(message(cat) == joined)
    #expect(access(table.state("cat"), F_OK) != 0)
  }

  @Test func `secrets of the player are in no byte of the output`() throws {
    let challenge = try table.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3").output
    let joined = try table.run("bob", "join", "-", "--ships", "A3,C1", "B2", input: challenge).output
    for text in [challenge, joined, table.memory("ann").joined(), table.memory("bob").joined()] {
      // The letters of a seal are random, and may look like a cell.
      let rest = text.split(separator: "&").filter { !$0.hasPrefix("Seal=") }.joined(separator: "&")
      #expect(rest.contains("Format=2"))
      #expect(text.contains("Seal="))
      #expect(!rest.contains("Ship_Location") && !rest.contains("A1") && !rest.contains("C3"), "\(rest)")
      #expect(try Duel(messageURL: String(text.dropLast())).verdict == .sealed)
    }
  }
}
