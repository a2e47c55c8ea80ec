// The file cut at every byte, and each byte of its last line changed: the program reports it, and loses nothing.

import CSystem
import TerminalHarness
import Testing

@Suite("The game: a damaged file", .waits) struct DamageTests {
  private let folder: TemporaryFolder
  private var directory: String { folder.path + "/battleship" }
  private var file: String { directory + "/conversation-3" }
  /// A conversation in which Kate has begun to play.
  private let whole: [UInt8]
  private var chance = SystemRandomNumberGenerator()

  init() throws {
    folder = try TemporaryFolder()
    let terminal = try startGame(environment: ["XDG_STATE_HOME": folder.path])
    try Player(terminal: terminal).beginAttack()
    terminal.type("\r")
    try #require(terminal.shows("A1: sunk"))
    terminal.type("q")
    try #require(terminal.end() == .status(0))
    whole = try readBytes(folder.path + "/battleship/conversation-3")
  }

  /// A random sample of these cases in a short run, all of them in the long drills.
  private mutating func some<Case>(_ cases: [Case]) -> [Case] {
    drills < 100 ? Array(cases.shuffled(using: &chance).prefix(drills * 10)) : cases
  }

  /// Starts the program on these bytes, expects its report, and leaves; returns whether it resumed a game.
  private func goesOn(with bytes: [UInt8], _ comment: Comment) throws -> Bool {
    for name in TemporaryFolder.names(in: directory) { unlink(directory + "/" + name) }
    try write(bytes, to: file)
    let terminal = try TerminalSession([built("battleship-tui"), "play"], environment: ["XDG_STATE_HOME": folder.path])
    let isThere = terminal.wait { $0.find("unlock<]") != nil || $0.find("[>Start game<]") != nil }
    try #require(isThere, "\(comment): \(terminal.picture)")
    let isLocked = terminal.find("unlock<]") != nil
    if isLocked { terminal.type("\r") }
    let names = TemporaryFolder.names(in: directory)
    if names.contains("conversation-3.damaged-1") {
      #expect(
        !isLocked && terminal.shows("The old game is unreadable and was moved to conversation-3.damaged-1."), comment)
    } else if names.contains("conversation-3.torn-1") {
      #expect(terminal.shows("An incomplete line was moved to conversation-3.torn-1."), comment)
    }
    terminal.type("q")
    try #require(terminal.end() == .status(0), comment)
    return isLocked
  }

  @Test mutating func `cut at any byte, the whole lines are resumed and the torn one is set aside`() throws {
    for count in some(Array(0...whole.count)) {
      let end = whole[..<count].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      #expect(try goesOn(with: Array(whole[..<count]), "cut at \(count)") == (end > 0), "cut at \(count)")
      #expect(try readBytes(file).starts(with: whole[..<end]), "cut at \(count)")
      let names = TemporaryFolder.names(in: directory)
      let all = ["conversation-3"] + (end < count ? ["conversation-3.torn-1"] : [])
      #expect(names == all, "cut at \(count)")
      #expect(try torn(beside: names) == Array(whole[end..<count]), "cut at \(count)")
    }
  }

  @Test mutating func `if a byte of the last line changes, the file is resumed or moved aside unchanged`() throws {
    let last = whole.dropLast().lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let changes = (last..<whole.count).flatMap { position in
      (UInt8.min ... .max).filter { $0 != whole[position] }.map { (position, $0) }
    }
    for (position, value) in some(changes) {
      var damaged = whole
      damaged[position] = value
      let goesOn = try goesOn(with: damaged, "\(value) at \(position)")
      let names = TemporaryFolder.names(in: directory)
      #expect(goesOn != names.contains("conversation-3.damaged-1"), "\(value) at \(position)")
      let kept = try readBytes(goesOn ? file : file + ".damaged-1")
      let torn = try torn(beside: names)
      #expect(kept.starts(with: damaged.dropLast(torn.count)), "\(value) at \(position)")
      #expect(damaged.suffix(torn.count).elementsEqual(torn), "\(value) at \(position)")
    }
  }

  private func torn(beside names: [String]) throws -> [UInt8] {
    names.contains("conversation-3.torn-1") ? try readBytes(file + ".torn-1") : []
  }
}

/// The bytes of a file.
private func readBytes(_ path: String) throws -> [UInt8] {
  let file = try #require(fopen(path, "re"))
  defer { fclose(file) }
  var buffer = [UInt8](repeating: 0, count: 65_536)
  return Array(buffer[..<fread(&buffer, 1, buffer.count, file)])
}

/// Replaces a file.
private func write(_ bytes: [UInt8], to path: String) throws {
  let file = try #require(fopen(path, "we"))
  defer { fclose(file) }
  try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
}
