// new and open on a terminal: the screen, and the URL that is left on the terminal or in a file.

import CSystem
import TerminalHarness
import Testing

@Suite("By link: on a screen", .waits) struct OnScreenTests {
  private let fresh = LinkCommandTests.fresh

  private func start(_ words: String..., columns: Int = 200) throws -> TerminalSession {
    try TerminalSession([built("battleship-tui")] + words, columns: columns)
  }

  /// Starts a shell script that has the program's path as `$0`.
  private func start(script: String) throws -> TerminalSession {
    try TerminalSession(["/bin/sh", "-c", script, built("battleship-tui")], columns: 200)
  }

  /// Leaves the page with the link to send.
  private func leaveLink(on terminal: TerminalSession) throws {
    try #require(terminal.shows("Copy the link"), "\(terminal.picture)")
    terminal.type("q")
  }

  /// The screen after the program has given it back, without empty lines.
  private func left(_ terminal: TerminalSession, _ end: Ended = .status(0)) -> [String] {
    #expect(terminal.end() == end)
    #expect(terminal.settingsAreAsFound)
    #expect(terminal.output.mode(1049) == false)
    return terminal.picture.filter { !$0.isEmpty }
  }

  @Test(arguments: Hand.allCases)
  func `new hides ships by arrows, mouse and names, and prints the message at the end`(hand: Hand) throws {
    let terminal = try start("new")
    try #require(terminal.shows("Ships to place: 2"), "\(terminal.picture)")
    let player = Player(terminal: terminal, hand: hand)
    try player.press(cell: "A1")
    try #require(terminal.shows("Ships to place: 1"))
    try player.press(cell: "C3")
    try player.press(button: "Finished")
    try leaveLink(on: terminal)
    let note = "battleship-tui: Send this link to the player who will look for your ships. The reply is a link, too."
    #expect(left(terminal) == [fresh, note])
  }

  @Test func `leaving new early gives status 1 and no URL`() throws {
    let terminal = try start("new", "--rules", "skirmish", "--ascii")
    try #require(terminal.shows("Ships to place: 3"))
    terminal.type("rq")
    let said = "battleship-tui: The ships were not hidden, so there is no message."
    #expect(left(terminal, .status(1)) == [said])
    #expect(terminal.output.bytes.allSatisfy { $0 < 0x80 })
  }

  @Test func `a stopped terminal, which takes no output, does not block the program`() throws {
    let terminal = try start("open", fresh)
    try #require(terminal.shows("Lives 3/3"))
    try Player(terminal: terminal, hand: .names).press(cell: "B2")
    try #require(terminal.shows("B2: miss. 2 lives left."))
    terminal.type("\u{13}")
    let isOver = terminal.wait {
      $0.send(signal: SIGTERM)
      return $0.hasEnded
    }
    #expect(isOver)
    #expect(terminal.settingsAreAsFound)
    #expect(terminal.end() == .signal(SIGTERM))
  }

  @Test func `open fires, and leaving halfway prints the message with every shot`() throws {
    let terminal = try start("open", fresh)
    try #require(terminal.shows("Lives 3/3"))
    let player = Player(terminal: terminal, hand: .names)
    try player.press(cell: "B2")
    try #require(terminal.shows("B2: miss. 2 lives left."))
    try player.press(cell: "A1")
    try #require(terminal.shows("A1: sunk"))
    terminal.type("y")
    try #require(terminal.shows("Copied."))
    #expect(terminal.output.text.count(of: "\u{1b}]52;c;") == 1)
    terminal.type("q")
    try leaveLink(on: terminal)
    let sendBack = "battleship-tui: Send this link to the other player. The reply is a link, too."
    #expect(left(terminal) == [fresh + "&Guess=4&Guess=0", sendBack])
    let again = try start("open", fresh + "&Guess=4&Guess=0")
    try #require(again.shows("Lives 2/3"))
    try Player(terminal: again, hand: .names).press(cell: "C3")
    try #require(again.shows("You destroyed all the ships!"))
    again.type("\r")
    try leaveLink(on: again)
    let over = fresh.replacing("Complete=0", with: "Complete=1") + "&Guess=4&Guess=0&Guess=8"
    #expect(left(again) == [over, "battleship-tui: Send this last link to the other player. No reply will come."])
    let looking = try start("open", over)
    try #require(looking.shows("The other player destroyed all the ships!"))
    looking.type("q")
    #expect(left(looking) == [over])
  }

