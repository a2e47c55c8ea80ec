// The animation of a shot: three frames, or twelve for a sinking; a bell; a key ends it and has its usual effect.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct FlashTests {
  private func hunt(isStill: Bool = false) throws -> ScreenStack {
    let link = TableScreen(received: Game(fleet: try Fleet(named: "A1-A2,C3", rules: rules())))
    return ScreenStack(.table(link), in: ScreenEnvironment(widths: .ascii, isStill: isStill))
  }

  private func rules() throws -> Rules {
    try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 1]), losingMiss: 5)
  }

  /// A game against the computer in which all ships are placed.
  private func against(_ rules: Rules, seed: UInt64 = 1) -> ScreenStack { against(Terms(on: rules), seed: seed) }

  private func against(_ terms: Terms, seed: UInt64 = 1) -> ScreenStack {
    var chance = Chance(seed: 1)
    let solo = Solo(
      level: .easy, terms: terms, key: PlayerKey(using: &chance), computersKey: PlayerKey(using: &chance),
      randomness: RandomSource(seed: seed))
    var state = ScreenStack(.table(TableScreen(Table(solo))), in: ScreenEnvironment(isStill: false))
    if let thought = solo.thought { _ = state.update(.table(.thought(thought.finished()))) }
    for key: Key in [.character("r"), .enter] { _ = state.update(.pressed(key)) }
    return state
  }

  /// Fires at the cell under the cursor, and returns the effects when the computer has answered.
  private func fire(_ state: inout ScreenStack) -> [ScreenEffect] { think(state.update(.pressed(.enter)), &state) }

  /// Lets the computer finish the thought among the effects; returns the next effects, or the same ones without it.
  private func think(_ effects: [ScreenEffect], _ state: inout ScreenStack) -> [ScreenEffect] {
    for case .table(.think(let thought)) in effects { return state.update(.table(.thought(thought.finished()))) }
    return effects
  }

  private func picture(_ stack: ScreenStack) -> [String] { stack.drawn?.frame.picture ?? [] }

  @Test func `a shot is four frames within 360 milliseconds, and then no further wake-up is requested`() throws {
    #expect(340...360 ~= 4 * Flash.pause)
    var (state, still) = (try hunt(), try hunt(isStill: true))
    #expect(state.update(.pressed(.enter)).besideSaving.isEmpty)
    #expect(still.update(.pressed(.enter)).besideSaving.isEmpty)
    #expect(still.delay == nil)
    var frames = [picture(state)]
    for _ in 0..<3 {
      #expect(state.delay == Flash.pause)
      #expect(state.update(.awoke).isEmpty)
      frames.append(picture(state))
    }
    #expect(state.update(.awoke).isEmpty)
    #expect(state.delay == nil)
    #expect(Set(frames).count >= 3)
    #expect(frames[0] != picture(still))
    #expect(picture(state) == picture(still))
    for _ in 0..<3 { #expect(state.update(.awoke).isEmpty && picture(state) == picture(still)) }
  }

  @Test func `a hint that is asked for at once is on the board that it speaks of`() {
    var state = against(.classic)
    state.environment.size = Size(rows: 12, columns: 40)
    state.environment.layout = state.drawn?.layout
    _ = fire(&state)
    while state.environment.flash != nil { _ = state.update(.awoke) }
    _ = state.update(.pressed(.character("!")))
    #expect(state.environment.flash?.strike.strikesOwnBoardAlone == true)
    let shown = picture(state).joined(separator: "\n")
    expectShown(shown, "would fire at", "Fire a shot", without: ["Your fleet  "])
  }

  @Test func `a miss is a splash and a hit a flash, in letters of ASCII and without colour`() throws {
    var state = try hunt()
    _ = state.update(.pressed(.enter))
    let hit = picture(state).joined()
    _ = state.update(.pressed(.character("b")))
    _ = state.update(.pressed(.character("2")))
    #expect(state.update(.pressed(.enter)).besideSaving.isEmpty)
    #expect(state.delay == Flash.pause)
    _ = state.update(.awoke)
    #expect(hit.contains("*"))
    #expect(picture(state).joined().contains("(o)"))
    for frame in 0..<3 {
      let texts = [BoardScene.Mark.hit, .sunk, .miss].map { Flash.text(of: $0, frame: frame) }
      #expect(texts[0] == texts[1])
      #expect(texts[0] != texts[2])
    }
  }

  @Test func `a fire goes through a ship cell by cell, in order, and ends at the same time in each`() throws {
    let sinking = Strike(boards: [[.a1]], sunkCount: 1)
    var burning: [[Int?]] = []
    var flash: Flash? = Flash(sinking)
    while let now = flash {
      burning.append((2...5).map { now.burningIndex(in: $0) })
      flash = now.next
    }
    #expect(
      burning == [
        [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 1, 1], [0, 1, 1, 1], [1, 1, 2, 2], [1, 1, 2, 3], [1, 2, 3, 3],
        [1, 2, 3, 4], [nil, nil, nil, nil], [nil, nil, nil, nil], [nil, nil, nil, nil], [nil, nil, nil, nil],
      ])
  }

  @Test func `the shots of a volley land one after the other, and a ship burns after the last one`() throws {
    let cells = try ["A1", "B2", "C3"].map { try #require(Cell($0)) }
    var flash: Flash? = Flash(Strike(boards: [CellSet(cells), []], sunkCount: 1))
    var (frames, burning) = ([[Int?]](), [Int?]())
    while let now = flash {
      frames.append(cells.map { now.frame(of: $0, on: 0) })
      burning.append(now.burningIndex(in: 2))
      #expect(now.frame(of: cells[0], on: 1) == nil)
      flash = now.next
    }
    #expect(frames.prefix(5) == [[0, -2, -4], [1, -1, -3], [2, 0, -2], [3, 1, -1], [4, 2, 0]])
    #expect(burning == [-1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 1, 1, nil, nil, nil, nil])
  }

  @Test func `a shot of a volley that has not landed is still under way`() throws {
    let rules = Rules.skirmish.withoutLosingMiss
    var state = against(try Terms(on: rules, volley: .shots(3)))
    for key: Key in [.enter, .right, .enter, .right, .enter] { _ = state.update(.pressed(key)) }
    // A shot under way is a frame, with one upper left corner.
    func underWay() -> Int { picture(state).joined().count { $0 == "╭" } }
    var counts = [underWay()]
    _ = fire(&state)
    while true {
      counts.append(underWay())
      if state.environment.flash == nil { break }
      _ = state.update(.awoke)
    }
    #expect(counts == [3, 2, 2, 1, 1, 0, 0, 0, 0, 0])
  }

  @Test func `while a ship burns, fleet and log still call it hit`() throws {
    var state = try hunt()
    for _ in 0..<2 { _ = state.update(.pressed(.enter)) }
    let scene = try #require(state.table?.seat).scene(in: .english, for: .nameless(in: .english))
    var flash = try #require(state.environment.flash)
    #expect(scene.boards[0].sunkShips == [Ship("A1-A2")!])
    let told = flash.telling(scene, isEnd: false, theirTurn: "", in: .english).boards[0]
    #expect(told.sunkShips.isEmpty)
    #expect(told.appearingShips == scene.boards[0].sunkShips, "nobody knew yet where this ship is")
    #expect(told.shots.map(\.result) == [.hit, .hit])
    for _ in 0..<8 { flash = try #require(flash.next) }
    #expect(flash.telling(scene, isEnd: false, theirTurn: "", in: .english).boards == scene.boards)
  }

  @Test func `a key ends it and has its usual effect while the game is open`() throws {
    var state = try hunt()
    #expect(state.update(.pressed(.enter)).besideSaving.isEmpty)
    #expect(state.environment.flash != nil)
    #expect(state.update(.pressed(.right)).isEmpty)
    #expect(state.environment.flash == nil)
    #expect(state.table?.seat.cursor == Cell("A3"))
    #expect(state.update(.awoke).isEmpty)
  }

  @Test func `the bell rings when a ship is sunk, even without animations`() throws {
    for isStill in [false, true] {
      var state = try hunt(isStill: isStill)
      #expect(!state.update(.pressed(.enter)).contains(.ring))
      #expect(state.update(.pressed(.enter)).last == .ring)
      #expect((state.delay == nil) == isStill)
      for key in "A1" { _ = state.update(.pressed(.character(key))) }
      #expect(!state.update(.pressed(.enter)).contains(.ring), "a shot that is refused is no shot")
    }
  }

  @Test func `on a phone a shot flashes as well, and after sending nothing moves`() {
    var sitting = Sitting()
    sitting.stack.environment.isStill = false
    sitting.place("a1", "b2")
    sitting.attack("a1")
    #expect(sitting.effects.contains(.ring))
    #expect(sitting.stack.delay == Flash.pause)
    sitting.handle(.awoke)
    #expect(sitting.effects.isEmpty)
    #expect(sitting.stack.delay == Flash.pause)
    // A sinking takes longer.
    for _ in 0..<11 { sitting.handle(.awoke) }
    #expect(sitting.effects.isEmpty)
    #expect(sitting.stack.delay == nil)
    sitting.type("b2")
    sitting.press(.enter, .enter)
    #expect(sitting.stack.environment.flash == nil)
    sitting.handle(.awoke)
    #expect(sitting.effects.isEmpty)
  }

  @Test func `against the computer both boards flash: one's own shot and the answer`() throws {
    var state = against(.messages)
    _ = fire(&state)
    // First the player's own shot, then after a pause the answer.
    #expect(state.delay == Flash.pause)
    #expect(state.environment.flash?.strike.boards.map(\.count) == [1, 0])
    while state.environment.flash != nil { _ = state.update(.awoke) }
    #expect(state.delay == 500)
    #expect(picture(state).joined().contains("The computer fires"))
    #expect(!picture(state).joined().contains("The computer missed"))
    _ = state.update(.awoke)
    #expect(state.environment.flash?.strike.boards.map(\.count) == [0, 1])
    expectShown(picture(state).joined(), "The computer ", without: ["computer fires"])
    #expect(state.update(.pressed(.left)).isEmpty)
    #expect(state.environment.flash == nil)
  }

  @Test func `the turn of a person who sinks a ship lasts until it has burnt`() throws {
    let rules = try Rules(board: BoardSize(rows: 4, columns: 4), shipLengths: ShipLengths([2, 2, 2]), losingMiss: nil)
    var state = against(rules)
    for cell in rules.board.cells {
      for key in cell.description { _ = state.update(.pressed(.character(key))) }
      guard fire(&state).contains(.ring) else {
        while state.delay != nil { _ = think(state.update(.awoke), &state) }
        continue
      }
      expectShown(picture(state)[0], "Your turn")
      #expect(state.drawn?.frame.cursor == nil, "the cursor would point away from the fire")
      while state.environment.flash != nil { _ = state.update(.awoke) }
      #expect(state.drawn?.frame.cursor != nil, "\(picture(state).joined(separator: "\n"))")
      return expectShown(picture(state)[0], "The computer fires")
    }
    Issue.record("no ship was sunk")
  }

  @Test func `the computer's turn lasts until a ship of the person has burnt`() throws {
    let rules = try Rules(board: BoardSize(rows: 4, columns: 4), shipLengths: ShipLengths([2, 2, 2]), losingMiss: nil)
    var state = against(rules)
    for cell in rules.board.cells {
      for key in cell.description { _ = state.update(.pressed(.character(key))) }
      _ = fire(&state)
      while state.delay != nil {
        guard state.update(.awoke).contains(.ring) else { continue }
        expectShown(picture(state)[0], "The computer fires")
        expectShown(picture(state).joined(), "Give up", without: ["sank your", "Enter fires"])
        while state.environment.flash != nil { _ = state.update(.awoke) }
        expectShown(picture(state)[0], "Your turn: Fire a shot")
        return expectShown(picture(state).joined(), "sank your Destroyer", "Tab next")
      }
    }
    Issue.record("the computer sank no ship")
  }

  @Test func `the shot that loses is shown after the person's own, and before the end`() throws {
    let rules = try Rules(board: BoardSize(rows: 4, columns: 4), shipLengths: ShipLengths([2]), losingMiss: nil)
    var (state, boards) = (against(rules, seed: 4), [Int]())
    for cell in rules.board.cells {
      for key in cell.description { _ = state.update(.pressed(.character(key))) }
      _ = fire(&state)
      guard state.table?.table.solo?.isShowing == true else {
        while state.delay != nil { _ = think(state.update(.awoke), &state) }
        continue
      }
      // A key during the first flash ends it, and does not affect the second one.
      expectShown(
        picture(state).joined(), "The computer fires", "miss.", "[ Give up ]", without: ["sank your", "0 : 1"])
      #expect(state.update(.pressed(.enter)).last == .ring)
      boards.append(state.environment.flash?.strike.boards[1].count ?? 0)
      expectShown(
        picture(state).joined(), "The computer fires", "miss.", "[ Give up ]",
        without: ["sank your", "0 : 1", "You lost"])
      while state.environment.flash != nil { _ = state.update(.awoke) }
      expectShown(picture(state).joined(), "sank your Destroyer", without: ["0 : 1", "You lost"])
      #expect(state.delay == 900)
      while state.delay != nil { _ = think(state.update(.awoke), &state) }
      expectShown(picture(state).joined(), "Play again")
      #expect(state.table?.table.solo?.score.computer == 1)
      break
    }
    #expect(boards == [1])
  }

  @Test func `after the shot that wins, a key pressed ahead begins no other game`() throws {
    let rules = try Rules(board: BoardSize(rows: 4, columns: 4), shipLengths: ShipLengths([1]), losingMiss: nil)
    for seed in UInt64(1)...50 {
      var state = against(rules, seed: seed)
      for cell in rules.board.cells where state.table?.table.seat.duel?.duel.winner == nil {
        for key in cell.description { _ = state.update(.pressed(.character(key))) }
        _ = fire(&state)
        while state.delay != nil, state.environment.flash == nil { _ = think(state.update(.awoke), &state) }
        while state.environment.flash != nil { _ = state.update(.awoke) }
      }
      guard state.table?.table.seat.duel?.hasWon == true else { continue }
      #expect(state.delay == 700 && state.update(.pressed(.enter)).isEmpty)
      expectShown(picture(state).joined(), "Play again")
      _ = state.update(.awoke)
      #expect(state.delay == nil)
      #expect(!state.update(.pressed(.enter)).isEmpty, "the next game begins")
      return
    }
    Issue.record("the person won no game")
  }

  @Test func `before the first shot a sentence explains how to fire, and after it gives the result`() throws {
    let sentence = Language.english.terminal.phone.firstShot(false).string
    var state = try hunt(isStill: true)
    let shown = { (state: ScreenStack) in
      self.picture(state).joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
    #expect(shown(state).contains(sentence))
    _ = state.update(.pressed(.enter))
    #expect(!shown(state).contains(sentence))
    expectShown(shown(state), "A1: hit!")
  }

  @Test func `the bell rings when a message arrives`() throws {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    let line = try #require(sitting.kept.first { $0.hasPrefix("post ") })
    guard case .post(let envelope) = try ConversationLine(text: line) else {
      Issue.record("\(line)")
      return
    }
    var state = PhonesScreen(owned: SharedPair.head(.second, game: .hunt(.messages), seed: 1))
    let time = ClockTime(hour: 19, minute: 29)
    #expect(state.receive(envelope, saidBy: Array(line.utf8)[...], at: time) == [.keep(.post(envelope)), .ring])
    // The receiver sees the same time as the sender.
    let screen = state.drawn(size: Size(rows: 24, columns: 80), widths: .ascii)
    #expect(screen.frame.picture.contains { $0.contains("Today 19:29") })
  }

  @Test func `other boards than before do not flash, and neither do shots that another message took back`() {
    let one = Strike(boards: [[.a1]], sunkCount: 1)
    #expect(one.since(Strike(boards: [], sunkCount: 0)) == nil)
    #expect(one.since(one) == nil)
    #expect(Strike(boards: [[]], sunkCount: 0).since(one) == nil)
    #expect(one.since(Strike(boards: [[]], sunkCount: 0)) == one)
    let other = [Cell("B2")].compactMap { $0 }
    #expect(Strike(boards: [CellSet(other)], sunkCount: 0).since(one) == nil)
  }
}
