// A person who plays a duel live in lines: hides at random, says yes, and fires at the next cell on their turn.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

final class LinePlayer {
  let name: String
  let table: DuelFolder
  /// The cells without a shot, as far as the lines told.
  private var cells = ["A1", "B2", "C3", "A2", "B3", "C1", "A3", "B1", "C2"]
  private var process: Int32 = 0
  private var input: Int32 = -1
  private var starts = 0
  private var read = 0
  private var rest = ""
  /// All lines of output since the last start.
  private(set) var lines: [String] = []
  private(set) var isOver = false
  /// The typed cell and its time; then the milliseconds until the result was written.
  private var fired: (cell: String, time: Double)?
  private(set) var waits: [Double] = []
  var fires = true

  init(_ name: String, at table: DuelFolder) { (self.name, self.table) = (name, table) }

  deinit { kill() }

  /// Starts the program, by other words if a wrapper is to act on it.
  func start(_ words: [String], under wrapper: [String] = []) throws {
    kill()
    starts += 1
    (lines, rest, read, fired) = ([], "", 0, nil)
    let pipe = file("in")
    try #require(mkfifo(pipe, 0o600) == 0)
    input = open(pipe, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    let variables = [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8", "XDG_STATE_HOME": table.state(name),
      "HOME": "/nonexistent",
    ]
    process = try spawn(
      wrapper + ["/usr/bin/env", "-C", table.folder.path, built("battleship-tui")] + words + [
        "--lines", "--name", name,
      ],
      environment: variables,
      files: StandardFiles(input: pipe, output: file("out"), complaints: file("err")))
  }

  private func file(_ kind: String) -> String { "\(table.folder.path)/\(name)-\(kind)-\(starts)" }

  var complaint: String { contents(file("err")) ?? "" }

  func say(_ line: String) { _ = (line + "\n").withCString { write(input, $0, strlen($0)) } }

  /// Kills the program.
  func kill() {
    guard process > 0 else { return }
    CSystem.kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    close(input)
    process = 0
  }

  /// Leaves the game as a person does.
  func leave() throws {
    say("quit")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    close(input)
    #expect(status == 0, "\(name): \(status), \(complaint)")
  }

  /// Whether the program has ended by itself, or was killed.
  var hasEnded: Bool {
    guard process > 0, waitpid(process, nil, WNOHANG) == process else { return process <= 0 }
    process = 0
    close(input)
    return true
  }

  /// Reads the output, and does what it asks for.
  func play() {
    rest += more()
    while let end = rest.firstIndex(of: "\n") {
      let line = String(rest[..<end])
      rest = String(rest[rest.index(after: end)...])
      lines.append(line)
      answer(line)
    }
  }

  private func more() -> String {
    guard let file = fopen(file("out"), "re") else { return "" }
    defer { fclose(file) }
    fseek(file, read, SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, file)
    // A letter may be cut in two.
    let whole = bytes[..<count].lastIndex(of: 10).map { $0 + 1 } ?? 0
    read += whole
    return String(decoding: bytes[..<whole], as: UTF8.self)
  }

  private func answer(_ line: String) {
    if let (cell, time) = fired, line.contains("\(cell):") || line.contains("at \(cell)!") {
      waits.append((TerminalSession.now() - time) * 1_000)
      fired = nil
    }
    if line.contains("already fired") { fire() }
    if line.contains("You win") || line.contains("You lost") { isOver = true }
    if line.hasPrefix("To hide:") || line.contains(" To hide: 2") { say("random") }
    if line.hasPrefix("All ships are hidden") { say("") }
    if line.contains("Type yes or no") { say("yes") }
    if line.contains("Fire a shot") { fire() }
  }

  func fire() {
    guard fires, !cells.isEmpty else { return }
    let cell = cells.removeFirst()
    fired = (cell, TerminalSession.now())
    say(cell)
  }

  /// Starts to fire at the first cell again, after a restart.
  func forgetCells() { cells = ["A1", "B2", "C3", "A2", "B3", "C1", "A3", "B1", "C2"] }

  /// Waits for one of several texts in the output.
  @discardableResult
  func hears(_ texts: String..., while pump: () -> Void = {}) -> String? {
    let deadline = TerminalSession.now() + TerminalSession.longestWait
    while true {
      play()
      pump()
      if let line = lines.last(where: { line in texts.contains { line.contains($0) } }) { return line }
      guard TerminalSession.now() < deadline else { return nil }
      poll(nil, 0, 2)
    }
  }

  /// The last message that this player wrote.
  func lastMessage() throws -> Duel {
    let messages = table.memory(name).compactMap {
      try? Duel(messageURL: String($0.prefix { $0 != "\n" && $0 != " " }))
    }
    return try #require(messages.last)
  }
}

/// Lets both play until each has the result.
func playToTheEnd(_ players: LinePlayer..., while pump: () -> Void = {}) {
  let deadline = TerminalSession.now() + TerminalSession.longestWait
  while !players.allSatisfy(\.isOver), TerminalSession.now() < deadline {
    for player in players { player.play() }
    pump()
    poll(nil, 0, 1)
  }
  for player in players {
    #expect(player.isOver, "\(player.name): \(player.lines.suffix(5)) \(player.complaint)")
  }
}

/// Expects that both have the same last message, in which every answer was true.
func expectFair(_ players: LinePlayer..., while pump: () -> Void = {}) {
  let deadline = TerminalSession.now() + TerminalSession.longestWait
  var messages: [Duel?] = []
  func areSettled() -> Bool {
    messages = players.map { try? $0.lastMessage() }
    return messages.allSatisfy { $0?.verdict == .fair && $0 == messages[0] }
  }
  // The last message may still be on the way.
  var isFair = areSettled()
  while !isFair, TerminalSession.now() < deadline {
    for player in players { player.play() }
    pump()
    poll(nil, 0, 2)
    isFair = areSettled()
  }
  #expect(isFair, "\(messages.map { ($0?.verdict, $0?.messageURL()) })")
}
