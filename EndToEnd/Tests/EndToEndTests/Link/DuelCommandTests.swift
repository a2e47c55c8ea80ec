// A sealed duel by commands alone, with two state directories; refusals, and the requirements for a key file.

import BattleshipCore
import CSystem
import TerminalHarness
import Testing

@Suite("By link: duels by command", .waits) struct DuelCommandTests {
  private let table: DuelFolder

  init() throws { table = try DuelFolder() }

  private func refused(_ status: Int32, _ reason: String) -> Run {
    Run(status: status, output: "", complaint: "battleship-tui: \(reason)\n")
  }

  /// Ann's challenge on nine cells, and Bob's joining with a first shot at B2.
  private func begun() throws -> (challenge: String, joined: String) {
    let challenge = try table.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3")
    #expect(challenge.status == 0)
    #expect(challenge.complaint.isEmpty)
    let joined = try table.run("bob", "join", "-", "--ships", "A3,C1", "B2", input: challenge.output)
    #expect(joined.status == 0)
    return (challenge.output, joined.output)
  }

  @Test func `a whole duel is played, opened and found fair`() throws {
    let (challenge, joined) = try begun()
    #expect(try Duel(messageURL: String(challenge.dropLast())).secondSeal == nil)
    let first = try table.run("ann", "shoot", "-", "A3", input: joined)
    #expect(first.output.hasPrefix("they B2 miss\nbattleship:"))
    let second = try table.run("bob", "shoot", "-", "A1", input: first.output)
    #expect(second.output.hasPrefix("B2 miss\nthey A3 sunk, a ship of 1\nbattleship:"))
    let third = try table.run("ann", "shoot", "-", "C1", input: second.output)
    let lost = try table.run("bob", "shoot", "-", input: third.output)
    #expect(lost.output.contains("\nverdict half, the winner's ships are not opened yet\n"))
    let closed = try table.run("ann", "shoot", "-", input: lost.output)
    #expect(closed.output.contains("\nverdict fair, both fleets are opened and every answer was true\n"))
    #expect(try Duel(messageURL: table.message(closed)).verdict == .fair)
    let told = try run("inspect", "--json", "-", input: closed.output).output
    let begins = #"{"format":2,"status":"won","winner":"first","verdict":"fair","foul":null,"turn":null,"columns":3,"#
    #expect(told.hasPrefix(begins))
    #expect(told.contains(#""shots":{"first":[{"cell":"A3","result":"sunk"},{"cell":"C1","result":"sunk"}],"second":"#))
    // From any message, the command prints the last reply again, and nothing else.
    #expect(try table.run("bob", "shoot", "-", input: third.output) == lost)
    #expect(try table.run("ann", "shoot", "-", "A3", input: joined) == closed)
  }

