// The commands on the command line: their options and operands, and combinations that make no sense.

import BattleshipCore
import BattleshipPlayers
import Testing

@testable import battleship_tui

@Suite struct CommandTests {
  private func request(_ arguments: String...) throws(OptionError) -> Request { try Request(arguments: arguments) }

  private func options(_ arguments: String...) throws -> Options { try Options(arguments: arguments) }

  @Test func `a command is the first word, and takes its own options and operands`() throws {
    let new = try options("new", "--rules", "classic", "--seed=3", "--random")
    #expect(new.rules == .classic)
    #expect(new.seed == 3)
    #expect(new.ships == .random)
    #expect(new.base == nil)
    let named = try options("new", "--ships", "A1,C3", "--base=https://a.example/#")
    #expect(named.ships == .named("A1,C3"))
    #expect(named.base?.text == "https://a.example/#")
    let open = try options("open", "--ascii", "?x", "--no-color")
    #expect(open.url == .argument("?x"))
    #expect(open.look.isASCII)
    #expect(open.look.color == .never)
    let inspect = try options("inspect", "-", "--json", "--reveal")
    #expect(inspect.url == .standardInput)
    #expect(inspect.has(.json))
    #expect(inspect.has(.reveal))
    #expect(inspect.player.key == nil)
    let odd = try options("inspect", "--", "--help")
    #expect(odd.url == .argument("--help"))
  }

