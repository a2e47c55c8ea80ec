// Two players at one keyboard: whole games of each kind, the lock, the saved text, and the secrets.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct TwoPlayersTests {
  private static let names = PlayerNames("Ann,Ben") ?? .demo

  private func table(_ game: ChosenGame, seed: UInt64 = 1) -> Table {
    Table(TwoPlayers(Self.names, game, randomness: RandomSource(seed: seed)), number: 1, savedAs: nil)
  }

  private func seat(_ table: inout Table, _ events: SeatEvent...) {
    for event in events { _ = table.update(.seat(event)) }
  }

  /// The other player takes the keyboard.
  private func unlock(_ table: inout Table) {
    #expect(table.view.isDeaf)
    seat(&table, .button(.unlock))
    #expect(table.view.isLocked, "a second Enter opens nothing")
    _ = table.update(.pauseEnded)
    seat(&table, .button(.unlock))
    #expect(!table.view.isLocked)
  }

  private func hide(_ table: inout Table, seed: UInt64) {
    seat(&table, .shuffled(seed: seed), .button(.finished))
  }

  /// Plays to the end, and checks after each step that the saved game continues in the same way.
  private func play(_ table: inout Table) throws {
    for step in 0..<400 where table.twoPlayers?.isOver == false {
      let saved = try #require(table.textWithNumber)
      let kept = try #require(SavedTwo(text: saved), "\(saved)")
      #expect(kept.text == saved)
      if step % 7 == 3 {
        table = Table(TwoPlayers(kept, randomness: RandomSource(seed: UInt64(step))), number: 1, savedAs: saved)
        #expect(table.textWithNumber == saved)
      }
      if table.view.isLocked {
        unlock(&table)
      } else if table.view.seat.placing != nil {
        hide(&table, seed: UInt64(step))
      } else if let aiming = table.view.seat.aiming {
        let due = aiming.shotsDue
        for cell in aiming.chart.unknownCells.prefix(due) { seat(&table, .pointed(cell), .pressed) }
        if due > 1 { seat(&table, .button(.fire)) }
      } else if let hunting = table.view.seat.hunting {
        seat(&table, .pointed(try #require(Array(hunting.chart.unknownCells).first)), .pressed)
      } else {
        #expect(table.controls.targets.contains(.button(.handOver)))
        seat(&table, .button(.handOver))
      }
    }
  }

  @Test(arguments: ["1", "3", "afloat", "again"])
  func `a duel is played to the end, every shot is answered at once, and both fleets are opened`(volley: String) throws
  {
    var table = table(.duel(try Terms(on: .skirmish, volley: #require(Volley(volley)))))
    try play(&table)
    let two = try #require(table.twoPlayers)
    let duel = try #require(two.message?.duel)
    #expect(two.isOver && duel.openings.count == 2 && duel.verdict == .fair)
    let end = try #require(table.view.end(in: .english))
    #expect(end.hasWon == (two.winner == two.person))
    let winner = try #require(two.winner)
    #expect(end.headline == (winner == .first ? "Ann wins!" : "Ben wins!"))
    // Neither is "you" at one keyboard.
    let scene = table.view.scene(in: .english)
    #expect(scene.title == end.headline && scene.saying?.text == end.headline)
    #expect(end.turned?.string.contains(winner == .first ? "Ann" : "Ben") != false)
    #expect(table.view.score(in: .english) == (winner == .first ? "Ann 1 : 0 Ben" : "Ann 0 : 1 Ben"))
    #expect(table.view.scene(in: .english).buttons.map(\.action) == [.start, .watch, .luck, .leave])
    // In the next game, the other player begins.
    seat(&table, .button(.start))
    #expect(table.twoPlayers?.opener == .second && table.twoPlayers?.person == .second)
    try play(&table)
    let score = try #require(table.twoPlayers?.score)
    #expect(score.first + score.second == 2)
  }

  @Test func `a hunt is hidden by one and played by the other, and its end is the last shot`() throws {
    var table = table(.hunt(.messages))
    hide(&table, seed: 3)
    #expect(table.view.scene(in: .english).title == "Pass the keyboard to Ben")
    unlock(&table)
    #expect(table.view.seat.hunting != nil)
    try play(&table)
    #expect(table.twoPlayers?.winner != nil)
    #expect(table.view.scene(in: .english).buttons.map(\.action) == [.start, .watch, .luck, .leave])
    seat(&table, .button(.start))
    // Ben had the keyboard, and hides next.
    #expect(!table.view.isLocked && table.view.seat.placing != nil)
    hide(&table, seed: 4)
    #expect(table.view.scene(in: .english).title == "Pass the keyboard to Ann")
  }

  @Test func `the result of a shot is shown to the shooter, then the keyboard is passed, and the other one sees it`()
    throws
  {
    var table = table(.duel(Terms(on: .skirmish)))
    hide(&table, seed: 1)
    unlock(&table)
    hide(&table, seed: 2)
    seat(&table, .pointed(.a1), .pressed)
    let scene = table.view.scene(in: .english)
    #expect(scene.saying?.text.string.hasPrefix("A1: ") == true)
    #expect(scene.buttons.map(\.label) == ["Pass to Ann"])
    #expect(table.view.spoken(in: .english).first?.string.hasPrefix("A1: ") == true)
    seat(&table, .button(.handOver))
    unlock(&table)
    #expect(table.view.scene(in: .english).saying?.whole.string.contains("A1") == true)
    // Giving up ends it for both.
    seat(&table, .button(.resign), .button(.resign))
    #expect(table.twoPlayers?.winner == .second)
    #expect(table.twoPlayers?.message?.duel?.openings.count == 2)
  }

  @Test func `a lock shows and holds nothing of either fleet`() throws {
    var views: [VisibleTable] = []
    for seed in [1 as UInt64, 9] {
      var table = table(.duel(Terms(on: .skirmish)))
      hide(&table, seed: seed)
      views.append(table.view)
      #expect(table.view.scene(in: .english).boards.isEmpty)
      #expect(table.view.scene(in: .english).buttons.isEmpty && table.controls.targets.isEmpty)
      _ = table.update(.pauseEnded)
      #expect(table.view.scene(in: .english).buttons.map(\.label) == ["I am Ben: unlock"])
      #expect(table.controls.event(for: .next, seed: 0) == .button(.unlock))
    }
    #expect(views[0] == views[1])
    var dumps = ["", ""]
    for index in 0..<2 { dump(views[index], to: &dumps[index]) }
    #expect(dumps[0] == dumps[1] && !dumps[0].contains("key"))
  }

  @Test func `for all ships of the other player, the scenes are the same until a shot meets one`() throws {
    var scenes: [[Scene]] = []
    // Both fleets leave A1 free.
    for ships in ["B1-B3,D1-D2,F1-F2", "B2-B4,D3-D4,E5-E6"] {
      var table = table(.duel(Terms(on: .skirmish)))
      for ship in ships.split(separator: ",") { seat(&table, .placed(try #require(Ship(String(ship))))) }
      seat(&table, .button(.finished))
      var seen = [table.view.scene(in: .english)]
      unlock(&table)
      hide(&table, seed: 5)
      seen.append(table.view.scene(in: .english))
      seat(&table, .pointed(.a1), .pressed)
      seen.append(table.view.scene(in: .english))
      scenes.append(seen)
    }
    #expect(scenes[0] == scenes[1])
  }

  @Test func `a person's unsent work survives a kill, behind the lock`() throws {
    var table = table(.duel(try Terms(on: .skirmish, volley: .shots(3))))
    seat(&table, .placed(try #require(Ship("B1-B3"))))
    var kept = try saved(table)
    var again = Table(TwoPlayers(kept, randomness: RandomSource(seed: 2)), number: 1, savedAs: nil)
    #expect(again.view.scene(in: .english).title == "Pass the keyboard to Ann")
    unlock(&again)
    #expect(again.view.seat.placing?.draft.ships.map(\.description) == ["B1-B3"])
    hide(&again, seed: 1)
    unlock(&again)
    hide(&again, seed: 2)
    seat(&again, .pointed(.a1), .pressed)
    kept = try saved(again)
    again = Table(TwoPlayers(kept, randomness: RandomSource(seed: 3)), number: 1, savedAs: nil)
    unlock(&again)
    #expect(again.view.seat.aiming?.chosen == [.a1])
  }

  @Test func `an impossible saved game is refused`() throws {
    var table = table(.hunt(.messages))
    hide(&table, seed: 1)
    let text = try #require(table.textWithNumber)
    #expect(SavedTwo(text: text) != nil)
    for (old, new) in [
      ("losing-miss 3", "losing-miss 4"), ("names Ann,Ben", "names Ann"), ("person second", "person third"),
      ("opener first", "opener nobody"), ("first 0", "first -1"), ("battleship-two 1", "battleship-two 2"),
      ("Is_Complete=0", "Is_Complete=7"),
    ] {
      #expect(text.contains(old) && SavedTwo(text: text.replacing(old, with: new)) == nil, "\(old)")
    }
    let key = try #require(text.split(separator: "\n").first { $0.hasPrefix("key ") }).dropFirst(4)
    let other = try #require(text.split(separator: "\n").first { $0.hasPrefix("other-key ") }).dropFirst(10)
    #expect(SavedTwo(text: text.replacing(other, with: key)) == nil)
    // A duel of other keys does not belong to them.
    var duel = self.table(.duel(Terms(on: .skirmish)))
    hide(&duel, seed: 1)
    let sealed = try #require(duel.textWithNumber)
    var stranger = self.table(.duel(Terms(on: .skirmish)), seed: 8)
    hide(&stranger, seed: 1)
    let line = try #require(stranger.textWithNumber?.split(separator: "\n").first { $0.hasPrefix("url ") })
    let own = try #require(sealed.split(separator: "\n").first { $0.hasPrefix("url ") })
    // Rules have one spelling.
    #expect(sealed.contains("fleet 3.2.2"))
    for fleet in ["fleet 2.3.2", "fleet 3.2.2 close"] {
      #expect(SavedTwo(text: sealed.replacing("fleet 3.2.2", with: fleet)) == nil, "\(fleet)")
    }
    #expect(SavedTwo(text: sealed) != nil && SavedTwo(text: sealed.replacing(own, with: line)) == nil)
  }

  @Test func `another window's game is taken over, and an emptied storage is written again`() throws {
    var table = table(.hunt(.messages))
    let before = table.begin()
    guard case .exchange(.two(1), expected: nil, let first)? = before.first else { throw Missing() }
    #expect(table.update(.stored(.two(1), .done)).isEmpty)
    var other = Table(
      TwoPlayers(try saved(table), randomness: RandomSource(seed: 4)), number: 1, savedAs: first)
    unlock(&other)
    hide(&other, seed: 2)
    _ = table.update(.savedElsewhere(.two(1), other.textWithNumber))
    #expect(table.wentOnElsewhere && table.view.isLocked && table.twoPlayers == other.twoPlayers)
    guard case .exchange(.two(1), expected: nil, _)? = table.update(.savedElsewhere(.two(1), nil)).first else {
      throw Missing()
    }
  }

  private func saved(_ table: Table) throws -> SavedTwo {
    try #require(table.textWithNumber.flatMap { SavedTwo(text: $0) })
  }

  private struct Missing: Error {}
}
