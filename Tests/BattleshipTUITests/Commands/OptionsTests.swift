// The command line: the accepted options, and refusals with a hint of the expected value.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import Testing

@testable import battleship_tui

@Suite struct OptionsTests {
  private func request(_ arguments: String...) throws(OptionError) -> Request { try Request(arguments: arguments) }

  private func play(_ arguments: String...) throws -> Options { try Options(arguments: ["play"] + arguments) }

  @Test func `without options two people play by the original's rules`() throws {
    let plain = try play()
    #expect(plain.game == nil && plain.rules == .messages)
    #expect(plain.seed == nil)
    #expect(plain.conversation == nil && !plain.has(.new))
    #expect(plain.names == nil)
  }

  @Test func `two players at one keyboard begin with the board that the title begins with`() throws {
    for options in [try Options(arguments: ["two"]), try Options(arguments: ["two", "--volley", "1"])] {
      #expect(ChosenGame.duel(options.terms) == TitleSettings().game(byLink: false))
    }
  }

  @Test func `every option is accepted, with its value after it or after an equals sign`() throws {
    let all = try play(
      "--names", "Ann,Bob", "--rules=classic", "--seed", "7", "--ascii", "--color=never", "--trace", "calls.txt"
    )
    #expect(all.names == PlayerNames("Ann,Bob"))
    #expect(all.game == .hunt(.classic))
    #expect(all.seed == 7)
    #expect(all.look.isASCII)
    #expect(all.look.color == .never)
    #expect(all.trace == Path("calls.txt"))
    #expect(try play("--no-color").look.color == .never)
    #expect(try play("--no-color", "--color", "always").look.color == .always)
    #expect(try play("--color", "always", "--no-color").look.color == .never)
    #expect(try play("--apart", "--rules", "skirmish").game == .hunt(Rules.skirmish.withShipsApart))
    let marked = try play("--names", "Ann,\u{301}Bob")
    #expect([marked.names?.first, marked.names?.second] == ["Ann", "\u{301}Bob"])
    #expect(try request("--help") == .help(nil))
    #expect(try request("-h") == .help(nil))
    #expect(try request("help") == .help(nil))
    #expect(try request("help", "shoot") == .help(.shoot))
    #expect(try request("shoot", "--help") == .help(.shoot))
    #expect(try request("--version") == .version)
  }

  @Test func `on the title, rules without misses are a duel's, and others a hunt's`() throws {
    func title(_ words: String...) throws -> Options? {
      if case .run(let options) = try Request(words: ["title"] + words.map { Argument($0) }) { options } else { nil }
    }
    #expect(try title("--rules", "4x4:2.2")?.terms.rules == Rules(ofDuelWritten: "4x4:2.2"))
    #expect(try title("--rules", "4x4:2.2:never")?.game == .hunt(Rules(written: "4x4:2.2:never")))
    #expect(try title("--rules", "skirmish")?.game == .hunt(.skirmish))
    #expect(throws: OptionError.self) { try title("--rules", "4x4") }
  }

  @Test func `duels are chosen for the two phones, with the rules and volleys of duels`() throws {
    #expect(try play("--duel").game == .duel(Terms(on: .classic)))
    #expect(try play("--duel", "--volley", "afloat", "--rules", "3x3:2.1").terms.rules.losingMiss == nil)
    #expect(throws: OptionError.requires(.volley, .duel)) { try play("--volley", "2") }
    #expect(throws: OptionError.self) { try play("--duel", "--rules", "3x3:2.1:3") }
  }

  @Test(
    arguments: [
      ("6x5:3.2.2:14", 5, 6, [3, 2, 2], 14), ("3x3:1.1:never", 3, 3, [1, 1], nil), ("16x16:16:0", 16, 16, [16], nil),
    ] as [(String, Int, Int, [Int], Int?)])
  func `rules are written as columns, rows, ships and misses`(
    text: String, rows: Int, columns: Int, ships: [Int], misses: Int?
  ) throws {
    let rules = try GivenOptions.rules(text)
    #expect(rules.board == (try BoardSize(rows: rows, columns: columns)))
    #expect(rules.shipLengths == (try ShipLengths(ships)))
    #expect(rules.losingMiss == misses)
  }

  @Test(arguments: [
    "", "chess", "3x3", "3x3:1.1", "3x3:1.1:x", "x3:1:1", "3x3:1..1:1", "3x3:9:1", "17x3:1:1", "3x3:1:10", "3x3:1:+1",
    "3x3::1",
    "99999999999999999999x3:1:1",
  ])
  func `impossible rules are refused`(text: String) {
    #expect(throws: OptionError.self) { try GivenOptions.rules(text) }
  }

  @Test(
    arguments: [
      ("6x6", ["skirmish"], "6x6:3.2.2"), ("10x10", ["classic", "seabattle"], "10x10:3.2.2"), ("8x8", [], "8x8:3.2.2"),
    ] as [(String, [SafeText], SafeText)])
  func `a board alone, as the title shows it, is answered with the full form`(
    text: String, presets: [SafeText], written: SafeText
  ) {
    let hunt = ExpectedValue.shipsToo(presets + ["\(written):never"])
    #expect(throws: OptionError.badValue(text, option: .rules, expected: hunt)) { try GivenOptions.rules(text) }
    let duel = ExpectedValue.shipsToo(presets + [written])
    #expect(throws: OptionError.badValue(text, option: .rules, expected: duel)) { try request("solo", "--rules", text) }
  }

