// The board of the day: the same fleet and the same shots of the computer on every machine.

import BattleshipCore
import BattleshipPlayers
import Testing

@Suite("Board of the day") struct DailyBoardTests {
  @Test func `a day's fleet and computer follow from the hash of its text`() throws {
    // The first two numbers of SHA-256("battleship daily 2026-11-26 10x10:5.4.3.3.2:never"), each little-endian.
    let (seed, computersSeed): (UInt64, UInt64) = (0x8a54_8184_19a3_92e0, 0xed96_be96_a1f2_3942)
    let board = DailyBoard(try CalendarDate(written: "2026-11-26"))
    let rules = try Rules(
      board: #require(BoardSize("10x10")), shipLengths: #require(ShipLengths("5.4.3.3.2")), losingMiss: nil)
    var generator = SplitMix64(seed: seed)
    var game = Game(fleet: try Fleet.random(rules: rules, using: &generator))
    #expect(board.hunt == game)
    #expect(
      board.hunt.messageURL()
        == """
        www.shinobicontrols.com/battleship?Ship_Location=18-58&Ship_Location=41-51&Ship_Location=43-46&Ship_Location=61-63\
        &Ship_Location=74-76&Is_Complete=0&Board=10x10&Fleet=5.4.3.3.2&Misses=0
        """)
    var player = ComputerPlayer(level: .strong, seed: computersSeed)
    for shot in board.computersShots {
      #expect(player.nextShot(for: game.chart) == shot.cell)
      #expect(try game.fire(at: shot.cell) == shot.result)
    }
    #expect(game.status == .won)
  }

  @Test func `the links of 3,650 days match the golden hash`() throws {
    let first = try CalendarDate(written: "2026-11-26").number
    let links = try (first..<first + 3_650).map { number in
      let date = try #require(CalendarDate(number: number))
      return "\(date) \(DailyBoard(date).hunt.messageURL())\n"
    }
    #expect(Set(links).count == 3_650)
    #expect(
      String(decoding: Hexadecimal.encode(SHA256.hash(Array(links.joined().utf8))), as: UTF8.self)
        == "9ead08b6a523ea45406b08511d413de1455359bb68629e5e62b26592b70f7872")
  }

  @Test(arguments: [
    ("2026-11-26", "F5 E6 E8 G6 E4 E5 E3 E7 F9 D9 E9 C9 B9 H7 I7 H8 H6 H5 H3 B4 C3 D2 I4 G2 F2 E2 G3 G1 G4"),
    (
      "2026-11-28",
      "E6 F5 F3 F4 F2 F1 D7 G7 H6 H5 I6 H8 G6 F6 C4 C8 B5 E9 F9 E8 D3 J4 A7 G10 B9 B8 B10 B7 B6 I3 I9 B2 H2 J7 C1 A3 G4 E2 D10 C5 J10 G1 I1 G2 G3"
    ),
  ])
  func `the computer's shots are pinned`(_ date: String, _ shots: String) throws {
    let shown = DailyBoard(try CalendarDate(written: date)).computersShots
    #expect(shown.map(\.cell.description).joined(separator: " ") == shots)
  }
}
