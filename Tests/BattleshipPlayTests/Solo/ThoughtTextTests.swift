// Thoughts, their results and advice travel as text, and come back the same.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct ThoughtTextTests {
  /// A thought of a game under some rules.
  private func thought(using chance: inout Chance) throws -> Thought {
    let rules = try #require(Rules.presets.randomElement(using: &chance)).rules.withoutLosingMiss
    let terms = try Terms(rules: chance.isTrue(oneIn: 2) ? rules.withShipsApart : rules, volley: .afloat)
    let level = try #require(ComputerPlayer.Level.allCases.randomElement(using: &chance))
    let key = PlayerKey(using: &chance)
    let challenge = Thought(
      level: level, key: key, randomness: RandomSource(seed: chance.next()), job: .challenge(terms))
    guard chance.isTrue(oneIn: 2) else { return challenge }
    var other = Opponent(level: .easy, key: PlayerKey(using: &chance), randomness: RandomSource(seed: chance.next()))
    let duel = try other.challenge(rules: rules, volley: .shots(1))
    return Thought(level: level, key: key, randomness: RandomSource(seed: chance.next()), job: .answer(duel))
  }

  @Test func `a thought survives being text, and so does its result`() {
    forAll("a thought as text", count: 30) { chance in
      let thought = try thought(using: &chance)
      let finished = thought.finished()
      return Thought(text: thought.text) == thought && FinishedThought(of: thought, text: finished.text) == finished
    }
  }

  @Test func `a thought has this text`() throws {
    let key = try #require(PlayerKey(bytes: Array(0..<32)))
    let terms = try Terms(rules: Rules.skirmish.withoutLosingMiss.withShipsApart, volley: .shots(3))
    let thought = Thought(level: .strong, key: key, randomness: RandomSource(seed: 258), job: .challenge(terms))
    let rules = "\(terms.rules.board) \(terms.rules.shipLengths) 3 1"
    #expect(thought.text == "challenge strong AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8 AAAAAAAAAQI \(rules)")
  }

  @Test func `a text that is not a thought is refused, whatever is wrong with it`() throws {
    let key = try #require(PlayerKey(bytes: Array(0..<32)))
    let thought = Thought(
      level: .fair, key: key, randomness: RandomSource(seed: 1), job: .challenge(Terms(on: .messages)))
    let words = thought.text.split(separator: " ").map(String.init)
    for place in words.indices {
      for wrong in ["", "x", "257", words[place] + "0"] {
        var other = words
        other[place] = wrong
        #expect(Thought(text: other.joined(separator: " ")) == nil, "\(other)")
      }
    }
    let none = [
      "", "answer", words.joined(separator: " ") + " 1", words.dropLast().joined(separator: " "),
      "answer \(words[1]) \(words[2]) \(words[3]) ?Format=2",
    ]
    for text in none { #expect(Thought(text: text) == nil, "\(text)") }
  }

  @Test func `a thought that cannot be finished is empty text, and gives the reason where it is read`() throws {
    let full = try Rules(
      board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([1, 1, 1, 1, 1]), losingMiss: nil)
    let key = try #require(PlayerKey(bytes: Array(0..<32)))
    let thought = Thought(
      level: .easy, key: key, randomness: RandomSource(seed: 1), job: .challenge(try Terms(rules: full.withShipsApart))
    )
    #expect(thought.finished().text == "")
    #expect(FinishedThought(of: thought, text: "").result == .failure(.noFleet(.noLayoutExists)))
  }

  @Test func `advice survives being text`() {
    forAll("advice as text", count: 20) { chance in
      let chart = try Game.halfWay(using: &chance).chart
      let advice = Advice(for: chart, shots: chance.number(1...3))
      return Advice(text: advice.text, for: chart) == advice
    }
  }

  @Test func `a text that is not advice for the board is refused`() throws {
    let chart = Game(fleet: try Fleet(named: "A1,C3", rules: .messages)).chart
    let advice = Advice(for: chart)
    let words = advice.text.split(separator: " ").map(String.init)
    #expect(words[0] == "exact")
    #expect(words[1] == "\(advice.best[0]).")
    #expect(words[2].utf8.count == 96)
    let two = Base64URL.text([UInt8](repeating: 64, count: 72))
    for text in [
      "", "exact", "likely \(words[1]) \(words[2])", "exact D4. \(words[2])", "exact B. \(words[2])",
      "exact \(words[1]) \(words[2])A", "exact \(words[1]) AAAA", "exact \(words[1]) \(two)", advice.text + " ",
    ] { #expect(Advice(text: text, for: chart) == nil, "\(text)") }
  }
}
