// A duel among bystanders: only the players can write in it, and a player's own program recognizes every link.

import CSystem
import TerminalHarness
import Testing

@Suite("By link: duels that others write in", .waits) struct DuelProofTests {
  private let table: DuelFolder

  init() throws { table = try DuelFolder() }

  /// Ann's challenge on nine cells, and Bob's joining with a first shot at B2.
  private func begun() throws -> (challenge: String, joined: String) {
    let challenge = try table.run("ann", "duel", "--rules", "3x3:1.1", "--volley", "1", "--ships", "A1,C3").output
    return (challenge, try table.run("bob", "join", "-", "--ships", "A3,C1", "B2", input: challenge).output)
  }

  /// The message with a changed first letter in its last opening.
  private func forged(_ message: String) -> String {
    var letters = Array(message)
    guard let start = letters.indices.last(where: { letters[$0...].starts(with: "Open=") }) else { return message }
    letters[start + 5] = letters[start + 5] == "A" ? "B" : "A"
    return String(letters)
  }

  private func score(_ player: String) throws -> String { try table.run(player, "score", "--json").output }

  @Test func `a forged resignation opens no ships, counts no win, and the true one is accepted afterwards`() throws {
    let joined = try begun().joined
    let given = try table.run("ann", "resign", "-", input: joined)
    let forged = forged(table.message(given))
    let before = table.memory("bob")
    for words in [["shoot", "-"], ["shoot", "-", "A1"], ["resign", "-"]] {
      let run = try table.run("bob", words, input: forged)
      #expect(
        run.status == 1 && run.output.isEmpty && run.complaint.contains("Neither you nor your opponent wrote"), "\(run)"
      )
    }
    #expect(table.memory("bob") == before)
    #expect(try score("bob") == "{\"rows\":[],\"games\":[]}\n")
    let told = try table.run("bob", "inspect", "--json", "-", input: forged).output
    #expect(told.hasSuffix("\"relation\":\"forged\"}\n"))
    let closed = try table.run("bob", "shoot", "-", input: given.output)
    #expect(closed.status == 0)
    #expect(closed.output.contains("verdict fair"))
    #expect(try score("bob").contains(#""games":1,"won":1,"#))
  }

  @Test func `a forged close leaves no foul, and the true one is accepted with its verdict and status 0`() throws {
    let joined = try begun().joined
    let given = try table.run("ann", "resign", "-", input: joined)
    let closed = try table.run("bob", "shoot", "-", input: given.output)
    let refused = try table.run("ann", "shoot", "-", input: forged(table.message(closed)))
    #expect(refused.status == 1)
    #expect(refused.complaint.contains("Neither you nor your opponent wrote"))
    #expect(try score("ann").hasPrefix("{\"rows\":[],") && !score("ann").contains("\"cheated\":true"))
    #expect(try score("ann").contains("\"unchecked\":true"))
    let taken = try table.run("ann", "shoot", "-", input: closed.output)
    #expect(taken.status == 0 && taken.output.hasPrefix("verdict fair"), "\(taken)")
    #expect(try !score("ann").contains("\"unchecked\":true"))
    // The close is now the last message, so every earlier message shows it again.
    #expect(try table.message(table.run("ann", "shoot", "-", input: joined)) == table.message(closed))
  }

  @Test func `no player can insist on an end that neither player wrote`() throws {
    let joined = try begun().joined
    let given = try table.run("ann", "resign", "-", input: joined)
    let run = try table.run("bob", "shoot", "--anyway", "-", input: forged(table.message(given)))
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(try score("bob") == "{\"rows\":[],\"games\":[]}\n")
  }

  @Test func `a winner who lied is exposed by the loser's program, and noted in the score`() throws {
    let joined = try begun().joined
    // Ann's own program would not lie, so another one reports the hit at A1 as a miss.
    let first = try table.run("ann", "shoot", "-", "A3", input: joined)
    let second = try table.run("bob", "shoot", "-", "A1", input: first.output)
    let third = try table.run("ann", "shoot", "-", "C1", input: second.output)
    let lie = try table.altered(table.message(third), ".s0_6", to: ".m_6", by: "ann")
    let lost = try table.run("bob", "shoot", "-", input: lie)
    #expect(lost.status == 0)
    let ended = table.message(lost)
    // Her opening matches her seal in any message: a program with her key and no memory produces it.
    let twin = try DuelFolder()
    try #require(mkdir(twin.state("ann"), 0o700) == 0 && mkdir(twin.state("ann") + "/battleship", 0o700) == 0)
    try write(bytes: fileBytes(table.key("ann")), to: twin.key("ann"))
    let given = try twin.run("ann", "resign", "--anyway", "-", input: joined)
    let opening = try #require(twin.message(given).split(separator: "&").first { $0.hasPrefix("Open=") })
    let closed = try table.altered(ended, "&Tag=", to: "&\(opening)&Tag=", by: "ann")
    let taken = try table.run("bob", "shoot", "-", input: closed)
    #expect(taken.status == 0)
    #expect(taken.output.contains("verdict foul, the first player: A1 was reported as a miss"))
    #expect(
      try score("bob").contains(#""games":1,"won":0,"best_shots":null,"mean_shots":null,"fouls":1,"hints":false}"#))
  }

  @Test func `inspect relates a link to the last message written here, and names the turn that differs`() throws {
    let joined = try begun().joined
    let file = "\(table.key("ann")).duels/\(try #require(TemporaryFolder.names(in: table.key("ann") + ".duels").first))"
    let kept = read(file)
    let first = try table.run("ann", "shoot", "-", "A3", input: joined)
    func relation(_ player: String, _ message: String) throws -> String {
      let told = try table.run(player, "inspect", "--json", "-", input: message)
      #expect(told.status == 0)
      return told.output
    }
    #expect(try relation("ann", joined).hasSuffix(#""relation":"old"}"# + "\n"))
    #expect(try relation("bob", first.output).hasSuffix(#""relation":"next"}"# + "\n"))
    let second = try table.run("bob", "shoot", "-", "A1", input: first.output)
    #expect(try relation("ann", second.output).hasSuffix(#""relation":"next"}"# + "\n"))
    let changed = try table.altered(table.message(first), "Play=4.m_2", to: "Play=4.m_1.m_0", by: "bob")
    #expect(
      try relation("ann", changed).hasSuffix(
        #""relation":"changed","changed":{"part":"turn","turn":2,"player":null}}"# + "\n"))
    let ahead = table.message(second) + "\n"
    try write(kept, to: file)
    #expect(try relation("ann", ahead).hasSuffix(#""relation":"ahead"}"# + "\n"))
    try #require(unlink(file) == 0)
    #expect(try relation("ann", ahead).hasSuffix(#""relation":"none"}"# + "\n"))
    // Without a key there is no relation, and an unreadable memory is reported.
    #expect(try !relation("cat", ahead).contains("relation"))
    try write("x\n", to: file)
    let damaged = try table.run("ann", "inspect", "--json", "-", input: ahead)
    #expect(damaged.status == 0)
    #expect(!damaged.output.contains("relation"))
    #expect(damaged.complaint.contains("is damaged"))
  }

  @Test func `no refusal reveals whether invented turns are true`() throws {
    let joined = try begun().joined
    let file = try #require(TemporaryFolder.names(in: table.key("ann") + ".duels").first)
    let path = "\(table.key("ann")).duels/\(file)"
    let kept = read(path)
    // A2 is water and A1 a ship: the first and the last invented answers are true, all others contain an untrue one.
    let (truths, lies) = (["4.m_2.m_0", "4.m_2.m_1.m_3"], ["4.s4_2.m_0", "4.m_2.m_0.m_3", "4.s4_2.m_0.m_1.m_3"])
    for (remembers, insists) in [(true, []), (false, []), (true, ["--anyway"]), (false, ["--anyway"])] {
      if remembers { try write(kept, to: path) } else { unlink(path) }
      var complaints: Set<String> = []
      for play in insists.isEmpty ? truths + lies : lies {
        let invented = try table.altered(joined, "Play=4&", to: "Play=\(play)&", by: "bob")
        let run = try table.run("ann", ["shoot"] + insists + ["-", "C1"], input: invented)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        complaints.insert(run.complaint)
      }
      #expect(complaints.count == 1, "\(complaints)")
    }
  }

  @Test func `a memory that others own or can write is refused, and so is another user's key`() throws {
    let joined = try begun().joined
    let folder = table.key("ann") + ".duels"
    for mode: mode_t in [0o770, 0o702, 0o1777] {
      try #require(chmod(folder, mode) == 0)
      let run = try table.run("ann", "shoot", "-", "A3", input: joined)
      #expect(run.status == 1 && run.output.isEmpty && run.complaint.contains("others can write to it"), "\(run)")
    }
    try #require(chmod(folder, 0o700) == 0)
    let file = "\(folder)/\(try #require(TemporaryFolder.names(in: folder).first))"
    let kept = read(file)
    try #require(unlink(file) == 0 && mkfifo(file, 0o600) == 0)
    let piped = try table.run("ann", "shoot", "-", "A3", input: joined)
    #expect(piped.status == 1)
    #expect(piped.output.isEmpty)
    try #require(unlink(file) == 0)
    try write(kept, to: file)
    if geteuid() == 0 {
      for path in [folder, file, table.key("ann")] {
        try #require(chown(path, 12_345, 12_345) == 0)
        let run = try table.run("ann", "shoot", "-", "A3", input: joined)
        #expect(run.status == 1 && run.output.isEmpty && run.complaint.contains("another user"), "\(path) \(run)")
        try #require(chown(path, 0, 0) == 0)
      }
    }
    #expect(try table.run("ann", "shoot", "-", "A3", input: joined).status == 0)
  }

  @Test func `any flipped bit of a stored message is found, and so is a missing checksum`() throws {
    let joined = try begun().joined
    let folder = table.key("ann") + ".duels"
    let file = "\(folder)/\(try #require(TemporaryFolder.names(in: folder).first))"
    let kept = Array(read(file).utf8)
    let inspect = ["inspect", "--json", "-"]
    for index in kept.indices {
      var flipped = kept
      flipped[index] ^= 1 << UInt8(index % 8)
      try write(bytes: flipped, to: file)
      let run = try table.run("ann", inspect, input: joined)
      #expect(run.complaint.contains("is damaged") && !run.output.contains("relation"), "byte \(index)")
    }
    let url = String(decoding: kept.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    try write(url + "\n", to: file)
    #expect(try table.run("ann", inspect, input: joined).complaint.contains("is damaged"))
  }

  @Test func `a seed makes neither a key nor a nonce`() throws {
    // Two conversations with the same seed: their challenges must have different seals.
    var seals: Set<String> = []
    for name in ["one", "two"] {
      let path = table.folder.path + "/" + name
      let words = ["play", "--duel", "--rules", "3x3:2.1", "--seed", "1"]
      let terminal = try TerminalSession([built("battleship-tui")] + words, environment: ["XDG_STATE_HOME": path])
      for (keys, shows) in [
        ("", "[>Start game<]"), ("\r", "Ships to place: 2"), ("r", "[>Finished<]"), ("\r", "hid their ships"),
      ] {
        terminal.type(keys)
        try #require(terminal.shows(shows), "\(terminal.picture)")
      }
      terminal.send(signal: SIGTERM)
      _ = terminal.end()
      let text = read(path + "/battleship/conversation-3")
      let seal = try #require(text.split(separator: "Seal=").dropFirst().first?.prefix(30))
      seals.insert(String(seal))
    }
    #expect(seals.count == 2)
  }
}

/// The bytes of a file.
func fileBytes(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "re") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = fgetc(file), byte >= 0 { bytes.append(UInt8(byte)) }
  return bytes
}

/// Writes the bytes of a private file.
func write(bytes: [UInt8], to path: String) throws {
  let file = try #require(fopen(path, "we"))
  defer { fclose(file) }
  try #require(chmod(path, 0o600) == 0)
  try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
}
