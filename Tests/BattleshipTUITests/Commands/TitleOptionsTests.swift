// The options of the title, and the command that is meant if none is named.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import battleship_tui

@Suite struct TitleOptionsTests {
  private func title(_ words: String...) throws -> Options {
    let options = try Options(arguments: words)
    #expect(options.command == .title)
    return options
  }

  @Test func `the program alone shows the title, and chooses nothing there`() throws {
    let plain = try title()
    #expect(plain.game == nil)
    #expect(plain.names == nil)
    #expect(plain.level == nil)
    #expect(plain.language == nil)
    #expect(try title("title") == plain)
    let last = TitleSettings(game: .hunt(.skirmish), level: .easy, language: .chinese)
    #expect(plain.settings(after: last) == last)
  }

  @Test func `options are chosen on the title, and missing ones keep the last choice`() throws {
    let options = try title("--names", "Ann,Bob", "--level=strong", "--rules", "classic", "--language", "zh", "--ascii")
    #expect(options.look.isASCII)
    let last = TitleSettings(game: .duel(try Terms(on: .skirmish, volley: .afloat)), level: .easy)
    let settings = options.settings(after: last)
    #expect(settings.game(byLink: true) == .hunt(.classic))
    #expect(settings.level == .strong)
    #expect(settings.language == .chinese)
    #expect(settings.names == PlayerNames("Ann,Bob"))
    let usual = try title("--duel", "--rules", "skirmish").settings(after: last)
    #expect(usual.kind == .duel(nil) && usual.rules == .skirmish)
    #expect(try title("--duel", "--volley", "1").settings(after: last).kind == .duel(.shots(1)))
    #expect(try title("--apart").game == .hunt(Rules.messages.withShipsApart))
    // A volley alone chooses a duel.
    #expect(try title("--volley", "2").settings(after: last).kind == .duel(.shots(2)))
  }

  @Test(arguments: [
    ["--conversation", "x", "--as", "John"], ["--new"], ["--seed", "1"], ["--trace", "t"], ["--calls"],
    ["--names", "A,B", "--new"],
  ])
  func `an option that only two phones have selects them`(words: [String]) throws {
    #expect(try Request(arguments: words) == Request(arguments: ["play"] + words))
  }

  @Test func `options of the title cannot be combined with options of two phones`() {
    #expect(throws: OptionError.notFor(.play, .level)) { try Request(arguments: ["--level", "easy", "--new"]) }
    #expect(throws: OptionError.notFor(.title, .new)) { try Request(arguments: ["title", "--new"]) }
    #expect(throws: OptionError.notFor(.title, .ships)) { try Request(arguments: ["--ships", "A1"]) }
  }
}
