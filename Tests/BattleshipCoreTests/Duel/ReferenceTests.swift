// Two implementations judge the messages of both alike.

import BattleshipCore
import Foundation
import TestSupport
import Testing

@Suite("Duels of the reference") struct ReferenceTests {
  @Test func `every kept message of the reference is judged alike`() throws {
    let lines = try goldenLines("duels-reference.txt").map { $0.components(separatedBy: "\t") }
    #expect(lines.count > 300)
    for line in lines {
      switch line[0] {
      case "judge": #expect(referenceVerdict(of: line[2]) == line[1], "\(line[2])")
      default: #expect(try referenceRelation(of: line[3], to: line[2]) == line[1], "\(line[3]) after \(line[2])")
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
      let messages = try DuelTable.finished(side: chance.isTrue(oneIn: 8) ? 16 : 6, using: &chance).messages
      let urls = messages.map { $0.messageURL() }
      questions += urls.suffix(3).map { .judge($0) }
      // The end and the close as anybody could write them, compared with what each player wrote last.
      for end in urls.suffix(2) {
        let forged = withOtherOpening(end, at: chance.number(0...15))
        questions.append(.judge(forged))
        questions += urls.suffix(4).map { .relation(last: $0, message: forged) }
      }
      for _ in 0..<20 {
        let (one, other) = (chance.number(0...urls.count - 1), chance.number(0...urls.count - 1))
        questions.append(.relation(last: urls[one], message: urls[other]))
        let (last, changed) = (urls[one], mutated(urls[other], using: &chance))
        questions.append(.judge(changed))
        if let duel = try? Duel(messageURL: changed), try duel.identifier == Duel(messageURL: last).identifier {
          questions.append(.relation(last: last, message: changed))
        }
      }
    }
    let answers = try LiveReference.answers(to: questions)
    #expect(answers.count == questions.count)
    for answer in ["next", "old", "ahead", "changed", "unproven", "refused"] { #expect(answers.contains(answer)) }
    print("law: \(answers.count) messages compared, \(answers.count { $0 == "unproven" }) unproven")
    for (question, answer) in zip(questions, answers) {
      switch question {
      case .judge(let url): #expect(referenceVerdict(of: url) == answer, "\(url)")
      case .relation(let last, let message):
        #expect(try referenceRelation(of: message, to: last) == answer, "\(message) after \(last)")
      }
    }
    for url in try LiveReference.duels(count: 20, seed: chance.number(0...1_000_000)) {
      #expect(try Duel(messageURL: url).messageURL() == url)
    }
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
