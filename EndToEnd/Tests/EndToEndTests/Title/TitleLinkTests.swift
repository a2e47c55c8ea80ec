// Games by link from the title: hidden, shown, pasted, answered, and printed at the end.

import CSystem
import TerminalHarness
import Testing

@Suite("The title: links", .waits) struct TitleLinkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ player: String, _ words: String..., columns: Int = 250) throws -> TerminalSession {
    let terminal = try TerminalSession(
      [built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": folder.path + "/" + player], columns: columns)
    try #require(terminal.shows("How to play"), "\(terminal.picture)")
    return terminal
  }

  /// The URL on the screen.
  private func url(_ terminal: TerminalSession) throws -> String {
    // The hints at the bottom are drawn last.
    try #require(terminal.shows("Send this link") && terminal.shows("y copy"), "\(terminal.picture)")
    let lines = terminal.picture.map { $0.split(separator: " ").joined() }
    let first = try #require(
      lines.firstIndex { $0.contains("battleship:?") || $0.contains("battleship?") }, "\(terminal.picture)")
    return lines[first...].prefix { !$0.isEmpty && !$0.hasPrefix(">") && !$0.hasPrefix("[") }.joined()
  }

  private func leave(_ terminal: TerminalSession) -> [String] {
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    return terminal.picture.filter { !$0.isEmpty }
  }

  @Test func `a link that a command prints at a terminal is followed by instructions`() throws {
    let terminal = try TerminalSession([built("battleship-tui"), "new", "--random"], columns: 250)
    try #require(terminal.shows("Send this link to the player who will look for your ships."), "\(terminal.picture)")
    #expect(terminal.end() == .status(0) && terminal.picture[0].contains("Is_Complete=0"), "\(terminal.picture)")
  }

  @Test func `a duel is begun on one title and joined on the other, link by link`() throws {
    let ann = try start("ann", "--duel", "--rules", "3x3:2")
    ann.type("\u{1b}OB\u{1b}OB\u{1b}OB\r")
    try #require(ann.shows("Hide ships: duel, 3x3, 1 ship"), "\(ann.picture)")
    ann.type("\r")
    try #require(ann.shows("What are you called?"), "\(ann.picture)")
    ann.type("Ann & Bo\r")
    try #require(ann.shows("Ships to place: 1"), "\(ann.picture)")
    ann.type("r\r")
    let challenge = try url(ann)
    #expect(challenge.contains("&Name=Ann%20%26%20Bo&"))
    let bob = try start("bob")
    bob.paste(challenge)
    try #require(bob.shows("What are you called?"), "\(bob.picture)")
    bob.type("小明\r")
    try #require(bob.shows("Ships to place: 1"), "\(bob.picture)")
    bob.type("r\r")
    try #require(bob.shows(oneOf: ["Fire a shot", "Choose"]), "\(bob.picture)")
    bob.type("b2\r\r")
    let answer = try url(bob)
    #expect(answer != challenge)
    #expect(answer.contains("&"))
    // On Ann's title the answer is pasted on the page with her own link.
    ann.paste(answer)
    try #require(ann.shows(oneOf: ["Fire a shot", "Choose"]), "\(ann.picture)")
    #expect(ann.shows("小明 "), "\(ann.picture)")
    ann.type("q")
    try #require(ann.shows("> 小明"), "\(ann.picture)")
    bob.type("q")
    try #require(bob.shows("> Ann & Bo"), "\(bob.picture)")
    #expect(bob.shows("Ann & Bo's turn"), "\(bob.picture)")
    #expect(leave(bob).joined().contains(answer))
    #expect(leave(ann).joined() == challenge)
  }

  @Test func `a damaged key or duel record is reported on the title, which stays`() throws {
    let ann = try DuelFolder()
    let challenge = try ann.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--random").output
    let joined = try ann.run("bob", "join", "-", "--random", "B2", input: challenge).output
    let title = try TerminalSession(
      [built("battleship-tui")], environment: ["XDG_STATE_HOME": ann.state("ann")], columns: 250)
    try #require(title.shows("How to play"), "\(title.picture)")
    let record = try #require(TemporaryFolder.names(in: ann.key("ann") + ".duels").first)
    try write("x\n", to: "\(ann.key("ann")).duels/\(record)")
    title.paste(joined)
    try #require(title.shows("--anyway") && title.shows("> Open this link"), "\(title.picture)")
    try write("k", to: ann.key("ann"))
    title.paste(joined)
    try #require(title.shows("'key.damaged-1'") && title.shows("> Open this link"), "\(title.picture)")
    // Without a key, it is a duel of other people.
    title.paste(joined)
    try #require(title.shows("The first player's waters"), "\(title.picture)")
    title.type("q")
    try #require(title.shows("How to play"), "\(title.picture)")
    #expect(leave(title).isEmpty)
  }

  @Test func `a link that was wrapped, quoted and escaped is opened, pasted or as an argument; other text is not`()
    throws
  {
    let link = "\"\(LinkCommandTests.fresh.replacing("&", with: "&amp;").replacing("Is_", with: "Is\n  _"))\".\n"
    let terminal = try start("ann")
    terminal.paste("hello")
    #expect(terminal.shows("This is not a Battleships link."), "\(terminal.picture)")
    terminal.paste("battleship:?Format=2&Board=10x10")
    #expect(terminal.shows("The link is cut off: ask for it again."), "\(terminal.picture)")
    terminal.paste(link)
    #expect(terminal.shows("Lives 3/3"), "\(terminal.picture)")
    let opened = try TerminalSession([built("battleship-tui"), "open", link])
    #expect(opened.shows("Lives 3/3"), "\(opened.picture)")
  }

