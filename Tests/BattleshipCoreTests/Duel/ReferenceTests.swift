// Two implementations judge the messages of both alike.

import Foundation
import TestSupport
import Testing

@testable import BattleshipCore

@Suite("Duels of the reference") struct ReferenceTests {
  @Test func `every stored message of the reference is judged alike`() throws {
    let lines = try goldenLines("duels-reference.txt").map { $0.components(separatedBy: "\t") }
    #expect(lines.count > 300)
    for line in lines {
      switch line[0] {
      case "judge": #expect(referenceVerdict(of: line[2]) == line[1], "\(line[2])")
      default:
        let key = try #require(Hexadecimal.decode(Array(line[2].utf8)).flatMap { PlayerKey(bytes: $0) })
        #expect(referenceRelation(of: line[4], to: line[3], key: key) == line[1], "\(line[4]) after \(line[3])")
      }
    }
  }

  /// With `DUEL_REFERENCE=PATH`, the other implementation judges at least `MESSAGES` random messages of ours, and we
  /// judge its own.
  @Test(.enabled(if: LiveReference.path != nil, "DUEL_REFERENCE names no other implementation to compare with"))
  func `random messages are judged alike by the living reference`() throws {
    var chance = Chance(seed: runSeed)
    print("law: the living reference agrees, SEED=\(runSeed)")
    var questions: [LiveReference.Question] = []
    let least = environment("MESSAGES", or: 1_500)
    while questions.count < least {
      let table = try DuelTable.finished(side: chance.isTrue(oneIn: 8) ? 16 : 6, using: &chance)
      let urls = table.messages.map { $0.messageURL() }
      questions += urls.suffix(3).map { .judge($0) }
      // The end and the close as anyone could write them, compared with each player's last message.
      for end in urls.suffix(2) {
        let forged = withOtherOpening(end, at: chance.number(0...15))
        questions.append(.judge(forged))
        let key = table.key(of: chance.isTrue(oneIn: 2) ? .first : .second)
        questions += urls.suffix(4).map { .relation(key: key, last: $0, message: forged) }
      }
      for _ in 0..<20 {
        let (one, other) = (chance.number(0...urls.count - 1), chance.number(0...urls.count - 1))
        let last = chance.isTrue(oneIn: 10) ? "-" : urls[one]
        let key = table.key(of: one == 0 || chance.isTrue(oneIn: 2) ? .first : .second)
        questions.append(.relation(key: key, last: last, message: urls[other]))
        let changed = mutated(urls[other], using: &chance)
        questions.append(.judge(changed))
        questions.append(.relation(key: key, last: last, message: signed(changed, by: table, using: &chance)))
      }
    }
    let answers = try LiveReference.answers(to: questions)
    #expect(answers.count == questions.count)
    for answer in ["next", "old", "ahead", "changed", "forged", "none", "refused"] { #expect(answers.contains(answer)) }
    print("law: \(answers.count) messages compared, \(answers.count { $0 == "forged" }) forged")
    for (question, answer) in zip(questions, answers) {
      switch question {
      case .judge(let url): #expect(referenceVerdict(of: url) == answer, "\(url)")
      case .relation(let key, let last, let message):
        #expect(referenceRelation(of: message, to: last, key: key) == answer, "\(message) after \(last)")
      }
    }
    for url in try LiveReference.duels(count: 20, seed: chance.number(0...1_000_000)) {
      #expect(try Duel(messageURL: url).messageURL() == url)
    }
  }

  /// Half of the messages with a tag that one of the players made for them.
  private func signed(_ url: String, by table: DuelTable, using chance: inout Chance) -> String {
    guard var duel = try? Duel(messageURL: url), chance.isTrue(oneIn: 2) else { return url }
    let player: Duel.Player = chance.isTrue(oneIn: 2) ? .first : .second
    try? duel.sign(by: player, key: table.key(of: player))
    return duel.messageURL()
  }

  /// The message with a few letters changed, mostly within the turns and openings.
  private func mutated(_ url: String, using chance: inout Chance) -> String {
    var letters = Array(url)
    let letter = { (chance: inout Chance) in Array("0123456789mhsx_.-&=ABab").randomElement(using: &chance) ?? "0" }
    for _ in 0..<chance.number(1...2) {
      let place = chance.number(letters.count / 3...letters.count - 1)
      switch chance.number(1...3) {
      case 1: letters[place] = letter(&chance)
      case 2: letters.insert(letter(&chance), at: place)
      default: letters.remove(at: place)
      }
    }
    return String(letters)
  }
}
