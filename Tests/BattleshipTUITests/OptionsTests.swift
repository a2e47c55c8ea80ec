// The command line: what is understood, and what is refused with a word about what was expected.

import BattleshipCore
import Testing

@testable import battleship_tui

@Suite struct OptionsTests {
  private func options(_ arguments: String...) throws(OptionError) -> Options { try Options(arguments: arguments) }

  @Test func `without options two people play by the original's rules`() throws {
    let plain = try options()
    #expect(plain.request == .run && plain.command == .play)
    #expect(plain.rules == .messages)
    #expect(plain.seed == nil)
    var named = plain
    named.namesCommand = true
    #expect(try options("play") == named)
  }

  @Test func `every option is understood, with its value behind it or behind an equals sign`() throws {
    let all = try options(
      "play", "--names", "Ann,Bob", "--rules=classic", "--seed", "7", "--ascii", "--color=never", "--trace", "calls.txt"
    )
    #expect([all.firstName, all.secondName] == ["Ann", "Bob"])
    #expect(all.rules == .classic)
    #expect(all.seed == 7)
    #expect(all.isASCII)
    #expect(all.color == .never)
    #expect(all.trace == Path("calls.txt"))
    #expect(try options("--no-color").color == .never)
    let marked = try options("--names", "Ann,\u{301}Bob")
    #expect([marked.firstName, marked.secondName] == ["Ann", "\u{301}Bob"])
    #expect(try options("--help").request == .help)
    #expect(try options("-h").request == .help)
    #expect(try options("--version").request == .version)
  }

  @Test(
    arguments: [
      ("6x5:3.2.2:14", 5, 6, [3, 2, 2], 14), ("3x3:1.1:never", 3, 3, [1, 1], nil), ("16x16:16:0", 16, 16, [16], nil),
    ] as [(String, Int, Int, [Int], Int?)])
  func `rules are written as columns, rows, ships and misses`(
    text: String, rows: Int, columns: Int, ships: [Int], misses: Int?
  ) throws {
    let rules = try Options.rules(text)
    #expect(rules.board == (try BoardSize(rows: rows, columns: columns)))
    #expect(rules.shipLengths == (try ShipLengths(ships)))
    #expect(rules.losingMiss == misses)
  }

  @Test(arguments: [
    "", "chess", "3x3", "3x3:1.1", "3x3:1.1:x", "x3:1:1", "3x3:1..1:1", "3x3:9:1", "17x3:1:1", "3x3:1:10", "3x3:1:+1",
    "3x3::1",
    "99999999999999999999x3:1:1",
  ])
  func `rules that cannot be are refused`(text: String) {
    #expect(throws: OptionError.self) { try Options.rules(text) }
  }

  @Test func `what is not understood is refused by name`() {
    #expect(throws: OptionError.unknown("--fast")) { try options("--fast") }
    #expect(throws: OptionError.unknown("--ascii=yes")) { try options("--ascii=yes") }
    #expect(throws: OptionError.missingValue("--seed")) { try options("--seed") }
    #expect(throws: OptionError.unexpectedArgument("chess")) { try options("chess") }
    #expect(throws: OptionError.badValue("x", option: "--seed", expected: "a whole number")) {
      try options("--seed", "x")
    }
    for names in ["Ann", "Ann,", ",", "a,b,c", " ,Bob", "Ann,\n", "Ann,\(String(repeating: "x", count: 31))"] {
      #expect(throws: OptionError.self) { try options("--names", names) }
    }
  }

  @Test func `two terminals have two names, and go on with what is there`() {
    #expect(throws: OptionError.sameNames("A")) { try options("--conversation", "x", "--as", "A", "--names", "A,A") }
    #expect(throws: OptionError.either("--new", "--conversation")) {
      try options("--conversation", "x", "--as", "John", "--new")
    }
  }

  @Test func `a path is any bytes, and every other word is text`() throws {
    let odd = Word(bytes: [0x61, 0xff, 0xc0])
    let given = try Options(words: [
      "--trace", odd, Word(bytes: Array("--conversation=".utf8) + odd.bytes), "--as", "Kate",
    ])
    #expect(given.trace == Path(bytes: odd.bytes) && given.conversation == Path(bytes: odd.bytes))
    for words in [
      [odd], ["--names", odd], [Word(bytes: Array("--".utf8) + odd.bytes)], ["shoot", "-", odd], ["--", odd],
    ] {
      #expect(throws: OptionError.self) { try Options(words: words) }
    }
    #expect(throws: OptionError.notText("a\u{fffd}\u{fffd}")) { try Options(words: ["inspect", odd]) }
  }

  @Test(arguments: [
    ("/a/b.txt", "/a", "b.txt"), ("b", ".", "b"), ("/b", "/", "b"), ("a/b/", "a/b", "b"), ("/", "/", ""),
  ])
  func `a path has a directory and a name`(path: String, directory: String, name: String) {
    #expect(Path(path).directory == Path(directory) && Path(path).name == Path(name))
    #expect(Path(path).isAbsolute == path.hasPrefix("/"))
    #expect((Path(path) + ".x").text == path + ".x")
    #expect(Path(path).withCString { String(cString: $0) } == path)
  }

  @Test func `an error says what was typed without its control characters`() {
    #expect(!Usage.sentence(.unknown("--\u{1B}[31m")).unicodeScalars.contains("\u{1B}"))
  }
}