  @Test func `a received hunt is fired at, and its link is sent back`() throws {
    let terminal = try start("ann")
    terminal.paste(" \(LinkCommandTests.fresh)\n")
    try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
    terminal.type("b2\r")
    try #require(terminal.shows("B2: "), "\(terminal.picture)")
    terminal.type("q")
    let link = try url(terminal)
    #expect(link.hasSuffix("Guess=4"))
    // Back to the page where the link was pasted.
    terminal.type("\u{1b}")
    try #require(terminal.shows("> Play by link"), "\(terminal.picture)")
    // A message that was only opened is not one to send.
    terminal.paste(link)
    try #require(terminal.shows("Lives"), "\(terminal.picture)")
    terminal.type("q")
    try #require(terminal.shows("> Hunt"), "\(terminal.picture)")
    #expect(leave(terminal).joined() == link)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func `shots fired from the title are in the link that is printed when a signal ends it`(signal: Int32) throws {
    let terminal = try start("ann")
    terminal.paste(LinkCommandTests.fresh)
    try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
    terminal.type("b2\r")
    try #require(terminal.shows("B2: "), "\(terminal.picture)")
    terminal.send(signal: signal)
    #expect(terminal.end() == .signal(signal))
    #expect(terminal.picture.joined().hasSuffix("Guess=4"), "\(terminal.picture)")
  }

  @Test func `a text that is not a link is refused in a sentence and can be mended`() throws {
    let terminal = try start("ann")
    terminal.paste("elephant")
    try #require(
      terminal.wait { $0.find("> Open this link") != nil && $0.find("elephant") != nil }, "\(terminal.picture)")
    #expect(terminal.shows("Battleships link"), "\(terminal.picture)")
    terminal.type(String(repeating: "\u{7f}", count: 8))
    try #require(terminal.shows("> Hide ships"), "\(terminal.picture)")
    terminal.type("\u{1b}")
    try #require(terminal.shows("> Play by link"), "\(terminal.picture)")
    #expect(leave(terminal).isEmpty)
  }

  @Test func `ships that were not hidden are reported, and nothing is printed`() throws {
    let terminal = try start("ann", "--rules", "messages")
    terminal.type("\u{1b}OB\u{1b}OB\u{1b}OB\r\r")
    try #require(terminal.shows("Ships to place: 2"), "\(terminal.picture)")
    terminal.type("q")
    try #require(terminal.shows("The ships were not hidden, so there is no message."), "\(terminal.picture)")
    #expect(leave(terminal).isEmpty)
  }

  /// Types an arrow until this line of the title is chosen; the animation of the sea does not count as an answer.
  private func step(_ arrow: String, to line: String, _ terminal: TerminalSession) throws {
    func chosen() -> [String] { terminal.picture.filter { $0.contains("> ") } }
    while !chosen().contains(where: { $0.contains("> \(line)") }) {
      let before = chosen()
      terminal.type(arrow)
      try #require(terminal.wait { _ in chosen() != before && chosen().count == 1 }, "\(line): \(before)")
    }
  }

  @Test func `the chosen base is that of new games, which the terminal opens and a friend needs nothing for`()
    throws
  {
    let terminal = try start("ann", "--rules", "messages")
    let down = "\u{1b}OB"
    try step(down, to: "Play by link", terminal)
    terminal.type("\u{1b}OC")
    try #require(terminal.shows("> Your name"), "\(terminal.picture)")
    try step(down, to: "Links", terminal)
    terminal.type("\rhttps://example.com/play\r")
    try #require(terminal.shows("https://example.com/play"), "\(terminal.picture)")
    try step("\u{1b}OA", to: "Play by link", terminal)
    terminal.type("\r\r")
    try #require(terminal.shows("Ships to place: 2"), "\(terminal.picture)")
    terminal.type("r\r")
    try #require(terminal.shows("It opens in a browser, and in battleship-tui."), "\(terminal.picture)")
    let link = try #require(terminal.picture.first { $0.hasPrefix("https://example.com/play?") })
    terminal.listen()
    let output = terminal.output.text
    let opened = output.components(between: "\u{1b}]8;;\(link)\u{1b}\\", and: "\u{1b}]8;;\u{1b}\\")
    #expect(opened == [link[...]])
    #expect(terminal.picture.contains(link))
    terminal.type("q")
    try #require(terminal.shows("> Your hunt"), "\(terminal.picture)")
    #expect(leave(terminal).joined().contains(link))
    // The demo's base leads to no page, and the sentence says what a friend needs.
    let other = try start("bob", "--rules", "messages")
    other.type(down + down + down + "\r\r")
    try #require(other.shows("Ships to place: 2"), "\(other.picture)")
    other.type("r\r")
    try #require(other.shows("They need battleship-tui, or its page on the web"), "\(other.picture)")
    #expect(!other.output.text.contains("\u{1b}]8;"))
  }

  @Test func `a link of several rows is one long line to the terminal, so that a mouse copies it whole`() throws {
    let terminal = try start("ann", "--duel", "--rules", "3x3:2:never", columns: 60)
    terminal.type("\u{1b}OB\u{1b}OB\u{1b}OB\r\r\r")
    try #require(terminal.shows("Ships to place: 1"), "\(terminal.picture)")
    terminal.type("r\r")
    let link = try url(terminal)
    terminal.listen()
    #expect(link.utf8.count > 120 && terminal.output.text.contains(link), "\(terminal.picture)")
    #expect(terminal.picture.contains { $0.contains("[>Copy the link<]") })
  }
}

extension String {
  /// The texts between each pair of these marks.
  fileprivate func components(between start: String, and end: String) -> [Substring] {
    split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap {
      $0.split(separator: end, omittingEmptySubsequences: false).first
    }
  }
}
