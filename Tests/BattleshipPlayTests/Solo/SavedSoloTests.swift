// A game against the computer is saved as lines, and continues from them wherever it was left.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct SavedSoloTests {
  private let rules: Rules

  init() throws {
    rules = try Rules(board: BoardSize(rows: 4, columns: 5), shipLengths: ShipLengths([3, 2, 1]), losingMiss: nil)
  }

  /// A game after some steps, with a duel and half a fleet.
  private func someTable(steps: Int) throws -> SoloTable {
    var chance = Chance(seed: 3)
    var table = try SoloTable(rules, volley: .shots(2), level: .fair)
    for _ in 0..<steps { try table.step(using: &chance) }
    return table
  }

  @Test func `a game that continues from its lines at every step is the same game, and ends fair`() {
    forAll("kept and resumed", count: 3) { chance in
      let level = ComputerPlayer.Level.allCases[chance.number(0...2)]
      let volley = [Volley.afloat, .again, .shots(chance.number(1...3))][chance.number(0...2)]
      var table = try SoloTable(rules, volley: volley, level: level, seed: chance.next())
      var scores = 0
      while scores < 2 {
        if table.solo.duel?.winner == nil { try table.step(using: &chance) }
        guard chance.isTrue(oneIn: 3) || table.solo.duel?.winner != nil else { continue }
        let text = table.solo.saved.text
        let kept = try SavedSolo(text: text)
        try requireSame("kept games", kept, table.solo.saved)
        try requireSame("texts", kept.text, text)
        let before = table.solo
        table = try SoloTable(try Solo(kept, randomness: RandomSource(seed: chance.next())))
        // If the shots that sank the last ship were being shown, the duel is over now, and the next round checks it.
        if before.isShowing { continue }
        try requireSame("kept games", table.solo.saved.text, text) { $0.split(separator: "\n").map(String.init) }
        guard table.solo.duel?.winner != nil else { continue }
        guard table.solo.duel?.verdict == .fair else { return false }
        scores += 1
        try table.handle(.button(.start))
      }
      return table.solo.score.person + table.solo.score.computer == 2
    }
  }

  @Test func `an unfinished thought is begun again`() throws {
    var solo = try someTable(steps: 4).solo
    for cell in ["A1", "B1"] { solo.update(.pointed(try #require(Cell(cell)))); solo.update(.pressed) }
    solo.update(.button(.fire))
    #expect(solo.isThinking)
    let again = try Solo(try SavedSolo(text: solo.saved.text), randomness: RandomSource(seed: 7))
    #expect(again.isThinking)
    #expect(again.duel == solo.duel)
  }

  @Test func `hidden ships are restored, and the first shot is due`() throws {
    var solo = try SoloTable(rules, volley: .shots(2), level: .fair).solo
    solo.update(.shuffled(seed: 1))
    let placed = solo.saved
    solo.update(.button(.finished))
    #expect(solo.saved.text == placed.text.replacing("\nships ", with: "\nhidden "))
    #expect(solo.saved != placed)
    let again = try Solo(try SavedSolo(text: solo.saved.text), randomness: RandomSource(seed: 7))
    #expect(again.seat.task == solo.seat.task)
    #expect(again.saved == solo.saved)
    #expect(try Solo(try SavedSolo(text: placed.text), randomness: RandomSource(seed: 7)).seat.task != solo.seat.task)
  }

  @Test func `a saved game has these lines`() throws {
    var chance = Chance(seed: 1)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    let terms = try Terms(rules: rules.withShipsApart, volley: .afloat)
    var solo = Solo(
      level: .strong, terms: terms, key: keys[0], computersKey: keys[1], randomness: RandomSource(seed: 1))
    solo.phase = .atSeat
    solo.update(.placed(try #require(Ship("A1-A3"))))
    solo.update(.placed(try #require(Ship("D5"))))
    let lines = solo.saved.text.split(separator: "\n")
    #expect(
      lines.prefix(10).map(String.init) == [
        "battleship solo 2", "level strong", "board 5x4", "fleet 3.2.1", "volley afloat", "apart 1", "first person",
        "person 0", "computer 0", "hints 0",
      ])
    #expect(lines[10].hasPrefix("key "))
    #expect(lines[10].utf8.count == 68)
    #expect(lines[11].utf8.count == 78)
    #expect(lines[12...] == ["ships A1-A3,D5"])
  }

  @Test func `whatever line is missing, changed or added is named`() throws {
    let text = try someTable(steps: 9).solo.saved.text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 13)
    #expect(lines[12].hasPrefix("duel "))
    func reason(_ lines: [String]) -> SavedSoloError? {
      do throws(SavedSoloError) {
        _ = try SavedSolo(text: lines.map { $0 + "\n" }.joined())
        return nil
      } catch {
        return error
      }
    }
    #expect(reason(lines) == nil)
    for place in 0..<12 {
      var fewer = lines
      fewer.remove(at: place)
      #expect(reason(fewer) == .unreadable(line: place + 1), "without line \(place + 1)")
      for wrong in ["", " ", "x", "é"] {
        var other = lines
        other[place] += wrong
        #expect(reason(other) == .unreadable(line: place + 1) || wrong.isEmpty, "\(other[place])")
      }
    }
    #expect(reason(lines + ["more"]) == .unreadable(line: 14))
    #expect(reason(lines.dropLast() + ["duel https://example.com/?Format=2"]) == .unreadable(line: 13))
    #expect(reason(lines.dropLast() + ["ships A1,", lines[12]]) == .unreadable(line: 13))
    for (place, wrong) in [
      (7, "person 01"), (7, "person -1"), (4, "volley 21"), (3, "fleet 6"), (9, "hints 2"), (10, "key ABCD"),
    ] {
      var other = lines
      other[place] = wrong
      #expect(reason(other).map { if case .unreadable = $0 { true } else { false } } == true, "\(wrong)")
    }
    var same = lines
    same[11] = "computers-" + lines[10]
    #expect(reason(same) == .unreadable(line: 12))
    #expect(throws: SavedSoloError.unreadable(line: 14)) { try SavedSolo(text: String(text.dropLast())) }
    // The first format had no hints.
    let first = ["battleship solo 1"] + lines[1..<9] + lines[10...]
    #expect(try SavedSolo(text: first.map { $0 + "\n" }.joined()).text == text)
    let aided = try SavedSolo(text: text.replacing("hints 0", with: "hints 1"))
    #expect(aided.tookAdvice)
    #expect(try Solo(aided, randomness: RandomSource(seed: 1)).saved == aided)
    #expect(throws: SavedSoloError.unreadable(line: 1)) { try SavedSolo(text: "") }
  }

  @Test func `an impossible game is refused`() throws {
    let kept = try someTable(steps: 9).solo.saved
    let other = try SoloTable(rules, volley: .shots(2), seed: 77).solo.saved
    let duel = try #require(kept.duel)
    func changed(
      terms: Terms? = nil, firesFirst: Bool = true, key: PlayerKey? = nil, ships: [Ship] = []
    ) -> SavedSolo {
      SavedSolo(
        level: kept.level, terms: terms ?? kept.terms, firesFirst: firesFirst, earlier: kept.earlier,
        tookAdvice: kept.tookAdvice,
        key: key ?? kept.key, computersKey: kept.computersKey, ships: .placed(ships), duel: kept.duel, notes: kept.notes
      )
    }
    #expect(throws: Never.self) { try Solo(changed(), randomness: RandomSource(seed: 1)) }
    let single = try Terms(rules: rules)
    #expect(throws: SavedSoloError.otherTerms(duel.terms)) {
      try Solo(changed(terms: single), randomness: RandomSource(seed: 1))
    }
    #expect(throws: SavedSoloError.duel(.notYourDuel)) {
      try Solo(changed(firesFirst: false), randomness: RandomSource(seed: 1))
    }
    #expect(throws: SavedSoloError.duel(.notYourDuel)) {
      try Solo(changed(key: other.key), randomness: RandomSource(seed: 1))
    }
    #expect(throws: SavedSoloError.ships([Ship(.a1)])) {
      try Solo(changed(ships: [Ship(.a1)]), randomness: RandomSource(seed: 1))
    }
  }

  @Test func `board, ships and volley have one spelling`() throws {
    let keys = [PlayerKey(bytes: Array(0..<32)), PlayerKey(bytes: Array(1...32))].compactMap { $0 }
    let solo = Solo(
      level: .easy, terms: try Terms(on: .skirmish, volley: .shots(3)), key: keys[0], computersKey: keys[1],
      randomness: RandomSource(seed: 1))
    let text = solo.saved.text
    #expect((try? SavedSolo(text: text)) != nil)
    for (old, new) in [("fleet 3.2.2", "fleet 2.3.2"), ("board 6x6", "board 06x6"), ("volley 3", "volley 03")] {
      #expect(text.contains(old) && (try? SavedSolo(text: text.replacing(old, with: new))) == nil, "\(old)")
    }
  }
}
