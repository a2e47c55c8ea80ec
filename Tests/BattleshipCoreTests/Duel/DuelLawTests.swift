// The laws of Format 2 on random duels and on random bytes.

import BattleshipCore
import TestSupport
import Testing

@Suite("Laws of the duel") struct DuelLawTests {
  /// `make soak` plays 10,000.
  private static let duelCount = environment("DUELS", or: 50)

  /// The items of a duel's URL, a line for each.
  private func items(of duel: Duel) -> [String] {
    duel.messageURL().split(separator: "&").map(String.init)
  }

  @Test func `random duels between honest players end fair, and every message comes back as it was`() {
    var (turns, longest) = (0, 0)
    forAll("honest duels end fair", count: Self.duelCount) { chance in
      let table = try DuelTable.finished(side: chance.isTrue(oneIn: 10) ? 16 : 7, using: &chance)
      for duel in table.messages {
        let url = duel.messageURL()
        longest = max(longest, url.utf8.count)
        try requireSame("duels", try Duel(messageURL: url), duel, lines: items(of:))
        guard try MessageContent(messageURL: url) == .duel(duel) else { return false }
      }
      turns += table.duel.turns.count
      return table.duel.verdict == .fair && table.duel.winner != nil
    }
    print("\(turns) turns were played; the longest message has \(longest) characters")
  }