  @Test func `a hunt without its misses is answered with them, and ships that do not fit with that they must`() throws {
    let expected = ExpectedValue.missesToo("3x3:2")
    #expect(throws: OptionError.badValue("3x3:2", option: .rules, expected: expected)) {
      try GivenOptions.rules("3x3:2")
    }
    let board = try BoardSize(rows: 3, columns: 3)
    for (text, ships) in [("3x3:5", [5]), ("3x3:3.3.3.3", [3, 3, 3, 3])] {
      let error = RulesError.fleetDoesNotFit(try ShipLengths(ships), board)
      #expect(throws: OptionError.badValue(text, option: .rules, expected: .possibleRules(error))) {
        try GivenOptions.rules(text)
      }
    }
  }

  @Test func `ships between commas are answered with those ships between full stops, a miss in a duel with an example`()
    throws
  {
    for command in ["solo", "new"] {
      let miss: SafeText = command == "new" ? ":9" : ""
      let expected = ExpectedValue.shipsToo(["8x8:4.3.2\(miss)"])
      let text = "8x8:4,3,2\(miss.string)"
      #expect(throws: OptionError.badValue(text, option: .rules, expected: expected)) {
        try request(command, "--rules", text)
      }
    }
    for text in ["8x8:4.3.2:9", "8x8:4,3,", "chess"] {
      #expect(throws: OptionError.badValue(text, option: .rules, expected: .duelRules)) {
        try request("solo", "--rules", text)
      }
    }
  }

  @Test func `a board that is too large is answered with the largest one`() {
    let error = RulesError.boardSize(rows: 20, columns: 20)
    #expect(throws: OptionError.badValue("20x20", option: .rules, expected: .possibleRules(error))) {
      try GivenOptions.rules("20x20")
    }
    let words = Language.english.terminal.program
    #expect(
      words.badValue("20x20", option: "--rules", expected: .possibleRules(error)).string.contains(
        "a board of up to 16x16"))
    let examples = ExpectedValue.shipsToo(["skirmish", "6x6:3.2.2:never"])
    #expect(
      words.badValue("6x6", option: "--rules", expected: examples)
        == "--rules takes a board and its ships, such as skirmish or 6x6:3.2.2:never, not '6x6'")
  }

  @Test func `an unknown word is refused by name`() {
    #expect(throws: OptionError.unknown("--fast")) { try request("--fast") }
    #expect(throws: OptionError.unknown("--ascii=yes")) { try request("--ascii=yes") }
    #expect(throws: OptionError.missingValue(.seed)) { try request("--seed") }
    #expect(throws: OptionError.noCommand("chess")) { try request("chess") }
    #expect(throws: OptionError.badValue("x", option: .seed, expected: .wholeNumber)) {
      try request("--seed", "x")
    }
    for names in ["Ann", "Ann,", ",", "a,b,c", " ,Bob", "Ann,\n", "Ann,\(String(repeating: "x", count: 25))"] {
      #expect(throws: OptionError.self) { try request("--names", names) }
    }
  }

  @Test func `two terminals have two names, and resume the existing conversation`() throws {
    for names in ["A,A", "A, A", " A,A "] {
      #expect(throws: OptionError.badValue(names, option: .names, expected: .names)) { try request("--names", names) }
      #expect(throws: OptionError.self) { try request("--conversation", "x", "--as", "A", "--names", names) }
    }
    let base = "https://example.org/battleship.html#"
    #expect(try play("--base", base).base?.text == base)
    #expect(throws: OptionError.either(.seed, .conversation)) {
      try request("--conversation", "x", "--as", "John", "--seed", "7")
    }
    #expect(throws: OptionError.either(.new, .conversation)) {
      try request("--conversation", "x", "--as", "John", "--new")
    }
  }

  @Test func `a path is any bytes, and every other word is text`() throws {
    let odd = Argument(bytes: [0x61, 0xff, 0xc0])
    let given = try Request(words: [
      "--trace", odd, Argument(bytes: Array("--conversation=".utf8) + odd.bytes), "--as", "Kate",
    ])
    guard case .run(let options) = given else { throw OptionError.unknown("play") }
    #expect(options.command == .play)
    #expect(options.trace == Path(bytes: odd.bytes))
    #expect(options.conversation == Path(bytes: odd.bytes) && options.person == "Kate")
    for words in [
      [odd], ["--names", odd], [Argument(bytes: Array("--".utf8) + odd.bytes)], ["shoot", "-", odd], ["--", odd],
    ] {
      #expect(throws: OptionError.self) { try Request(words: words) }
    }
    #expect(throws: OptionError.notText("a\u{fffd}\u{fffd}")) { try Request(words: ["inspect", odd]) }
  }

  @Test(arguments: [
    ("/a/b.txt", "/a", "b.txt"), ("b", ".", "b"), ("/b", "/", "b"), ("a/b/", "a/b", "b"), ("/", "/", ""),
  ])
  func `a path has a directory and a name`(path: String, directory: String, name: String) {
    #expect(Path(path).directory == Path(directory))
    #expect(Path(path).name == Path(name))
    #expect(Path(path).isAbsolute == path.hasPrefix("/"))
    #expect((Path(path) + ".x").text == path + ".x")
    #expect(Path(path).withCString { String(cString: $0) } == path)
  }

  @Test func `an error repeats the typed text without its control characters`() {
    #expect(!ErrorMessages.sentence(.unknown("--\u{1B}[31m")).string.unicodeScalars.contains("\u{1B}"))
  }
}
