// The commands on the command line: what they take, and what of it makes no sense.

import BattleshipCore
import Testing

@testable import battleship_tui

@Suite struct CommandTests {
  private func options(_ arguments: String...) throws(OptionError) -> Options { try Options(arguments: arguments) }

  @Test func `a command is the first word, and takes its own options and operands`() throws {
    let new = try options("new", "--rules", "classic", "--seed=3", "--random")
    #expect(new.command == .new && new.rules == .classic && new.seed == 3 && new.isRandom)
    #expect(try options("new", "--ships", "A1,C3").ships == "A1,C3")
    #expect(try options("open", "--ascii", "?x", "--no-color").operands == ["?x"])
    let inspect = try options("inspect", "-", "--json", "--reveal")
    #expect(inspect.operands == ["-"] && inspect.asJSON && inspect.reveals)
    #expect(try options("inspect", "--", "--help").operands == ["--help"])
    #expect(try options("inspect", "--", "--help").request == .run)
  }

  @Test func `cells to fire at are read with the command line`() throws {
    #expect(try options("shoot", "-", "a1", "P16").cells().map(\.description) == ["A1", "P16"])
    #expect(throws: OptionError.notACell("Q1")) { try options("shoot", "-", "A1", "Q1") }
    #expect(throws: OptionError.notACell("")) { try options("shoot", "-", "") }
    #expect(try options("shoot", "-", "Q1", "--help").request == .help)
  }

  @Test func `what is missing, too much or contradictory is refused`() {
    #expect(throws: OptionError.missingOperands(.shoot)) { try options("shoot", "?x") }
    #expect(throws: OptionError.missingOperands(.open)) { try options("open") }
    #expect(throws: OptionError.missingOperands(.inspect)) { try options("inspect", "--json") }
    #expect(throws: OptionError.unexpectedArgument("?y")) { try options("open", "?x", "?y") }
    #expect(throws: OptionError.unexpectedArgument("open")) { try options("new", "open") }
    #expect(throws: OptionError.unexpectedArgument("-")) { try options("-") }
    #expect(throws: OptionError.either("--ships", "--random")) { try options("new", "--random", "--ships", "A1") }
    #expect(throws: OptionError.either("--ships", "--seed")) { try options("new", "--seed", "1", "--ships", "A1") }
    #expect(throws: OptionError.unknown("--help=me")) { try options("open", "--help=me") }
    #expect(throws: OptionError.badValue("tcsh", option: "--print", expected: "man, bash, zsh or fish")) {
      try options("--print", "tcsh")
    }
  }

  @Test func `an option of another command is refused by name`() {
    for command in Command.allCases {
      for option in Option.table where !option.commands.contains(command) {
        #expect(throws: OptionError.notFor(command, option.name)) { try options(command.rawValue, option.name, "x") }
      }
    }
    #expect(Usage.sentence(.notFor(.shoot, "--rules")) == "shoot has no option '--rules'")
    #expect(Usage.sentence(.missingOperands(.shoot)) == "shoot needs URL|- CELL...")
    #expect(Usage.sentence(.notACell("\u{1B}")) == "'�' is no cell such as B2")
    #expect(Usage.sentence(.either("--a", "--b")) == "--a and --b exclude each other")
  }

  @Test func `the examples of the table are command lines`() throws {
    for command in Command.allCases {
      for example in command.entry.examples {
        let words = example.words.prefix { $0 != "<" }.split(separator: " ").map { $0.filter { $0 != "'" } }
        #expect(try Options(arguments: words).command == command, "\(example.words)")
      }
    }
  }
}