  @Test func `the commands of a duel take a key, terms and cells`() throws {
    let plain = try options("duel")
    #expect(try plain.terms == Terms(on: .classic, volley: .afloat))
    #expect(plain.ships == .onScreen)
    #expect(plain.player.key == nil)
    #expect(!plain.player.insists)
    let own = try options("duel", "--rules", "8x8:4.3.2", "--apart", "--volley", "afloat", "--random")
    #expect(
      own.terms.rules
        == (try Rules(board: BoardSize("8x8")!, shipLengths: ShipLengths("4.3.2")!, losingMiss: nil, apart: true)))
    #expect(own.terms.volley == .afloat)
    #expect(own.ships == .random)
    let join = try options("join", "-", "a1", "--random", "--key", "k")
    #expect(join.url == .standardInput)
    #expect(join.cells == [Cell("A1")!])
    #expect(join.player.key == Path("k"))
    let resign = try options("resign", "?x", "--anyway")
    #expect(resign.url == .argument("?x"))
    #expect(resign.player.insists)
    #expect(throws: OptionError.badValue("8x8:4.3.2:3", option: .rules, expected: .duelRules)) {
      try request("duel", "--rules", "8x8:4.3.2:3")
    }
    for volley in ["0", "101", "-1", "01", "all", ""] {
      #expect(throws: OptionError.badValue(volley, option: .volley, expected: .volley(cells: 100))) {
        try request("duel", "--volley=\(volley)")
      }
    }
    let named = try options("join", "?x", "A1", "--random", "--name", " Ann ")
    #expect(try named.player.name == .name(Duel.Name("Ann")))
    let unnamed = try options("join", "?x", "A1", "--random", "--name", "")
    #expect(unnamed.player.name != nil && unnamed.player.ownName == nil)
    #expect(try options("duel", "--random").terms.volley == .afloat)
    #expect(try options("duel", "--random", "--volley", "1").terms.volley == .shots(1))
    #expect(try options("solo").terms.volley == .shots(1))
    let long = String(repeating: "n", count: 25)
    #expect(throws: OptionError.badValue(long, option: .playerName, expected: .name)) {
      try request("duel", "--name", long)
    }
    #expect(throws: OptionError.oneOf(.ships, .random, for: .join)) { try request("join", "?x", "A1") }
    #expect(throws: OptionError.bothOnInput) { try request("join", "-", "A1", "--ships", "-") }
    #expect(throws: OptionError.badValue("a b", option: .base, expected: .base)) {
      try request("duel", "--base", "a b")
    }
  }

  @Test func `the board of the day takes a date of the calendar`() throws {
    #expect(try options("daily").date == nil)
    #expect(try options("daily", "--date", "2026-11-26", "--lines").date?.description == "2026-11-26")
    let refusals: [(String, CalendarDateError)] = [
      ("tomorrow", .notADate("tomorrow")), ("2026-02-30", .noSuchDay(year: 2026, month: 2, day: 30)),
    ]
    for (text, error) in refusals {
      #expect(throws: OptionError.badValue(text, option: .date, expected: .date(error))) {
        try request("daily", "--date", text)
      }
    }
    #expect(throws: OptionError.notFor(.solo, .date)) { try request("solo", "--date", "2026-11-26") }
  }

  @Test func `cells to fire at are parsed with the command line`() throws {
    let shoot = try options("shoot", "-", "a1", "P16")
    #expect(shoot.cells == ["A1", "P16"].compactMap { Cell($0) })
    #expect(throws: OptionError.notACell("Q1")) { try request("shoot", "-", "A1", "Q1") }
    #expect(throws: OptionError.notACell("")) { try request("shoot", "-", "") }
    #expect(try request("shoot", "-", "Q1", "--help") == .help(.shoot))
  }

  @Test func `missing, surplus and contradictory arguments are refused`() {
    #expect(throws: OptionError.missingOperands(.shoot)) { try request("shoot") }
    #expect(throws: OptionError.missingOperands(.join)) { try request("join", "?x", "--random") }
    #expect(throws: OptionError.missingOperands(.open)) { try request("open") }
    #expect(throws: OptionError.missingOperands(.inspect)) { try request("inspect", "--json") }
    #expect(throws: OptionError.unexpectedArgument("?y")) { try request("open", "?x", "?y") }
    #expect(throws: OptionError.unexpectedArgument("open")) { try request("new", "open") }
    #expect(throws: OptionError.noCommand("-")) { try request("-") }
    #expect(throws: OptionError.noCommand("shot")) { try request("help", "shot") }
    #expect(throws: OptionError.unexpectedArgument("play")) { try request("help", "play", "play") }
    #expect(throws: OptionError.commandAfterOptions(.play)) { try request("--", "play") }
    #expect(throws: OptionError.commandAfterOptions(.score)) { try request("--language", "zh", "score") }
    #expect(throws: OptionError.either(.ships, .random)) { try request("new", "--random", "--ships", "A1") }
    #expect(throws: OptionError.either(.ships, .seed)) { try request("new", "--seed", "1", "--ships", "A1") }
    #expect(throws: OptionError.unknown("--help=me")) { try request("open", "--help=me") }
    #expect(throws: OptionError.badValue("tcsh", option: .print, expected: .oneOf(["man", "bash", "zsh", "fish"]))) {
      try request("--print", "tcsh")
    }
  }

  @Test func `an option of another command is refused by name`() {
    for command in Command.allCases {
      for option in Option.allCases where !option.entry.commands.contains(command) {
        #expect(throws: OptionError.notFor(command, option)) { try request(command.rawValue, option.name, "x") }
      }
    }
    #expect(ErrorMessages.sentence(.notFor(.shoot, .rules)).string == "shoot has no option '--rules'")
    #expect(ErrorMessages.sentence(.missingOperands(.join)).string == "join needs URL|- CELL...")
    #expect(ErrorMessages.sentence(.notACell("\u{1B}")).string == "'�' is not a cell such as B2")
    #expect(
      ErrorMessages.sentence(.either(.new, .conversation)).string == "--new and --conversation exclude each other")
  }

  @Test func `every option of a command changes the request`() throws {
    let values: [Option: String] = [
      .date: "2026-11-26", .names: "Ann,Bob", .level: "easy", .rules: "skirmish", .volley: "3", .seed: "7", .trace: "t",
      .conversation: "c",
      .asName: "John", .playerName: "Ann", .theme: "safe", .color: "never", .ships: "A1", .base: "https://a.example/",
      .key: "k",
      .print: "man",
      .apps: "apps", .listen: "4242", .address: "0.0.0.0", .connect: "example.org:4242", .via: "nc -U sea.sock",
    ]
    for command in Command.allCases {
      let operands =
        [Command.open, .shoot, .inspect, .replay, .resign].contains(command)
        ? ["?x"] : command == .join ? ["?x", "A1"] : []
      // The language is read from the words themselves, before the first sentence.
      for option in Option.allCases where option.entry.commands.contains(command) && option != .language {
        // Some options require another one; without this option, the other one remains.
        let pair: [Option: [Option]] = [.conversation: [.asName], .asName: [.conversation], .ships: [], .random: []]
        let more: [Option] =
          switch (command, option) {
          case (.join, _): [.random]
          case (.play, .volley), (.title, .volley): [.duel]
          case (.shoot, .level): [.auto]
          case (_, .address): [.listen]
          case (.key, .key), (.key, .yes): [.exportKey]
          case (_, _): []
          }
        let beside = pair[option] ?? more
        let words = { (options: [Option]) in
          [command.rawValue] + operands + options.flatMap { [$0.name] + (values[$0].map { [$0] } ?? []) }
        }
        let with = try Request(arguments: words(beside + [option]))
        #expect(with != (try? Request(arguments: words(beside))), "\(command) \(option.name)")
      }
    }
  }

  @Test func `the examples of the table are command lines`() throws {
    for command in Command.allCases {
      for example in command.entry.examples {
        let words = wordsOfShell(example.words.prefix { $0 != "<" && $0 != "|" })
        if case .run(let options) = try Request(arguments: words) {
          #expect(options.command == command, "\(example.words)")
        }
      }
    }
  }
}
