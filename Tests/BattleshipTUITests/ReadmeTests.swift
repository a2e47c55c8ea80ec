// The commands in the README and in the page about playing: make has the targets, and the options are accepted.

import Foundation
import Testing

@testable import battleship_tui

@Suite struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The pages for players: the README, and the page about playing.
  private var pages: String { get throws { try text("README.md") + text("docs/Playing.md") } }

  /// The words of each command that begins with this name, without comments, redirections and pipes.
  private func commands(_ name: String) throws -> [[String]] {
    var commands: [[String]] = []
    for line in try pages.split(separator: "\n") where line.hasPrefix("    ") {
      for part in line.prefix(while: { $0 != "#" }).split(separator: "|") {
        let words = wordsOfShell(part)
        if words.first == name { commands.append(words.dropFirst().prefix { $0 != ">" && $0 != "<" } + []) }
      }
    }
    return commands
  }

  @Test func `every make target in the README exists`() throws {
    let targets = try text("Makefile").split(separator: "\n").compactMap { $0.firstMatch(of: /^([a-z-]+):/)?.1 }
    let asked = try commands("make").compactMap(\.first)
    #expect(asked.count >= 4)
    for target in asked { #expect(targets.contains(Substring(target))) }
  }

  @Test func `every command line in the README is accepted`() throws {
    let given = try commands("battleship-tui")
    #expect(given.count >= 6)
    for arguments in given { #expect(throws: Never.self) { try Request(arguments: arguments) } }
    let played = try pages.matches(of: /PLAY="([^"]+)"/).map { $0.1.split(separator: " ").map(String.init) }
    #expect(!played.isEmpty)
    for arguments in played { #expect(throws: Never.self) { try Request(arguments: arguments) } }
  }

  @Test func `rules that the README names are rules`() throws {
    let named = try pages.matches(of: /--rules ([a-z0-9x:.]+)/).map { String($0.1) }
    #expect(named.count >= 2)
    // A duel's rules have no number of misses.
    for rules in named {
      let command = rules.split(separator: ":").count == 2 ? "duel" : "play"
      #expect(throws: Never.self) { try Request(arguments: [command, "--rules", rules]) }
    }
  }
}
