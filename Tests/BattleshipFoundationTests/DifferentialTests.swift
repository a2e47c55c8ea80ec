// Law 4: our reader reads well-formed queries like Foundation's URLComponents, over 100,000 strings in each run.

import BattleshipCore
import Foundation
import TestSupport
import Testing

@Suite("Against URLComponents") struct DifferentialTests {
  /// Random strings from a seed: message URLs of all kinds, some of them mutated.
  private struct Strings {
    var generator: SplitMix64

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func value(_ name: String, cells: Int) -> String {
      switch name {
      case "Is_Complete": ["0", "1", "1", "0", "2"][number(0...4)]
      case "Board": ["3x3", "4x4", "5x2", "10x10", "1x9", "3", "17x1"][number(0...6)]
      case "Fleet": ["1.1", "2.1", "2.2", "3.2", "1", "1.2", "3.1.1"][number(0...6)]
      case "Misses": ["0", "1", "2", "3", "9", "100"][number(0...5)]
      case "Apart": ["0", "1", "1", "2"][number(0...3)]
      case "Format": ["1", "0", "2"][number(0...2)]
      case "Ship_Location" where number(0...3) == 0: "\(number(0...cells))-\(number(0...cells))"
      default: String(number(0...cells))
      }
    }

    private mutating func item(cells: Int) -> String {
      let names = [
        "Ship_Location", "Guess", "Is_Complete", "Board", "Fleet", "Misses", "Apart", "Format", "utm_source", "guess",
        "",
      ]
      let name = names[number(0...names.count - 1)]
      return name + ["=", "=", "=", "=", "", "=="][number(0...5)] + value(name, cells: cells)
    }

    /// A game's own URL, so that many strings are games.
    private mutating func game() -> String {
      let rules = [Rules.messages, .messages, .skirmish, .classic, .seabattle][number(0...4)]
      guard let fleet = try? Fleet.random(rules: rules, using: &generator) else { return "" }
      var game = number(0...5) == 0 ? Game.overUnrecorded(fleet: fleet) : Game(fleet: fleet)
      for cell in Array(rules.board.cells).shuffled(using: &generator).prefix(number(0...12)) {
        _ = try? game.fire(at: cell)
      }
      return game.messageURL()
    }

    /// Foreign and damaged letters among our own.
    private static let letters = Array("0123456789-.x=&&%+?/;:@!$'()*,~_abGSIBFM")

    mutating func next() -> String {
      var url = game()
      for _ in 0..<max(0, number(-2...2)) { url += "&" + item(cells: 9) }
      if number(0...3) == 0 { url = "a.b/c?" + (0..<number(0...6)).map { _ in item(cells: 9) }.joined(separator: "&") }
      for _ in 0..<max(0, number(-3...2)) {
        let place = url.index(url.startIndex, offsetBy: number(0...url.count))
        switch number(0...3) {
        case 0: url.insert(Self.letters[number(0...Self.letters.count - 1)], at: place)
        case 1 where place < url.endIndex: url.remove(at: place)
        case 2 where place < url.endIndex:
          // The same letter, escaped.
          let escaped = url[place].utf8.map {
            "%" + (number(0...1) == 0 ? String($0, radix: 16) : "3" + String($0 % 10))
          }
          url.replaceSubrange(place...place, with: escaped.joined())
        default: url += ["#", "#a", "%41", "%4", "&Guess=%30", "%26Guess=1", "%", "&a=%C3%A9"][number(0...7)]
        }
      }
      return url
    }
  }

  /// Whether a query and a fragment contain only what RFC 3986 allows there.
  private func isWellFormed(_ url: String) -> Bool {
    guard let mark = url.firstIndex(of: "?") else { return false }
    let parts = url[mark...].dropFirst().split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard !url[..<mark].contains("#") else { return false }
    return (parts.map(Array.init) + [Array(url[..<mark])]).allSatisfy { part in
      part.indices.allSatisfy { place in
        guard part[place] == "%" else { return !"#[]\"<>\\^`{|} ".contains(part[place]) && part[place].isASCII }
        return place + 2 < part.count && part[place + 1].isHexDigit && part[place + 2].isHexDigit
      }
    }
  }

  /// The game in the reference's form.
  private func said(_ game: Game) -> Reference? {
    Reference(url: game.messageURL())
  }

  @Test func `a query is read as URLComponents reads it`() {
    var strings = Strings(generator: SplitMix64(seed: runSeed))
    var (compared, games, malformed) = (0, 0, 0)
    let count = environment("STRINGS", or: 5_000)
    while compared < count {
      let url = strings.next()
      let ours = try? Game(messageURL: url)
      // Foundation refuses some bases that we do not check.
      guard isWellFormed(url), URLComponents(string: url)?.queryItems != nil else {
        malformed += 1
        continue
      }
      compared += 1
      let theirs = Reference(url: url)
      if ours != nil { games += 1 }
      guard (ours == nil) == (theirs == nil), ours.flatMap(said) == theirs else {
        Issue.record("read differently with SEED=\(runSeed): \(url), ours: \(String(describing: ours?.messageURL()))")
        return
      }
    }
    print(
      "against URLComponents: \(compared) strings, \(games) of them games, SEED=\(runSeed);"
        + " \(malformed) more were malformed and only had to be read without harm")
    #expect(games > count / 5)
    #expect(compared - games > count / 5)
  }
}
