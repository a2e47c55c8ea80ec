// Two people with two programs each in one conversation, killed at random: after restarts, both have the same messages.

import CSystem
import TerminalHarness
import Testing

@Suite("Four programs", .waits) struct FourProgramsTests {
  private static let people = ["John", "Kate"]

  /// Keys that play, write and look around, but never leave.
  private static let keys = ["\r", "\r", "\r", "\u{1b}OC", "\u{1b}OB", "\u{1b}OA", "\t", "r", "f", "e"]

  private let folder: TemporaryFolder
  private var file: String { folder.path + "/shared/conversation" }

  init() throws {
    folder = try TemporaryFolder()
    try #require(mkdir(folder.path + "/shared", 0o700) == 0)
  }

  private func start(_ name: String) throws -> TerminalSession {
    try TerminalSession(
      [built("battleship-tui"), "--conversation", file, "--as", name],
      environment: ["XDG_STATE_HOME": folder.path + "/" + name])
  }

  /// The posts of a person in a file, without the checksums.
  private func posts(from sender: String, in path: String) -> [Substring] {
    (contents(path) ?? "").split(separator: "\n").filter { $0.hasPrefix("post \(sender) ") }.map { $0.dropLast(9) }
  }

  /// The file of a person's own posts.
  private func ownFile(of name: String) -> String? {
    let place = folder.path + "/\(name)/battleship/shared"
    return TemporaryFolder.names(in: place).map { place + "/" + $0 }
      .first { contents($0)?.hasPrefix("battleship-conversation 3 ") ?? false }
  }

  /// Whether both people have all posts of the shared file, in its order, and no others.
  private var bothAgree: Bool {
    Self.people.allSatisfy { name in
      guard let own = ownFile(of: name) else { return false }
      return ["first", "second"].allSatisfy { posts(from: $0, in: own) == posts(from: $0, in: file) }
    }
  }

  /// How many messages each person has from each, beside those of the shared file.
  private var counts: String {
    (["shared": file] as [String: String?]).merging(Self.people.map { ($0, ownFile(of: $0)) }) { $1 }.map {
      name, path in
      "\(name) \(path ?? "nothing") \(["first", "second"].map { posts(from: $0, in: path ?? "").count })"
    }.joined(separator: ", ")
  }

  @Test func `killed again and again, they lose no message, and both people have the same ones`() throws {
    var dice = Dice("four programs")
    let names = Self.people + Self.people
    var programs: [TerminalSession] = []
    for name in names {
      programs.append(try start(name))
      try #require(programs.last?.shows("phone") ?? false)
    }
    var sent = 0
    for step in 0..<drills * 25 {
      let place = dice.below(4)
      let known = ["first", "second"].reduce(0) { $0 + posts(from: $1, in: file).count }
      // A post in the shared file stays there, whichever program dies.
      try #require(known >= sent, "step \(step)")
      sent = known
      for _ in 0...dice.below(4) { programs[place].type(Self.keys[dice.below(Self.keys.count)]) }
      if dice.below(6) == 0 {
        programs[place].send(signal: SIGKILL)
        _ = programs[place].end()
        programs[place] = try start(names[place])
        try #require(programs[place].shows("phone"), "step \(step): \(programs[place].picture)")
      } else {
        programs[place].listen()
      }
    }
    for program in programs {
      program.send(signal: SIGKILL)
      _ = program.end()
    }
    #expect(sent > 0, "SEED=\(dice.seed): nobody got to play")
    let again = try Self.people.map(start)
    for program in again { try #require(program.shows("phone"), "\(program.picture)") }
    #expect(again[0].wait { _ in bothAgree }, "SEED=\(dice.seed): \(counts)")
    for program in again {
      #expect(!program.picture.contains { $0.contains("not kept") }, "\(program.picture)")
      program.type("\u{3}")
      #expect(program.end() == .signal(SIGINT))
    }
    let aside = TemporaryFolder.names(in: folder.path + "/shared").filter {
      $0 != "conversation" && !$0.contains("torn")
    }
    #expect(aside.isEmpty, "SEED=\(dice.seed): \(aside)")
  }

  @Test func `texts typed in two of them at once lose no letter`() throws {
    let programs = try (Self.people + Self.people).map(start)
    for program in programs { try #require(program.shows("phone"), "\(program.picture)") }
    let typing = Array(programs.prefix(2))
    for program in typing { try #require(program.shows("iMessage"), "\(program.picture)") }
    let field = try #require(typing[0].find("iMessage"))
    let numbers = 100..<130
    for number in numbers {
      for (program, letter) in zip(typing, ["v", "w"]) {
        program.click(row: field.row, column: field.column)
        for key in "\(letter)\(number)" { program.type("\(key)") }
      }
      for (program, letter) in zip(typing, ["v", "w"]) {
        try #require(program.shows("\(letter)\(number)"), "\(program.picture)")
        repeat {
          program.type("\r")
          let isAnswered = program.wait { $0.find("❯ iMessage") != nil || $0.find("is using the file") != nil }
          try #require(isAnswered, "\(program.picture)")
          try #require(program.wait { $0.find("is using the file") == nil }, "\(program.picture)")
        } while program.find("❯ iMessage") == nil
      }
      for program in programs { program.listen() }
    }
    func sent(_ sender: String, _ letter: String) -> [Int] {
      posts(from: sender, in: file).compactMap { line in
        line.split(separator: "\"").first { $0.hasPrefix(letter) }.flatMap { Int($0.dropFirst()) }
      }
    }
    #expect(
      typing[0].wait { _ in sent("first", "v") == Array(numbers) && sent("second", "w") == Array(numbers) },
      "\(posts(from: "first", in: file)) \(posts(from: "second", in: file))")
    for program in programs {
      program.type("\u{3}")
      #expect(program.end() == .signal(SIGINT))
    }
  }
}