  @Test func `a message is answered once: the same cells or none repeat the answer, others are refused`() throws {
    let (challenge, joined) = try begun()
    let otherwise = refused(1, "You have already answered this message differently.")
    #expect(try table.run("bob", "join", "-", "--random", "B2", input: challenge).output == joined)
    #expect(try table.run("bob", "join", "-", "--ships", "A3,C1", "B3", input: challenge) == otherwise)
    #expect(try table.run("bob", "join", "-", "--ships", "A1,C1", "B2", input: challenge) == otherwise)
    let first = try table.run("ann", "shoot", "-", "A3", input: joined)
    #expect(try table.run("ann", "shoot", "-", "A3", input: joined) == first)
    #expect(try table.run("ann", "shoot", "-", input: joined) == first)
    #expect(try table.run("ann", "shoot", "-", "A2", input: joined) == otherwise)
    #expect(try table.run("ann", "resign", "-", input: joined) == otherwise)
    #expect(
      try table.run("ann", "join", "-", "--random", "A1", input: challenge)
        == refused(1, "This challenge is your own: somebody else has to join it."))
  }

  @Test func `impossible shots are refused before anything is remembered`() throws {
    let (_, joined) = try begun()
    let before = table.memory("ann")
    #expect(
      try table.run("ann", "shoot", "-", "D1", input: joined) == refused(2, "D1 is not on the board of 3x3."))
    #expect(
      try table.run("ann", "shoot", "-", "A1", "A2", input: joined)
        == refused(2, "1 shot is due, but 2 cells were named."))
    #expect(try table.run("ann", "shoot", "-", input: joined) == refused(2, "1 shot is due, but 0 cells were named."))
    #expect(try table.run("bob", "resign", "-", input: joined).status == 1)
    #expect(try table.run("cat", "shoot", "-", "A1", input: joined).complaint.contains("there is no key in "))
    #expect(
      try table.run("cat", "join", "-", "--random", "A1", input: joined)
        == refused(1, "Somebody has joined this challenge."))
    #expect(table.memory("ann") == before)
    #expect(table.memory("cat") == [])
    let hunt = LinkCommandTests.fresh + "\n"
    let reason = "This message is a hunt; only duels can be joined or given up."
    #expect(try table.run("ann", "resign", "-", input: hunt) == refused(2, reason))
    #expect(try table.run("ann", "join", "-", "A1", "--random", input: hunt) == refused(2, reason))
    #expect(
      try table.run("ann", "shoot", "-", input: hunt) == refused(2, "For a hunt, name the cells to fire at."))
  }

  @Test func `giving up opens the player's own ships, and the other player closes the duel`() throws {
    let (_, joined) = try begun()
    let given = try table.run("ann", "resign", "-", input: joined)
    #expect(given.status == 0)
    #expect(given.output.split(separator: "\n").count == 2)
    #expect(try table.run("ann", "resign", "-", input: joined) == given)
    let closed = try table.run("bob", "shoot", "-", input: given.output)
    #expect(try Duel(messageURL: table.message(closed)).status == .resigned(winner: .second))
    #expect(closed.output.contains("verdict fair"))
  }

  @Test func `a forgotten duel, or one continued elsewhere, needs the player's insistence`() throws {
    let (_, joined) = try begun()
    let file = try #require(TemporaryFolder.names(in: table.key("ann") + ".duels").first)
    let path = "\(table.key("ann")).duels/\(file)"
    let challenge = read(path)
    let first = try table.run("ann", "shoot", "-", "A3", input: joined)
    let second = try table.run("bob", "shoot", "-", "A1", input: first.output)
    let remembered = table.memory("ann")[0]
    try #require(unlink(path) == 0)
    let forgotten = try table.run("ann", "shoot", "-", "C1", input: second.output)
    #expect(forgotten.status == 1)
    #expect(forgotten.complaint.contains("this machine does not remember it"))
    try write(challenge, to: path)
    // Her own turn in the second message is ahead of the challenge.
    let ahead = try table.run("ann", "shoot", "-", "C1", input: second.output)
    #expect(ahead.status == 1)
    #expect(ahead.complaint.contains("a turn of yours that you did not write here"))
    #expect(try table.run("ann", "shoot", "--anyway", "-", "C1", input: second.output).status == 0)
    #expect(table.memory("ann") != [remembered])
  }

  @Test func `a changed message is refused, and the changed part is named`() throws {
    let (_, joined) = try begun()
    let first = try table.run("ann", "shoot", "-", "A3", input: joined)
    let changed = try table.altered(table.message(first), "Play=4.m_2&", to: "Play=4.m_1.m_0&", by: "bob")
    let run = try table.run("ann", "shoot", "--anyway", "-", "C1", input: changed)
    #expect(run == refused(1, "Your opponent changed turn 2 from what your last message says."))
  }

  @Test func `a damaged key is refused and set aside, and one that others can use is left as it is`() throws {
    let (_, joined) = try begun()
    let key = table.key("ann")
    try #require(chmod(key, 0o640) == 0)
    #expect(try table.run("ann", "shoot", "-", "A3", input: joined).complaint.contains("chmod 600"))
    try #require(chmod(key, 0o600) == 0)
    let commands = [["shoot", "-", "A3"], ["duel", "--random"], ["inspect", "--reveal", "-"]]
    for (number, count) in [0, 31, 33].enumerated() {
      for (place, words) in commands.enumerated() {
        try write(String(repeating: "k", count: count), to: key)
        try #require(chmod(key, 0o600) == 0)
        let run = try table.run("ann", words, input: joined)
        let name = "key.damaged-\(number * commands.count + place + 1)"
        #expect(run.status == 1 && run.output.isEmpty && run.complaint.contains("was renamed to '\(name)'"), "\(run)")
        #expect(contents(key) == nil && contents("\(table.state("ann"))/battleship/\(name)")?.utf8.count == count)
      }
    }
    try #require(mkdir(key, 0o700) == 0)
    #expect(try table.run("ann", "shoot", "-", "A3", input: joined).complaint.contains("not a plain file"))
  }

  @Test func `a memory that cannot be read or written stops a message before it is shown`() throws {
    let (challenge, joined) = try begun()
    let file = try #require(TemporaryFolder.names(in: table.key("ann") + ".duels").first)
    let path = "\(table.key("ann")).duels/\(file)"
    for damage in ["", "x\n", challenge.replacing("Seal=", by: "Seal=_"), String(challenge.dropLast())] {
      try write(damage, to: path)
      for words in [["shoot", "-", "A3"], ["shoot", "--anyway", "-", "A3"]] {
        let run = try table.run("ann", words, input: joined)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.complaint.contains("is damaged, so nothing is sent"))
      }
    }
    try write("", to: table.state("dan"))
    let nowhere = try table.run("dan", "duel", "--random")
    #expect(nowhere.status == 1)
    #expect(nowhere.output.isEmpty)
    #expect(nowhere.complaint.contains("cannot be used: Not a directory"), "\(nowhere.complaint)")
    // A file instead of a folder.
    let key = try DuelFolder()
    try #require(mkdir(key.state("eve"), 0o700) == 0 && mkdir(key.state("eve") + "/battleship", 0o700) == 0)
    try write("", to: key.key("eve") + ".duels")
    let run = try key.run("eve", "duel", "--random")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.complaint.contains("nothing can be saved in"))
  }

  @Test func `inspect makes neither a key nor a memory, and shows the player's own ships with the key alone`() throws {
    let (_, joined) = try begun()
    #expect(try table.run("cat", "inspect", "--reveal", "-", input: joined).status == 0)
    #expect(access(table.state("cat"), F_OK) != 0)
    let mine = try table.run("ann", "inspect", "--reveal", "-", input: joined)
    #expect(mine.output.contains("\nships A1, C3\n"))
    #expect(!mine.output.contains("A3,"))
    #expect(try !table.run("ann", "inspect", "-", input: joined).output.contains("ships A1"))
  }

  @Test func `a named key stays in its place, with its memory beside it`() throws {
    let key = table.folder.path + "/my key"
    let challenge = try table.run("ann", "duel", "--random", "--key", key, "--base", "https://a.example/#")
    #expect(challenge.output.hasPrefix("https://a.example/#?Format=2&Board=10x10&"))
    #expect(contents(key)?.utf8.count ?? 0 >= 0)
    #expect(TemporaryFolder.names(in: key + ".duels").count == 1)
    #expect(access(table.state("ann"), F_OK) != 0)
  }

  @Test func `two programs at once make one key and lose no message`() throws {
    let program = built("battleship-tui")
    let line = "for i in 1 2 3 4 5 6 7 8; do XDG_STATE_HOME=$FOLDER '\(program)' duel --random & done; wait"
    let run = try run(script: line + "; ls $FOLDER/battleship/key.duels | wc -l; ls $FOLDER/battleship")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 11)
    #expect(Set(lines.prefix(8)).count == 8)
    #expect(lines.suffix(3).map { $0.filter { $0 != " " } } == ["8", "key", "key.duels"])
  }

  @Test func `of eight programs that answer a message at once, one sends a message`() throws {
    let program = built("battleship-tui")
    let line = """
      export XDG_STATE_HOME=$FOLDER
      '\(program)' duel --rules 3x3:1.1 --volley 1 --ships A1,C3 > $FOLDER/challenge
      XDG_STATE_HOME=$FOLDER/bob '\(program)' join - --random B2 < $FOLDER/challenge > $FOLDER/joined
      for cell in A1 A2 A3 B1 B3 C1 C2 C3; do
        { '\(program)' shoot - $cell < $FOLDER/joined 2> $FOLDER/refusal-$cell || echo $?; } &
      done
      wait
      cat $FOLDER/refusal-*
      """
    let run = try run(script: line)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.contains("?Format=2&") }.count == 1)
    #expect(lines.filter { $0 == "1" }.count == 7)
    #expect(lines.filter { $0.hasSuffix("You have already answered this message differently.") }.count == 7)
  }
}

extension String {
  /// The text with one part replaced.
  fileprivate func replacing(_ part: String, by other: String) -> String {
    guard let found = Array(utf8).firstRange(of: Array(part.utf8)) else { return self }
    let bytes = Array(utf8)
    return String(decoding: bytes[..<found.lowerBound] + Array(other.utf8) + bytes[found.upperBound...], as: UTF8.self)
  }
}
