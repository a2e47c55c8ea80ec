// The domains and codes of the engine's errors: each error's sentence, and the article's list, letter for letter.

import BattleshipCore
import BattleshipFoundation
import Foundation
import TestSupport
import Testing

@Suite struct EngineErrorTests {
  @Test func `an error of the engine is an NSError with a domain, a code and its sentence`() throws {
    let errors: [(error: any EngineError, domain: String, code: Int)] = [
      (PlayError.gameOver, "PlayError", 3), (FleetError.noLayoutFound(steps: 1), "FleetError", 7),
      (MessageURLError.Reason.flagContradictsTurns(.open), "MessageURLError", 35), (NameError.empty, "NameError", 1),
      (DuelError.turn(.malformed), "DuelError", 12), (TurnError.tooManyMisses(3, most: 2), "TurnError", 17),
      (DuelAnswerError<CancellationError>.reception(.answeredOtherwise), "DuelAnswerError", 1),
    ]
    for (error, domain, code) in errors {
      let other = error as NSError
      #expect(other.domain == "battleship.\(domain)" && other.code == code)
      #expect(other.localizedDescription == error.description && error.localizedDescription == error.description)
    }
  }

  @Test func `the error of a URL has the domain and the code of its reason`() throws {
    for refusal in Refusal.all {
      do throws(MessageURLError) {
        _ = try Game(messageURL: "?" + refusal.query)
      } catch {
        #expect((error as NSError).domain == (error.reason as NSError).domain)
        #expect(error.errorCode == error.reason.errorCode)
      }
    }
  }

  /// Codes are read from the source, because a value of each case would have to be made up.
  @Test func `the article lists every code, each once and in order`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func lines(of path: String) throws -> [Substring] {
      try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
    }
    // In the order of the source.
    var types: [any EngineError.Type] = [
      MessageURLError.self, MessageURLError.Reason.self, MessageURLBaseError.self, MessageRoomError.self,
      RulesError.self, FleetError.self, NamedShipsError.self, PlayError.self, ChartError.self, TermsError.self,
      NameError.self, TurnError.self, DuelError.self, ReceptionError.self, DuelAnswerError<CancellationError>.self,
    ]
    var rows: [String] = []
    var codes: [String] = []
    for line in try lines(of: "../../Sources/BattleshipFoundation/EngineErrors.swift") {
      let words = line.split { " \":{}".contains($0) }
      if line.hasSuffix(": EngineError {") {
        let type = types.removeFirst()
        #expect("\(String(reflecting: type).split(separator: "<")[0])".hasSuffix("\(words[1])"))
        // The errors of URLs have the codes of their reasons.
        if type != MessageURLError.self { rows.append("| `\(type.errorDomain)` | ") }
        codes = []
      } else if words.first == "case", let code = words.last, words.count == 3 {
        codes.append("\(code) `\(words[1].dropFirst())`")
        #expect(Int(code) == codes.count)
        rows[rows.count - 1] += (codes.count == 1 ? "" : ", ") + (codes.last ?? "")
      }
    }
    #expect(rows.count == 14)
    #expect(
      try lines(of: "../../docs/BattleshipCore.docc/StoringGames.md").filter { $0.hasPrefix("| `battleship.") }
        == rows.map { Substring($0 + " |") })
  }
}