  @Test func `bytes of any kind give a fixpoint or a refusal`() throws {
    var (duels, refusals) = (0, 0)
    var start = Chance(seed: runSeed)
    let messages = try (0..<30).flatMap { _ in try DuelTable.finished(side: 4, using: &start).messages }
    let urls = messages.map { Array($0.messageURL().utf8) }
    forAll("what was read is written and read alike", count: 3_000) { chance in
      var bytes = urls[chance.number(0...urls.count - 1)]
      let tokens = [
        "&", "=", "%", "%30", "#", "?", "m", "h", "s0-1", "_0", ".", "x", "&Play=0", "&Open=", "\u{0}", "é",
      ]
      for _ in 0..<chance.number(0...2) {
        let place = chance.number(40...bytes.count)
        switch chance.number(1...4) {
        case 1: bytes.insert(contentsOf: Array((tokens.randomElement(using: &chance) ?? "").utf8), at: place)
        case 2 where place < bytes.count: bytes.remove(at: place)
        case 3 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: chance.next())
        default: bytes.removeSubrange(place..<min(bytes.count, place + chance.number(0...20)))
        }
      }
      guard let duel = try? Duel(messageURL: bytes.span) else {
        refusals += 1
        return true
      }
      duels += 1
      _ = duel.verdict
      let url = duel.messageURL()
      let again = try Duel(messageURL: url)
      try requireSame("duels", again, duel, lines: items(of:))
      try requireSame("URLs", again.messageURL(), url)
      return true
    }
    print("of the mutated messages \(duels) were duels and \(refusals) were refused")
    #expect(duels > 500)
    #expect(refusals > 500)
  }

  @Test func `items come in any order, seals and openings in their own order`() {
    forAll("items in any order", count: 200) { chance in
      var table = try DuelTable.random(side: 4, using: &chance)
      for _ in 0..<chance.number(0...30) where table.goesOn { try table.goOn(using: &chance) }
      let items = table.duel.messageURL().split(separator: "?")[1].split(separator: "&").map(String.init)
      var shuffled = items.shuffled(using: &chance)
      for name in ["Seal=", "Name=", "Open="] {
        var ordered = items.filter { $0.hasPrefix(name) }.makeIterator()
        shuffled = shuffled.map { $0.hasPrefix(name) ? ordered.next() ?? $0 : $0 }
      }
      try requireSame(
        "duels", try Duel(messageURL: "?" + shuffled.joined(separator: "&")), table.duel, lines: self.items(of:))
      return true
    }
  }

  @Test func `escapes in names and values are decoded, and items of other programs are skipped`() {
    forAll("escapes mean what they stand for", count: 200) { chance in
      var table = try DuelTable.random(side: 4, using: &chance)
      for _ in 0..<chance.number(0...30) where table.goesOn { try table.goOn(using: &chance) }
      var url = "?utm=%zz&"
      // The digits of an escape that a name already has.
      var digits = 0
      for byte in table.duel.messageURL().utf8.drop(while: { $0 != UInt8(ascii: "?") }).dropFirst() {
        let isSeparator = byte == UInt8(ascii: "&") || byte == UInt8(ascii: "=")
        digits = byte == UInt8(ascii: "%") ? 3 : max(0, digits - 1)
        if !isSeparator, digits == 0, chance.isTrue(oneIn: 4) {
          url += "%" + String(byte, radix: 16, uppercase: chance.isTrue(oneIn: 2))
        } else {
          url.unicodeScalars.append(Unicode.Scalar(byte))
        }
      }
      try requireSame("duels", try Duel(messageURL: url + "&fbclid=1&#top"), table.duel, lines: items(of:))
      return true
    }
  }

  @Test func `the canonical form leaves out defaults, and ends in the flag`() throws {
    let script = try DuelScript()
    let url = try script.url("0.h_3")
    let aloud = url.replacing("&Seal", with: "&Volley=1&Apart=0&Seal", maxReplacements: 1)
    let duel = try Duel(messageURL: aloud)
    #expect(duel.messageURL(base: try MessageURLBase("")) == url)
    #expect(url.hasPrefix("?Format=2&Board=4x4&Fleet=3.2&Seal="))
    #expect(url.contains("&Play=0.h_3&Tag=") && url.hasSuffix("&Is_Complete=0"))
    #expect(duel.messageURL().hasPrefix("www.shinobicontrols.com/battleship?Format=2&"))
    #expect(try Duel(messageURL: "https://example.org/battleship.html#" + url) == duel)
    for byte in url.utf8.dropFirst() {
      let character = Character(Unicode.Scalar(byte))
      #expect(character.isLetter || character.isNumber || "-._~=&".contains(character))
    }
  }

  @Test func `a hunt skips the items of a duel and their values`() throws {
    let hunt = "?Ship_Location=0&Ship_Location=8&Is_Complete=0"
    for item in ["Volley=0", "Seal=%zz", "Play=x", "Open=", "Name=Ann", "Tag=", "Seal=A&Seal=A&Seal=A"] {
      #expect(try Game(messageURL: hunt + "&" + item) == Game(messageURL: hunt))
    }
  }

  @Test func `every pinned message of Format 2 is read, and written as it was`() throws {
    let lines = try goldenLines("urls-format-2.txt")
    #expect(lines.count >= 10)
    for line in lines { #expect(try Duel(messageURL: line).messageURL() == line) }
  }

  @Test func `one reader reads hunts and duels`() throws {
    let hunt = "?Ship_Location=0&Ship_Location=8&Is_Complete=0"
    #expect(try MessageContent(messageURL: hunt) == .hunt(Game(messageURL: hunt)))
    #expect(try MessageContent(messageURL: Array(hunt.utf8).span).messageURL() == Game(messageURL: hunt).messageURL())
    let duel = try DuelScript().url("0.h_3")
    #expect(try MessageContent(messageURL: Array(duel.utf8).span) == .duel(Duel(messageURL: duel)))
    let base = try MessageURLBase("https://example.com/")
    #expect(try MessageContent(messageURL: duel).messageURL(base: base) == "https://example.com/" + duel)
    #expect(throws: MessageURLError.self) { try MessageContent(messageURL: "?Format=3") }
    #expect(throws: MessageURLError.self) { try MessageContent(messageURL: "?Format=2") }
    #expect(throws: MessageURLError.self) { try Game(messageURL: duel) }
  }

  @Test func `the longest duel found, with names, fits a message on the longest base`() throws {
    // Ships fill all cells but the last one, and under this volley each hit is answered in a separate message.
    let board = try BoardSize(rows: 16, columns: 16)
    let left = Array(repeating: 10, count: 15) + [8]
    let right = Array(repeating: 6, count: 15) + [7]
    let rules = try Rules(board: board, shipLengths: ShipLengths(left + right), losingMiss: nil)
    let cells = Array(board.cells)
    let ships = zip(left, right).enumerated().flatMap { row, lengths in
      [
        Ship(first: cells[16 * row], length: lengths.0, direction: .across),
        Ship(first: cells[16 * row + lengths.0], length: lengths.1, direction: .across),
      ].compactMap(\.self)
    }
    let fleet = try Fleet(ships, rules: rules)
    var chance = Chance(seed: 1)
    let (first, second) = (PlayerKey(using: &chance), PlayerKey(using: &chance))
    let name = try Duel.Name(String(repeating: "名", count: Duel.Name.maximumLength))
    var duel = try Duel.challenge(fleet, volley: .again, name: name, key: first, using: &chance)
    try duel.join(fleet, shots: [cells[0]], name: name, key: second, using: &chance)
    // Both miss with their last shot but one.
    let order = cells.dropLast(2) + [cells[255], cells[254]]
    while let player = duel.turn {
      let key = player == .first ? first : second
      if case .fire = try duel.due(for: key) {
        try duel.fire(at: [order[duel.chart(of: player.other).shots.count]], key: key)
      } else {
        try duel.sendAnswers(key: key)
      }
    }
    try duel.open(key: second)
    let length = duel.messageURL().utf8.count
    print("the longest duel that was found has \(length) characters on the demo's base")
    #expect(duel.verdict == .fair)
    #expect(length > 4_900)
    let base = try MessageURLBase(String(repeating: "a", count: 400))
    #expect(duel.messageURL(base: base).utf8.count <= 6_000)
    #expect(try Duel(messageURL: duel.messageURL(base: base)) == duel)
  }

  @Test func `the longest duel fits a message on the longest base`() throws {
    // 32 ships of two cells on a full board, every cell fired at, and numbers as long as they can be.
    let board = try BoardSize(rows: 16, columns: 16)
    let rules = try Rules(board: board, shipLengths: ShipLengths(repeatElement(2, count: 32)), losingMiss: nil)
    let ships = (0..<32).compactMap { board.cell(at: 255 - 2 * $0 - 1) }.compactMap {
      Ship(first: $0, length: 2, direction: .across)
    }
    let fleet = try Fleet(ships, rules: rules)
    var chance = Chance(seed: 1)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    var duel = try Duel.challenge(fleet, key: keys[0], using: &chance)
    let cells = Array(board.cells)
    try duel.join(fleet, shots: [cells[0]], key: keys[1], using: &chance)
    var turn = 0
    while duel.status == .open {
      let key = keys[turn % 2]
      if case .lastAnswers = try duel.due(for: key) {
        try duel.sendAnswers(key: key)
      } else {
        try duel.fire(at: [cells[(turn + 1) / 2]], key: key)
      }
      turn += 1
    }
    try duel.open(key: keys[turn % 2])
    let demo = duel.messageURL().utf8.count
    print("the longest duel has \(demo) characters on the demo's base")
    #expect(duel.turns.count == 512)
    #expect(duel.verdict == .fair)
    #expect(3_900...4_150 ~= demo)
    let base = try MessageURLBase(String(repeating: "a", count: 400))
    #expect(duel.messageURL(base: base).utf8.count <= 6_000)
    #expect(try Duel(messageURL: duel.messageURL(base: base)) == duel)
  }
}
