// Writing: to a string, into a buffer, on another base.

import BattleshipCore
import TestSupport
import Testing

@Suite("Writing a message URL") struct EncodeTests {
  private func written(_ game: Game, room: Int, behind start: [UInt8] = []) throws(MessageRoomError) -> String {
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: room + start.count)
    defer { buffer.deallocate() }
    var output = OutputSpan(buffer: buffer, initializedCount: 0)
    for byte in start { output.append(byte) }
    try game.writeMessageURL(to: &output)
    return String(decoding: buffer[..<output.finalize(for: buffer)], as: UTF8.self)
  }

  @Test func `a buffer gets the bytes of the string`() {
    forAll("buffer and string agree", count: 3_000) { chance in
      let game = try Game.random(using: &chance)
      let url = game.messageURL()
      return try written(game, room: 5_000) == url && written(game, room: url.utf8.count) == url
        && written(game, room: url.utf8.count + chance.number(0...200), behind: [33, 34]) == "!\"" + url
    }
  }

  @Test func `a buffer with too little room stays unchanged, and the error says how much is needed`() throws {
    let game = try Game(messageURL: "?Ship_Location=0&Ship_Location=1&Is_Complete=0")
    for room in 0..<80 {
      #expect(throws: MessageRoomError.tooLittleRoom(needed: 80)) { try written(game, room: room) }
    }
    #expect(try written(game, room: 80).utf8.count == 80)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 80)
    defer { buffer.deallocate() }
    var output = OutputSpan(buffer: buffer, initializedCount: 0)
    output.append(7)
    #expect(throws: MessageRoomError.tooLittleRoom(needed: 80)) { try game.writeMessageURL(to: &output) }
    #expect(output.count == 1)
    #expect(output.span[0] == 7)
    _ = output.finalize(for: buffer)
  }

  @Test func `a base of one's own replaces the original's`() throws {
    let game = try Game(messageURL: "?Ship_Location=0&Ship_Location=1&Is_Complete=0")
    let query = "?Ship_Location=0&Ship_Location=1&Is_Complete=0"
    for text in [
      "https://example.com:80/~a/b;c=1,2/@(%C3%A9)", "battleship://[::1]/", "",
      "https://example.com/play#", "#",
    ] {
      #expect(try game.messageURL(base: MessageURLBase(text)) == text + query)
    }
    #expect(game.messageURL(base: .demo) == game.messageURL())
  }

  @Test func `the base of a message is everything before its query, if that can be a base`() throws {
    let query = "?Ship_Location=0&Ship_Location=1&Is_Complete=0"
    for text in ["https://example.com/play", "www.shinobicontrols.com/battleship", ""] {
      #expect(try MessageURLBase(of: text + query).text == text)
      #expect(try MessageURLBase(of: text + query + "?é#").text == text)
    }
    #expect(try MessageURLBase(of: "no.query/at-all").text == "no.query/at-all")
    #expect(throws: MessageURLBaseError.badCharacter(offset: 1)) { try MessageURLBase(of: "a#b?c") }
    #expect(try MessageURLBase(of: "https://example.com/#" + query).text == "https://example.com/#")
    #expect(throws: MessageURLBaseError.tooLong(characters: 401)) {
      try MessageURLBase(of: String(repeating: "a", count: 401) + query)
    }
  }

  @Test(arguments: [
    ("a?b", 1), ("a#b", 1), ("ab c", 2), ("\u{1B}[2J", 0), ("é", 0), ("a\n", 1),
    ("#a", 0), ("##", 0), ("<", 0), ("a\"", 1),
  ])
  func `a base that would break the URL is refused`(text: String, offset: Int) {
    #expect(throws: MessageURLBaseError.badCharacter(offset: offset)) { try MessageURLBase(text) }
  }

  @Test func `the longest game on the longest base stays below 5,000 characters`() throws {
    #expect(throws: MessageURLBaseError.tooLong(characters: 401)) {
      try MessageURLBase(String(repeating: "a", count: 401))
    }
    let base = try MessageURLBase(String(repeating: "a", count: 400))
    // 32 ships of eight cells fill the board; each has the longest text that a ship can have.
    let board = try BoardSize(rows: 16, columns: 16)
    let rules = try Rules(
      board: board, shipLengths: ShipLengths(Array(repeating: 8, count: 32)), losingMiss: nil)
    let ships = board.cells.filter { $0.column % 8 == 0 }.compactMap { Ship(first: $0, length: 8, direction: .across) }
    var game = Game(fleet: try Fleet(ships, rules: rules))
    for cell in board.cells { _ = try game.fire(at: cell) }
    let url = game.messageURL(base: base)
    #expect(url.utf8.count <= 5_000)
    #expect(try Game(messageURL: url) == game)
  }
}
