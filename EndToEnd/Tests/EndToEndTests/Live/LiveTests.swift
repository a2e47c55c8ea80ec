// A duel played live by two programs: over TCP, a socket file, a command, a name; after breaks, and by link again.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

@Suite("Live", .waits) struct LiveTests {
  private let table: DuelFolder
  private let ann, ben: LinePlayer

  init() throws {
    table = try DuelFolder()
    (ann, ben) = (LinePlayer("ann", at: table), LinePlayer("ben", at: table))
  }

  static let duel = ["duel", "--random", "--rules", "3x3:1.1", "--volley", "1"]

  /// Ann listens; returns the address that Ben has to type.
  private func listen(_ place: String = "0") throws -> String {
    try ann.start(Self.duel + ["--listen", place])
    let line = try #require(ann.hears("--connect "), "\(ann.complaint)")
    let words = line.split(separator: " ")
    return String(words[try #require(words.firstIndex(of: "--connect")) + 1])
  }

  @Test func `over TCP a duel is played to the end, and results arrive at once`() throws {
    let place = try listen()
    #expect(place.hasPrefix("127.0.0.1:"))
    try ben.start(["open", "--connect", place])
    playToTheEnd(ann, ben)
    expectFair(ann, ben)
    let waits = (ann.waits + ben.waits).sorted()
    print(
      "live: from a line typed here to its result said here, \(waits.count) shots, median \(waits[waits.count / 2]) ms")
    try ann.leave()
    #expect(ben.hears("ann has left") != nil, "\(ben.lines)")
    try ben.leave()
  }

  @Test func `over a socket file, which only this user may use, and which is removed afterwards`() throws {
    let place = try listen("./sea.sock")
    let path = table.folder.path + "/sea.sock"
    var about = stat()
    #expect(lstat(path, &about) == 0 && about.st_mode & 0o777 == 0o700)
    try ben.start(["open", "--connect", place])
    playToTheEnd(ann, ben)
    expectFair(ann, ben)
    try ann.leave()
    try ben.leave()
    #expect(access(path, F_OK) != 0)
  }

  @Test func `a socket file in use, or some other file, is left alone, and the one of a killed program is not`() throws
  {
    let path = table.folder.path + "/sea.sock"
    try write("a file", to: path)
    let refused = try table.run("eve", Self.duel + ["--listen", path])
    #expect(refused.status == 1 && refused.complaint.hasSuffix("Address already in use\n"), "\(refused.complaint)")
    #expect(contents(path) == "a file" && table.memory("eve").isEmpty)
    unlink(path)
    _ = try listen("./sea.sock")
    #expect(try table.run("eve", Self.duel + ["--listen", path]).status == 1)
    ann.kill()
    #expect(access(path, F_OK) == 0)
    _ = try listen("./sea.sock")
    try ann.leave()
    #expect(access(path, F_OK) != 0)
  }

  @Test func `a name is looked up, even by a static program`() throws {
    let place = try listen()
    try ben.start(["open", "--connect", "localhost:" + place.dropFirst("127.0.0.1:".count)])
    #expect(ben.hears("ann challenges you") != nil, "\(ben.lines)")
    let lost = LinePlayer("eve", at: table)
    try lost.start(["open", "--connect", "no-such-name.invalid:4242"])
    #expect(
      lost.hears("no-such-name.invalid:4242 has no known address. Again in 1 s.") != nil, "\(lost.lines)")
  }

  @Test func `where nobody listens, the program says so and tries again`() throws {
    try ben.start(["open", "--connect", table.folder.path + "/nobody.sock"])
    #expect(ben.hears("Nobody listens there. Again in 1 s.") != nil, "\(ben.lines)")
  }

  @Test func `the lines of a command that doubles, tears, delays and reorders them are enough`() throws {
    let relay = try Relay(in: table.folder.path, Dice("a relay"))
    try ann.start(Self.duel + ["--via", relay.command(0)])
    try ben.start(["open", "--via", relay.command(1)])
    playToTheEnd(ann, ben) { relay.pump() }
    expectFair(ann, ben) { relay.pump() }
  }

  @Test func `if lines are lost and the command ends, both begin again`() throws {
    let relay = try Relay(in: table.folder.path, Dice("a relay that loses"))
    relay.losesOneIn = 6
    try ann.start(Self.duel + ["--via", relay.command(0)])
    try ben.start(["open", "--via", relay.command(1)])
    playToTheEnd(ann, ben) { relay.pump() }
  }

  @Test func `a command has no terminal, none of the program's descriptors, and ends with the game`() throws {
    let log = table.folder.path + "/log"
    let shown = "ls -l /proc/$$/fd > \(log); (tty; ps -o tty= -p $$) >> \(log) 2>&1; echo trouble >&2; exec sleep 1000"
    try ben.start(["open", "--via", shown])
    #expect(ben.hears("The command says: trouble") != nil, "\(ben.lines)")
    let lines = read(log).split(separator: "\n")
    // The log belongs to the command itself.
    let descriptors = lines.filter { $0.contains(" -> ") && !$0.contains("log") && !$0.contains("/proc/") }
    #expect(descriptors.count <= 3, "\(lines)")
    try ben.quitFailing()
    #expect(!Leftovers.running.contains { contents("/proc/\($0)/cmdline")?.hasPrefix("sleep\u{0}1000") == true })
  }

  @Test func `the same duel continues by link, and live again`() throws {
    let place = try listen()
    try ben.start(["open", "--connect", place])
    (ann.fires, ben.fires) = (false, false)
    #expect(ben.hears("Fire a shot") != nil, "\(ben.lines)")
    ben.say("B2")
    #expect(ben.hears("B2:", "at B2!") { ann.play() } != nil, "\(ben.lines)")
    ann.kill()
    ben.kill()
    // Ann answers by link, Ben too, and then they meet again live.
    let joined = try ben.lastMessage()
    let first = try table.run("ann", "shoot", "-", "A1", input: joined.messageURL() + "\n")
    #expect(first.status == 0, "\(first.complaint)")
    ann.forgetCells()
    ann.fires = true
    try ann.start(["open", ann.lastMessage().messageURL(), "--listen", "./sea.sock"])
    #expect(ann.hears("Listening") != nil)
    ben.forgetCells()
    ben.fires = true
    try ben.start(["open", "--connect", "./sea.sock"])
    playToTheEnd(ann, ben)
    expectFair(ann, ben)
  }

  @Test func `kills on both sides at any moment lose no shot`() throws {
    _ = try listen("./sea.sock")
    try ben.start(["open", "--connect", "./sea.sock"])
    var dice = Dice("kills")
    var kills = 0
    let deadline = TerminalSession.now() + TerminalSession.longestWait
    while !(ann.isOver && ben.isOver), TerminalSession.now() < deadline {
      ann.play()
      ben.play()
      poll(nil, 0, 1)
      guard kills < 8, dice.below(60) == 0 else { continue }
      kills += 1
      let player = dice.below(2) == 0 ? ann : ben
      player.kill()
      player.forgetCells()
      if player === ann {
        try ann.start(["open", ann.lastMessage().messageURL(), "--listen", "./sea.sock"])
      } else {
        try ben.start(["open", "--connect", "./sea.sock"])
      }
    }
    #expect(
      ann.isOver && ben.isOver, "\(ann.lines.suffix(5)) \(ann.complaint)\n\(ben.lines.suffix(5)) \(ben.complaint)")
    expectFair(ann, ben)
  }

