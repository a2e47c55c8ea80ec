// A duel on a screen: two boards side by side if both fit, else the one to fire at.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct DuelViewTests {
  /// A duel on 4x4 cells, in which the second player has joined and fired at A1.
  private func seat() throws -> Seat {
    let rules = try Rules(board: BoardSize(rows: 4, columns: 4), shipLengths: ShipLengths([2]), losingMiss: nil)
    var chance = SplitMix64(seed: 3)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    var duel = try Duel.challenge(try Fleet(named: "A1-A2", rules: rules), key: keys[0], using: &chance)
    try duel.join(try Fleet(named: "C1-C2", rules: rules), shots: [.a1], key: keys[1], using: &chance)
    var seat = Seat(rules: rules)
    seat.open(.duel(try OwnDuel(duel, key: keys[0])))
    return seat
  }

  private func picture(
    rows: Int, columns: Int, isAdvised: Bool = false, focus: SeatTarget = .board
  ) throws -> [String] {
    var seat = try seat()
    if isAdvised { seat.update(.advised(true)) }
    let scene = seat.scene(in: .english, for: Players(me: "Ann", other: "Bob", by: .conversation))
    var canvas = Canvas(
      size: Size(rows: rows, columns: columns), widths: .ascii, focus: .seat(focus), language: .english)
    SceneView(scene: scene).draw(on: &canvas, in: canvas.frame.bounds)
    return canvas.frame.picture
  }

  @Test func `two boards stand side by side where both fit`() throws {
    #expect(
      try picture(rows: 9, columns: 44) == [
        " Fire a shot      Hit 0/2          Lost 1/2", "     Enemy waters           Your fleet",
        "       1  2  3  4            1  2  3  4", "    A [.] .  .  .         A <x###> .  .",
        "    B  .  .  .  .         B  .  .  .  .", "    C  .  .  .  .         C  .  .  .  .",
        "    D  .  .  .  .         D  .  .  .  .", "                Bob: A1 hit.", "                [ Give up ]",
      ])
    // What may be left out is there where there is more room, and so is the fleet.
    let wide = try picture(rows: 12, columns: 60)
    #expect(wide[0] == " Fire a shot      1 ship afloat   Hit 0/2          Lost 1/2")
    #expect(wide.contains { $0.contains("Destroyer   --") && $0.contains("Destroyer   x#") })
  }

  @Test func `where only one fits it is the one to fire at`() throws {
    let picture = try picture(rows: 9, columns: 20)
    #expect(picture[1].contains("Enemy waters") && !picture.joined().contains("Your fleet"))
    #expect(picture[3].contains("A [.]"))
  }

  @Test func `where only one fits Tab shows one's own, and both names say so where there is room`() throws {
    let (enemy, own) = (try picture(rows: 7, columns: 36), try picture(rows: 7, columns: 36, focus: .ownBoard))
    #expect(enemy.contains { $0.contains("Enemy waters  [Tab: Your fleet]") }, "\(enemy)")
    #expect(own.contains { $0.contains("Your fleet  [Tab: Enemy waters]") }, "\(own)")
    // Only one's own board has been hit so far.
    #expect(own.joined().contains("x") && !enemy.joined().contains("x"), "\(own)")
    // Where both fit, both stay.
    let both = try picture(rows: 9, columns: 44, focus: .ownBoard)
    #expect(both[1] == "     Enemy waters           Your fleet" && both[3].contains("<x###>"))
  }

  @Test func `advice stands in percent on the board to fire at, and from 1 to 9 in narrow cells`() throws {
    let wide = try picture(rows: 9, columns: 44, isAdvised: true)
    #expect(
      wide[2...7] == [
        "       1  2  3  4            1  2  3  4", "    A  8 13 13  8         A <x###> .  .",
        "    B 13 17 17 13         B  .  .  .  .", "    C 13 17 17 13         C  .  .  .  .",
        "    D  8 13 13  8         D  .  .  .  .", "    The computer would fire at C2 (17%).",
      ])
    let narrow = try picture(rows: 9, columns: 13, isAdvised: true)
    #expect(narrow[2...6] == ["    1 2 3 4", "  A 5 7 7 5", "  B 7 9 9 7", "  C 7 9 9 7", "  D 5 7 7 5"])
  }
}
