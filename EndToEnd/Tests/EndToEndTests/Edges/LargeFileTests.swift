// Files beyond any reasonable size: read up to a limit, refused in a sentence, with little memory.

import CSystem
import TerminalHarness
import Testing

@Suite("Edges: large files", .waits) struct LargeFileTests {
  private let folder: TemporaryFolder
  private var directory: String { folder.path + "/battleship" }

  init() throws {
    folder = try TemporaryFolder()
    let terminal = try startGame(environment: ["XDG_STATE_HOME": folder.path])
    try Player(terminal: terminal).sendShips()
    terminal.type("q")
    try #require(terminal.end() == .status(0))
  }

  /// The bytes added after the lines of a conversation: many of one kind, or a hole of that size.
  enum Growth: CaseIterable, Sendable {
    case emptyLines, oneLine, sameLines, hole

    func append(to path: String) throws {
      let file = try #require(fopen(path, "ae"))
      defer { fclose(file) }
      // Hold the lock, so that the file is not read half grown: a small unreadable part would be set aside.
      try #require(flock(fileno(file), LOCK_EX) == 0)
      let piece: [UInt8] =
        switch self {
        case .emptyLines: Array(repeating: 0x0A, count: 1 << 20)
        case .oneLine: Array(repeating: UInt8(ascii: "x"), count: 1 << 20)
        case .sameLines: Array(String(repeating: "turn first\n", count: 1 << 17).utf8)
        case .hole: []
        }
      for _ in 0..<100 { try #require(fwrite(piece, 1, piece.count, file) == piece.count) }
      if self == .hole { try #require(ftruncate(fileno(file), 1 << 30) == 0) }
    }

    /// Why such a file of a hot seat is not shared.
    var refusal: String {
      switch self {
      case .emptyLines, .sameLines, .oneLine: "line 1 belongs in a private file. Share a new file"
      case .hole: "is not a conversation: it has 1073741824 bytes, and at most 268435456 are read"
      }
    }
  }

  @Test(arguments: Growth.allCases)
  func `a shared one is refused in a sentence, a private one is moved aside, and little memory is used`(
    growth: Growth
  ) throws {
    let file = directory + "/conversation-3"
    try growth.append(to: file)
    let shared = try TerminalSession([built("battleship-tui"), "--conversation", file, "--as", "Kate"], columns: 250)
    #expect(shared.end() == .status(1))
    #expect(shared.picture.joined().hasSuffix(growth.refusal), "\(shared.picture[0])")
    let terminal = try startGame(environment: ["XDG_STATE_HOME": folder.path])
    #expect(terminal.find("The old game is unreadable and was moved to conversation-3.damaged-1.") != nil)
    if let use = ProcessUse(of: terminal.process) { #expect(use.peakKilobytes < 60_000) }
    #expect(
      TemporaryFolder.names(in: directory) == ["conversation-3", "conversation-3.damaged-1"])
  }

  @Test(arguments: Growth.allCases) func `a file that grows during a game ends neither program`(growth: Growth) throws {
    let file = folder.path + "/shared"
    let john = try TerminalSession([built("battleship-tui"), "--conversation", file, "--as", "John"])
    try #require(john.shows("Kate is away"), "\(john.picture)")
    try growth.append(to: file)
    #expect(john.shows("This conversation cannot be saved."))
    john.type("\r")
    try Player(terminal: john).placeShips()
    if let use = ProcessUse(of: john.process) { #expect(use.peakKilobytes < 60_000) }
  }
}