  @Test func `options of a live game are checked`() throws {
    func complaint(_ words: String...) throws -> String { try table.run("eve", words).complaint }
    #expect(try complaint("open").contains("open needs"))
    #expect(try complaint("duel", "--listen", "sea").contains("a port such as 4242, or a file such as sea.sock"))
    #expect(try complaint("duel", "--listen", "70000").contains("a port such as 4242"))
    #expect(try complaint("open", "--connect", "4242").contains("a host and its port"))
    #expect(try complaint("open", "--connect", "-x:4242").contains("a host and its port"))
    #expect(try complaint("duel", "--listen", "1", "--address", "here").contains("an address in numbers"))
    #expect(try complaint("duel", "--address", "0.0.0.0").contains("--listen"))
    #expect(try complaint("duel", "--listen", "1", "--via", "x").contains("exclude each other"))
    #expect(
      try complaint("open", LinkCommandTests.fresh, "--listen", "0", "--lines").contains("Only a duel is played live"))
    #expect(
      try complaint("duel", "--random", "--listen", "/nonexistent/sea").contains("cannot listen at /nonexistent/sea"))
  }
}

extension LinePlayer {
  /// Leaves before there is a duel.
  fileprivate func quitFailing() throws {
    say("quit")
    let deadline = TerminalSession.now() + TerminalSession.longestWait
    while !hasEnded, TerminalSession.now() < deadline { poll(nil, 0, 5) }
    #expect(hasEnded)
  }
}
