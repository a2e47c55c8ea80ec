// The manual page, generated from the table as troff with the man macros.

import BattleshipData
import BattleshipPlay

enum Manual {
  static var page: String {
    let name = "battleship-tui"
    var page = TroffText()
    page.line(".TH BATTLESHIP-TUI 6 2026-11-22 \"\(Version.text.forTroff)\" Games")
    page.section("NAME")
    page.text("\(name) - \(Help.summary)")
    page.section("SYNOPSIS")
    for (index, command) in Command.allCases.enumerated() {
      if index > 0 { page.line(".br") }
      page.line(".B \(name.forTroff)")
      page.text(Help.usage(of: command))
    }
    page.section("DESCRIPTION")
    page.paragraphs(ManualText.description)
    page.section("EXAMPLES")
    for example in Command.allCases.flatMap({ $0.entry.examples }) {
      page.item(example.words.isEmpty ? name : "\(name) \(example.words)", example.says)
    }
    page.paragraphs(["A whole game in three lines of a shell:"])
    page.verbatim(ManualText.pipeline)
    page.paragraphs(["A whole duel on two machines:"])
    page.verbatim(ManualText.duel)
    page.section("COMMANDS")
    for command in Command.allCases {
      page.item(Help.usage(of: command), command.entry.description[0])
      for more in command.entry.description.dropFirst() { page.further(more) }
    }
    page.section("OPTIONS")
    for option in Option.allCases {
      let commands = Command.allCases.filter(option.entry.commands.contains).map(\.rawValue)
      page.item(option.written, "\(option.entry.help) (\(commands.joined(separator: ", ")))")
    }
    page.section("KEYS")
    for key in KeyBindings.lines(in: .english) { page.item(key.label.string, key.text.string) }
    page.section("IN LINES")
    page.paragraphs([ManualText.inLines])
    for (line, meaning) in ManualText.lines { page.item(line, meaning) }
    page.section("LIVE")
    page.paragraphs(ManualText.live)
    page.section("WHAT IS PRINTED")
    page.paragraphs(ManualText.printed)
    page.section("JSON")
    page.paragraphs([ManualText.aboutJSON])
    for (member, meaning) in ManualText.members { page.item(member, meaning) }
    page.paragraphs(ManualText.aboutScore)
    page.section("EXIT STATUS")
    for (status, meaning) in ManualText.statuses { page.item(status, meaning) }
    page.section("ENVIRONMENT")
    for (variable, meaning) in ManualText.variables { page.item(variable, meaning) }
    page.section("FILES")
    for (file, meaning) in ManualText.files { page.item(file, meaning) }
    return page.text
  }

  private struct TroffText {
    var text = ""

    mutating func line(_ line: String) { text += line + "\n" }
    mutating func text(_ words: String) { line(words.forTroff) }
    mutating func section(_ title: String) { line(".SH \(title)") }

    mutating func paragraphs(_ paragraphs: [String]) {
      for paragraph in paragraphs {
        line(".PP")
        text(paragraph)
      }
    }

    mutating func item(_ written: String, _ meaning: String) {
      line(".TP")
      line(".B \"\(written.forTroffQuoted)\"")
      text(meaning)
    }

    mutating func further(_ meaning: String) {
      line(".IP")
      text(meaning)
    }

    mutating func verbatim(_ lines: [String]) {
      line(".PP\n.nf")
      for line in lines { text("    " + line) }
      line(".fi")
    }
  }
}

extension Printed {
  var text: String {
    switch self {
    case .man: Manual.page
    case .bash: Completion.bash
    case .zsh: Completion.zsh
    case .fish: Completion.fish
    }
  }
}
