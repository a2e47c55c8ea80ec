// The texts generated from the table: the help, the manual and the completions name everything.

import Foundation
import Testing

@testable import battleship_tui

@Suite struct PrintedTests {
  @Test func `the help fits on a screen of 80 columns, and names every command`() {
    let lines = Help.general.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count <= 31)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for command in Command.allCases {
      #expect(lines.contains { $0.hasPrefix("  \(command.rawValue) ") && $0.hasSuffix(command.entry.summary) })
    }
    #expect(Help.general.contains("help COMMAND"))
    #expect(Help.general.contains("  --lines "))
  }

  @Test(arguments: Command.allCases)
  func `the help of a command has its options and no others`(command: Command) {
    let help = Help.text(of: command)
    for option in Option.allCases {
      #expect(help.contains("  \(option.written) ") == option.entry.commands.contains(command))
    }
    #expect(help.contains("Usage: battleship-tui \(Help.usage(of: command))\n"))
  }

  @Test func `the manual names every command, option, member and status`() {
    let page = Manual.page
    #expect(page.hasPrefix(".TH BATTLESHIP-TUI 6 "))
    for option in Option.allCases { #expect(page.contains(".B \"\(option.written.forTroff)\"\n")) }
    for command in Command.allCases { #expect(page.contains(".B \"\(Help.usage(of: command).forTroff)\"\n")) }
    for (member, _) in ManualText.members { #expect(page.contains(".B \"\(member)\"\n")) }
    for status in 0...3 { #expect(page.contains(".B \"\(status)\"\n")) }
    #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || 32...126 ~= $0.value })
  }

  @Test func `no line in the manual is a troff request by accident`() {
    #expect(".fi".forTroff == "\\&.fi")
    #expect("'a\\b-c".forTroff == "\\&'a\\eb\\-c")
  }

  @Test(arguments: [Printed.bash, .zsh, .fish])
  func `completions have every command, option and word`(printed: Printed) {
    let text = printed.text
    for command in Command.allCases { #expect(text.contains(command.rawValue)) }
    for option in Option.allCases {
      let name = printed == .fish ? "-l \(option.name.dropFirst(2)) " : option.name
      #expect(text.contains(name))
      if case .words(let words)? = option.entry.value?.kind { #expect(text.contains(words.joined(separator: " "))) }
    }
  }

  @Test func `the games in shell lines are the same in the documentation and in the manual`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains(ManualText.pipeline.map { "    " + $0 + "\n" }.joined()))
    let playing = try String(contentsOf: root.appendingPathComponent("docs/Playing.md"), encoding: .utf8)
    #expect(playing.contains(ManualText.duel.map { "    " + $0 + "\n" }.joined()))
    for line in ManualText.pipeline + ManualText.duel {
      #expect(Manual.page.contains(("    " + line).forTroff + "\n"))
    }
  }
}
