// The documentation's sample of an app that stores games works, and equals the one compiled here.

import BattleshipCore
import BattleshipFoundation
import Foundation
import TestSupport
import Testing

@Suite("Article: storing games") struct StoringTests {
  @Test func `stored values are proved when they are read`() throws {
    let url = "https://example.com/play?Ship_Location=0&Ship_Location=8&Is_Complete=0"
    let saved = SavedGames(
      hunt: try Game(messageURL: url), draft: FleetDraft(rules: .skirmish),
      terms: try Terms(on: .classic, volley: .afloat))
    let data = try JSONEncoder().encode(saved)
    #expect(try JSONDecoder().decode(SavedGames.self, from: data) == saved)

    let damaged = Data(#"["https://example.com/play?Ship_Location=0&Ship_Location=9&Is_Complete=0"]"#.utf8)
    do {
      _ = try JSONDecoder().decode([Game].self, from: damaged)
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == "Ship_Location=9 (item 2): a 3x3 board has no cell 9")
      #expect(context.underlyingError is MessageURLError)
    }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Game].self, from: damaged) }
  }

  @Test func `an error has its domain, its code and its sentence`() {
    let error = RulesError.noShips as NSError
    #expect(error.domain == "battleship.RulesError" && error.code == 2)
    #expect(error.localizedDescription == "there are no ships")
  }

  @Test func `a duel outlives the program, and no message is answered twice`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let hers = folder.appendingPathComponent("anna")
    let his = folder.appendingPathComponent("ben")
    for folder in [hers, his] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = SystemRandomNumberGenerator()
    let (annasKey, bensKey) = (PlayerKey(using: &generator), PlayerKey(using: &generator))

    let rules = Rules.messages.withoutLosingMiss
    let anna = DuelTable(key: annasKey, folder: hers)
    let challenge = try await anna.challenge(.random(rules: rules, using: &generator))

    let ben = DuelTable(key: bensKey, folder: his)
    let fleet = try Fleet.random(rules: rules, using: &generator)
    let joined = try await ben.answer(.join(fleet, shots: [.a1]), to: challenge)

    // Anna's app was closed meanwhile. The key and the files are all that it needs.
    let later = DuelTable(key: annasKey, folder: hers)
    #expect(try await later.open(joined).due.description == "answer 1 shot and fire 1 shot")
    let answer = try await later.answer(.fire([.a1]), to: joined)

    // The same move again is the same message, and another one is refused.
    #expect(try await later.answer(.fire([.a1]), to: joined) == answer)
    let center = try #require(Cell("B2"))
    await #expect(throws: DuelAnswerError<any Error>.self) { try await later.answer(.fire([center]), to: joined) }
  }

  @Test func `of many answers to one message at once, one is sent`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = SystemRandomNumberGenerator()
    let rules = Rules.messages.withoutLosingMiss
    let table = DuelTable(key: PlayerKey(using: &generator), folder: folder)
    let challenge = try await table.challenge(.random(rules: rules, using: &generator))
    let joined = try DuelPlayer(key: PlayerKey(using: &generator)).answer(
      .join(.random(rules: rules, using: &generator), shots: [.a1]), to: challenge, last: nil, using: &generator
    ).message
    let answers = await withTaskGroup(of: Duel?.self) { group in
      for cell in rules.board.cells { group.addTask { try? await table.answer(.fire([cell]), to: joined) } }
      return await group.reduce(into: [Duel]()) { if let duel = $1 { $0.append(duel) } }
    }
    #expect(answers.count == 1)
  }

  @Test func `the examples of the article are those of these tests`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
    }
    let article = try text("../../docs/BattleshipCore.docc/StoringGames.md")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().map {
      lines(of: $0.components(separatedBy: "```")[0])
    }
    #expect(blocks.count == 5)
    let sample = try lines(of: text("StoringSample.swift"))
    let test = try lines(of: text("StoringTests.swift"))
    for block in blocks { #expect(sample.contains(block) || test.contains(block), "\(block)") }
  }
}
