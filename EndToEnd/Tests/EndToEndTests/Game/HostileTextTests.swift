// Harmful names, typed and pasted texts, and saved conversations: they are shown and control nothing.

@testable import BattleshipFrame
@testable import BattleshipApp
@testable import BattleshipPlay
@testable import BattleshipText
import CSystem
import TerminalHarness
import Testing

@Suite("The game: hostile texts", .waits) struct HostileTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A look of the program: language, colours, characters.
  struct Look: Hashable, Sendable {
    let rows, columns: Int
    let isASCII: Bool

    static let all = [(24, 80), (12, 40)].flatMap { size in
      [false, true].map { Look(rows: size.0, columns: size.1, isASCII: $0) }
    }

    /// A program with this look, and the screen that it should show.
    func start(
      _ arguments: [String], environment: [String: String] = [:], showing state: PhonesScreen
    ) throws -> Mirror {
      let terminal = try TerminalSession(
        [built("battleship-tui")] + arguments + (isASCII ? ["--ascii"] : []),
        environment: environment.merging(isASCII ? ["LANG": "C"] : [:]) { $1 }, rows: rows, columns: columns)
      let mirror = Mirror(terminal, state, size: Size(rows: rows, columns: columns), isASCII: isASCII)
      try mirror.expectSame("starting")
      return mirror
    }
  }

  /// Plays through every kind of screen with a typed and a pasted text, and leaves.
  private static func play(_ look: Look, _ text: String, _ more: [String] = []) throws -> OutputBytes {
    let mirror = try look.start(
      ["--seed", "1", "--names", "\(text),\(text.dropLast())2"] + more,
      showing: PhonesScreen(firstName: text, secondName: text.dropLast() + "2", seed: 1, repeats: true))
    // The first player, who has nothing to copy yet, hides ships and sends them.
    try mirror.press(.character("y"))
    try mirror.press(.enter, .enter, .right, .down, .enter)
    try mirror.press(.enter)
    try mirror.press(.enter)
    // The second player unlocks, opens the host's calls and the keys, fires, and goes back to write.
    try mirror.press(.enter)
    try mirror.press(.function(12))
    try mirror.press(.character("z"), .character("?"))
    try mirror.press(.character("z"), .enter, .right, .enter)
    try mirror.press(.character("e"))
    while mirror.stack.phones?.focus != .phone(.field) { try mirror.press(.tab) }
    try mirror.press(.enter)
    try mirror.type(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0xa0 }.prefix(12))))
    try mirror.paste(text)
    // The text is sent with the game, and the first player reads it.
    try mirror.press(.enter)
    try mirror.press(.enter, .control("l"))
    mirror.terminal.type("q")
    #expect(mirror.terminal.end() == .status(0))
    expectAsFound(mirror.terminal)
    return mirror.terminal.output
  }

  /// The control sequences of a game with a harmless name.
  private static let harmless = Result {
    try Look.all.reduce(into: Set<OutputBytes.Token>()) { $0.formUnion(try play($1, "Kate").tokens) }
  }

  /// Expects no control sequences beyond those of a harmless name, and movements of the cursor.
  private func expectHarmless(_ output: OutputBytes, _ what: String) throws {
    let known = try Self.harmless.get()
    for token in Set(output.tokens) where !known.contains(token) {
      switch token {
      case .letter(let scalar): #expect(scalar.isSeen, "U+\(String(scalar.value, radix: 16)) of \(what)")
      // The palette colours depend on the frames of an animation that are drawn in time.
      case .sequence(let sequence) where sequence.hasPrefix("\u{1b}[38;5;") || sequence.hasPrefix("\u{1b}[48;5;"): break
      case .sequence(let sequence): #expect(Self.moves.contains(sequence), "\(what)")
      case .control(let byte): #expect([0x08, 0x0a, 0x0d].contains(byte), "\(what)")
      case .stray(let byte): Issue.record("a byte \(byte) of \(what)")
      }
    }
  }

  /// The sequences by which ncurses moves the cursor, which depend on the text on the screen.
  private static let moves = Set("ABCDGHJKLMPSX@bd".flatMap { ["\u{1b}[\($0)", "\u{1b}[#\($0)"] })

  @Test(arguments: HostileText.all, Look.all)
  func `the game is shown whole, and no harmful text reaches the terminal unchanged`(
    hostile: HostileText, look: Look
  ) throws {
    try expectHarmless(try Self.play(look, hostile.text), "\(hostile) at \(look)")
  }

  @Test(arguments: ["x", "海", "e\u{301}\u{302}\u{303}\u{304}"], Look.all)
  func `ten thousand pasted letters leave the field, the lock and the conversation whole`(
    letter: String, look: Look
  ) throws {
    let mirror = try look.start(
      ["--seed", "1"], showing: PhonesScreen(firstName: "John", secondName: "Kate", seed: 1, repeats: true))
    try mirror.press(.down, .enter)
    try mirror.paste(String(repeating: letter, count: 10_000 / letter.unicodeScalars.count))
    try mirror.press(.enter)
    try mirror.press(.enter)
    // The screen may be right before the last sequence has arrived.
    mirror.terminal.listen()
    try expectHarmless(mirror.terminal.output, "10,000 letters")
  }

  @Test func `names that are not text are refused, and shown as such`() throws {
    // A single byte that controls some terminals, the beginning of a letter, an overlong letter, half a surrogate pair.
    let script = #"exec "$0" --seed 1 --names "$(printf '\23331mK\342\202,\300\233K\355\240\200')""#
    let terminal = try TerminalSession(["/bin/sh", "-c", script, built("battleship-tui")])
    #expect(terminal.end() == .status(2))
    #expect(terminal.picture[0].hasPrefix("battleship-tui: '�31mK�,"), "\(terminal.picture)")
    #expect(!terminal.output.bytes.contains { $0 == 0x1b || $0 == 0x9b })
  }

  @Test func `typed and pasted bytes that are not text are not accepted`() throws {
    let terminal = try startGame(["--seed", "1"])
    let typed: [UInt8] = [0x9b, 0x33, 0x35, 0x6d, 0xe2, 0x82, 0xc0, 0x9b, 0xff, 0xfe]
    terminal.type("\t")
    terminal.type(bytes: typed)
    terminal.type("\u{1b}[200~")
    terminal.type(bytes: typed)
    terminal.type("\u{1b}[201~")
    #expect(terminal.shows("That was not text: nothing was pasted."), "\(terminal.picture)")
    terminal.type("q")
    #expect(terminal.end() == .status(0))
    try expectHarmless(terminal.output, "bytes")
  }

  @Test(arguments: HostileText.all)
  func `a conversation saved with them is resumed, and its trace is plain`(hostile: HostileText)
    throws
  {
    let file = folder.path + "/conversation"
    let head = { (ownership: ConversationHead.Ownership) in
      ConversationHead(ownership, firstName: hostile.text, secondName: hostile.text, game: .hunt(.messages), seed: 1)
    }
    let own = PhonesScreen(owned: head(.own(.first, of: 1, at: file)))
    var typing = own
    let environment = ScreenEnvironment(
      size: Size(rows: 24, columns: 80), widths: .ascii, time: ClockTime(hour: 0, minute: 0), seed: 1)
    _ = typing.update(.input(.click(.phone(.field))), in: environment)
    let effects = typing.update(.input(.paste(hostile.text)), in: environment)
    let lines = (own.beginning + effects).compactMap { effect in
      switch effect {
      case .keep(let line), .keepSoon(let line): line.text
      default: nil
      }
    }
    try write(checked([ConversationLine.begin(head(.shared)).text]), to: file)
    for part in ["", "/battleship", "/battleship/shared"] { mkdir(folder.path + "/state" + part, 0o700) }
    try write(checked(lines), to: folder.path + "/state/battleship/shared/1-first")
    var state = try ConversationReader.open(lines, at: ClockTime(hour: 0, minute: 0))
    // The other terminal is not running, so the screen shows the command with which its player can join.
    let isPlain = hostile.text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
    let word = isPlain ? hostile.text : "'\(hostile.text.replacing("'", with: "'\\''"))'"
    state.shared?.invitation = SafeText("battleship-tui play --conversation \(file) --as \(word)", limit: 1_000)
    state.shared?.isOtherHere = false
    let mirror = try Look.all[0].start(
      ["--conversation", file, "--as", hostile.text, "--trace", folder.path + "/trace"],
      environment: ["XDG_STATE_HOME": folder.path + "/state"], showing: state)
    try mirror.press(.tab, .tab, .enter)
    mirror.terminal.type("q")
    #expect(mirror.terminal.end() == .status(0))
    try expectHarmless(mirror.terminal.output, "\(hostile)")
    #expect(read(folder.path + "/trace").utf8.allSatisfy { 0x20..<0x7f ~= $0 || $0 == 0x0a })
  }

  @Test(arguments: HostileText.all)
  func `an error message about them is one line of text`(hostile: HostileText) throws {
    let text = hostile.text
    let complaints: [([String], Int32)] = [
      (["--names", text], 2), (["--names", "\(text),,\(text)"], 2), (["--\(text)"], 2), ([text], 2),
      (["--seed", text], 2), (["--rules", text], 2), (["--color", text], 2), (["--print", text], 2),
      (["new", "--ships", text], 2), (["shoot", LinkCommandTests.fresh, text], 2), (["inspect", text], 3),
      (["--trace", folder.path + "/no/" + text], 1),
      (["--conversation", folder.path + "/no/" + text, "--as", "John"], 1),
      (["--conversation", folder.path + "/new", "--as", text], 1),
    ]
    for (words, status) in complaints {
      let terminal = try TerminalSession([built("battleship-tui")] + words, columns: 500)
      #expect(terminal.end() == .status(status), "\(words)")
      // Messages about a conversation come after the program took over the screen.
      let said = terminal.output.text.split(separator: "\u{1b}[?1049l").last?.split(separator: "battleship-tui: ").last
      let line = try #require(said?.split(separator: "\r\n").first, "\(words)")
      #expect(line.unicodeScalars.allSatisfy(\.isSeen) && line.utf8.count < 800, "\(words)")
      #expect(terminal.settingsAreAsFound)
      try expectHarmless(terminal.output, "\(words)")
    }
  }

  @Test(arguments: [
    "", "Kate", ",", "John,", ",Kate", " ,Kate", "John,\n", "John,Kate,Ann", "John, Kate,",
    "John," + String(repeating: "x", count: 10_000), String(repeating: "海", count: 25) + ",Kate",
  ])
  func `invalid names are refused in one sentence`(names: String) throws {
    let refused = try run("--names", names)
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
    let begin =
      "battleship-tui: --names takes two different names of 1 to 24 characters with a comma between them, not '"
    #expect(refused.complaint.hasPrefix(begin) && refused.complaint.utf8.count < 500, "\(refused.complaint)")
    #expect(refused.complaint.count(of: "\n") == 1)
  }
}