  @Test func `open answers on the base of the received message`() throws {
    let own = "battle:/?" + fresh.split(separator: "?")[1]
    let terminal = try start("open", own)
    try #require(terminal.shows("Lives 3/3"))
    try Player(terminal: terminal, hand: .names).press(cell: "B2")
    try #require(terminal.shows("B2: miss."))
    terminal.type("q")
    try leaveLink(on: terminal)
    #expect(left(terminal).first == own + "&Guess=4")
  }

  @Test func `if the output is a file, the screen is on the terminal, and only the URL is in the file`() throws {
    try inNewFolder { folder in
      let terminal = try start(script: "\"$0\" open '\(fresh)' > \(folder)/reply")
      try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
      try Player(terminal: terminal).press(cell: "B2")
      try #require(terminal.shows("B2: miss."))
      terminal.type("q")
      #expect(left(terminal) == [])
      #expect(read(folder + "/reply") == fresh + "&Guess=4\n")
    }
  }

  @Test func `a game is played on the terminal while its input and output are files`() throws {
    try inNewFolder { folder in
      try write(fresh + "\n", to: folder + "/message")
      let terminal = try start(script: "\"$0\" open - < \(folder)/message > \(folder)/reply")
      try #require(terminal.shows("Lives 3/3"), "\(terminal.picture)")
      try Player(terminal: terminal, hand: .mouse).press(cell: "B2")
      try #require(terminal.shows("B2: miss."))
      terminal.resize(rows: 30, columns: 100)
      try #require(terminal.wait { $0.picture.count == 30 && $0.picture[29].contains("? help") })
      terminal.type("q")
      #expect(left(terminal) == [])
      #expect(read(folder + "/reply") == fresh + "&Guess=4\n")
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends it by that signal, and no shot is lost`(signal: Int32) throws {
    try inNewFolder { folder in
      let terminal = try start(script: "exec \"$0\" open '\(fresh)' > \(folder)/reply")
      try #require(terminal.shows("Lives 3/3"))
      try Player(terminal: terminal, hand: .names).press(cell: "B2")
      try #require(terminal.shows("B2: miss."))
      terminal.send(signal: signal)
      #expect(left(terminal, .signal(signal)) == [])
      #expect(read(folder + "/reply") == fresh + "&Guess=4\n")
    }
  }

  @Test func `a window that is closed loses no shot either`() throws {
    try inNewFolder { folder in
      let terminal = try start(script: "exec \"$0\" open '\(fresh)' > \(folder)/reply")
      try #require(terminal.shows("Lives 3/3"))
      try Player(terminal: terminal, hand: .names).press(cell: "B2")
      try #require(terminal.shows("B2: miss."))
      terminal.hangUp()
      #expect(terminal.end() == .signal(SIGHUP))
      #expect(read(folder + "/reply") == fresh + "&Guess=4\n")
    }
  }

  @Test func `a URL that is typed or pasted at the terminal needs no end of the input`() throws {
    let terminal = try start("inspect", "-")
    terminal.type(fresh + "\n")
    #expect(terminal.end() == .status(0))
    #expect(terminal.picture.contains("open, 0 of 2 hit, 3 lives left, afloat 1.1"))
  }

  @Test func `one person hides and the other finds, through the URL alone`() throws {
    let john = try start("new", "--rules", "6x6:2.1:4")
    try #require(john.shows("Ships to place: 2"))
    john.type("r\r")
    try leaveLink(on: john)
    let url = try #require(left(john).first)
    let told = try run("inspect", "--json", "--reveal", url).output
    #expect(told.contains(#""fleet":[2,1]"#))
    let kate = try start("open", url)
    try #require(kate.shows("Lives 4/4"))
    kate.type("q")
    #expect(left(kate) == [url])
  }
}
