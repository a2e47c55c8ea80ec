// A duel on a screen: two boards side by side if both fit, else the one to fire at.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct DuelViewTests {
  /// A duel on 4x4 cells, in which the second player has joined and fired at A1; each has a ship of two cells, and if
  /// `hasMore` one of three.
  private func seat(hasMore: Bool = false) throws -> Seat {
    let rules = try Rules(
      board: BoardSize(rows: 4, columns: 4), shipLengths: ShipLengths(hasMore ? [3, 2] : [2]), losingMiss: nil)
    let more = hasMore ? ",D1-D3" : ""
    var chance = SplitMix64(seed: 3)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    var duel = try Duel.challenge(try Fleet(named: "A1-A2\(more)", rules: rules), key: keys[0], using: &chance)
    try duel.join(try Fleet(named: "C1-C2\(more)", rules: rules), shots: [.a1], key: keys[1], using: &chance)
    var seat = Seat(rules: rules)
    seat.open(.duel(try OwnDuel(duel, key: keys[0])))
    return seat
  }

  private func picture(
    rows: Int, columns: Int, isAdvised: Bool = false, hasMore: Bool = false, focus: SeatTarget = .board,
    hasColors: Bool = true
  ) throws -> [String] {
    var seat = try seat(hasMore: hasMore)
    if isAdvised { seat.update(.advised(true)) }
    let scene = seat.scene(in: .english, for: Players(me: "Ann", other: "Bob", by: .conversation))
    var environment = ScreenEnvironment(Size(rows: rows, columns: columns), widths: .ascii, .english)
    if !hasColors { environment.depth = .none }
    var canvas = Canvas(in: environment, focus: .seat(focus))
    SceneView(scene: scene).draw(on: &canvas, in: canvas.frame.bounds)
    return canvas.frame.picture
  }

  @Test func `two boards are side by side if both fit`() throws {
    let small = try picture(rows: 9, columns: 44)
    #expect(small[0].hasPrefix(" Fire a shot"))
    #expect(small.contains { $0.contains("A [.] .  .  .") && $0.contains("A <x###> .  .") }, "\(small)")
    #expect(small[7...].map { $0.filter { $0 != " " } } == ["BobhityourDestroyeratA1.", "[Giveup]"])
    // With more room, the notes and the fleet are shown.
    let wide = try picture(rows: 24, columns: 120)
    #expect(wide[0].contains("Fire a shot"))
    #expect(wide.contains { $0.contains("Hit 0 of 2") && $0.contains("They hit 1 of 2") }, "\(wide)")
    #expect(wide.contains { $0.contains("--") } && wide.contains { $0.contains("x#") }, "\(wide)")
  }

  @Test func `a figure wider than its board stands beside the board's name, whole or not at all`() throws {
    for columns in 44...100 {
      let line = try picture(rows: 9, columns: columns).first { $0.contains("Your fleet") } ?? ""
      #expect(line.contains("They") == line.contains("They hit 1 of 2"), "\(columns): \(line)")
    }
    #expect(try picture(rows: 9, columns: 80).contains { $0.contains("Your fleet") && $0.contains("They hit 1 of 2") })
  }

  @Test func `if no fleets fit below two boards, one line has the lengths of the ships`() throws {
    let least = try picture(rows: 10, columns: 44, hasMore: true)
    #expect(least.contains { $0.contains("Theirs 3 2") && $0.contains("Yours 3 2") }, "\(least)")
  }

  @Test func `boards that do not fit below the word of the end stand in its place`() throws {
    var table = try PicturedDuel.solo(#require(TitleSettings.boards.last), shots: 1)
    for _ in 0..<2 { _ = table.update(.acted([.button(.resign)])) }
    func shown(_ rows: Int, _ columns: Int) -> String {
      table.drawn(in: ScreenEnvironment(Size(rows: rows, columns: columns))).frame.picture.joined(separator: "\n")
    }
    expectShown(shown(24, 80), "Enemy waters", "Your fleet", "How lucky?")
    #expect(shown(40, 120).contains("▀") && shown(40, 120).contains("Your fleet"))
  }

  @Test(arguments: [Language.english, .chinese])
  func `at the end the word is large beside a ship, and the buttons stand apart from the text`(
    language: Language
  ) throws {
    for (rules, seed) in [(Rules.skirmish, 5 as UInt64), (.skirmish, 6), (.classic, 5)] {
      let table = try PicturedDuel.solo(rules, shots: 100, seed: seed)
      let end = try #require(table.table.view.end(in: language))
      let frame = table.drawn(in: ScreenEnvironment(Size(rows: 24, columns: 80), language)).frame
      let picture = frame.picture
      let buttons = try #require(picture.lastIndex { $0.contains("[>") })
      #expect(!picture[buttons - 1].contains { $0.isLetter }, "\(picture.joined(separator: "\n"))")
      // In small letters the headline would be in the picture.
      #expect(!picture.contains { $0.contains(end.headline.string) }, "\(picture.joined(separator: "\n"))")
      let lights = Paint.Color.shade(end.hasWon ? .lamp : .wreckLight)
      let tiles = (0..<24).flatMap { row in (0..<80).compactMap { frame[Point(row: row, column: $0)] } }
      #expect(tiles.contains { [$0.style.paint.letters, $0.style.paint.ground].contains(lights) }, "no ship")
    }
  }

  @Test func `in the narrowest window the bar says whose turn it is, and the score stands once`() throws {
    let table = try PicturedDuel.solo(.skirmish, shots: 1)
    let picture = table.drawn(in: ScreenEnvironment(Size(rows: 12, columns: 40))).frame.picture
    #expect(picture[0].contains("Your turn") && picture[0].contains("You 0 : 0 computer"), "\(picture)")
    #expect(picture.count { $0.contains("You 0 : 0 computer") } == 1)
  }

  @Test func `a board that is too high gets every row but those of a name, the columns, a sentence and the keys`()
    throws
  {
    var table = try PicturedDuel.solo(#require(TitleSettings.boards.last), shots: 1)
    func rows() -> [String] { table.drawn(in: ScreenEnvironment(Size(rows: 12, columns: 40))).frame.picture }
    func boardRows() -> Int { rows()[2...].prefix { $0.dropFirst(3).first?.isUppercase == true }.count }
    #expect(rows()[0].contains("Fire a shot  [Tab: Your fleet]"), "\(rows())")
    #expect(boardRows() == 8 && rows()[10].contains("The computer"), "\(rows())")
    _ = table.update(.pressed(.tab))
    #expect(rows()[0].contains("Your fleet  [Enter: Enemy waters]") && boardRows() == 8, "\(rows())")
    // A button that is chosen has a row.
    _ = table.update(.pressed(.tab))
    #expect(rows()[10].contains("[>Give up<]") && boardRows() == 7, "\(rows())")
    // Beside a column it gets every row but that of the columns' names.
    _ = table.update(.pressed(.escape))
    let wide = table.drawn(in: ScreenEnvironment(Size(rows: 14, columns: 60))).frame.picture
    #expect(wide[0].hasPrefix("   1 2 3") || wide[0].contains(" 1 2 3"), "\(wide)")
    #expect(wide[1...12].allSatisfy { $0.dropFirst(1).first?.isUppercase == true }, "\(wide)")
  }

  @Test func `the bar says what to do, and the column whose board it is`() throws {
    var chance = Chance(seed: 1)
    let fleet = try Fleet.random(rules: Rules.skirmish.withoutLosingMiss, using: &chance)
    let duel = try Duel.challenge(fleet, volley: .afloat, key: PlayerKey(using: &chance), using: &chance)
    let game = LinkGame(duel, keys: KeyRing(PlayerKey(using: &chance)), saved: nil)
    var table = TableScreen(Table(game))
    for key: Key in [.character("r"), .enter] { _ = table.update(.pressed(key)) }
    let picture = table.drawn(in: ScreenEnvironment(Size(rows: 12, columns: 40))).frame.picture
    #expect(picture[0].contains("Choose 3 cells") && picture[1].contains("Enemy waters"), "\(picture)")
    #expect(picture.count { $0.contains("Choose") } == 1)
  }

  @Test func `the pointer moves the cursor, and takes nothing back`() throws {
    var stack = ScreenStack(
      .table(try PicturedDuel.solo(.classic, shots: 1)), in: ScreenEnvironment(Size(rows: 24, columns: 80)))
    func cursor() -> Cell? { stack.table?.table.seat.cursor }
    let (first, second) = (try #require(Cell("C7")), try #require(Cell("E2")))
    _ = stack.update(.noticed(.noWayBack))
    _ = stack.update(.hovered(first))
    #expect(cursor() == first && stack.environment.notice == .noWayBack)
    _ = stack.update(.acted([.naming(TypedCell(row: 1))]))
    _ = stack.update(.hovered(second))
    #expect(cursor() == first && stack.table?.table.seat.naming != nil)
    _ = stack.update(.acted([.stoppedNaming, .button(.resign)]))
    #expect(stack.table?.table.seat.asksToResign == true)
    _ = stack.update(.hovered(second))
    #expect(cursor() == first && stack.table?.table.seat.asksToResign == true)
    _ = stack.update(.acted([.button(.playOn)]))
    _ = stack.update(.hovered(second))
    #expect(cursor() == second)
  }

  @Test func `one's own mark of water is seen under the cursor`() throws {
    var table = try PicturedDuel.solo(.classic, shots: 1)
    func waves() -> Int {
      let frame = table.drawn(in: ScreenEnvironment(Size(rows: 24, columns: 80))).frame
      return frame.picture.joined().count { $0 == "≈" }
    }
    for key in "c7" { _ = table.update(.pressed(.character(key))) }
    #expect(waves() == 0)
    _ = table.update(.pressed(.character("~")))
    #expect(waves() == 1)
    _ = table.update(.pressed(.right))
    #expect(waves() == 1)
  }

  @Test func `if only one board fits, it is the one to fire at`() throws {
    let picture = try picture(rows: 9, columns: 20)
    #expect(picture[1].contains("Bob's waters"))
    #expect(!picture.joined().contains("Your fleet"))
    #expect(picture[3].contains("A [.]"))
  }

  @Test func `beside a single board are the last events and both fleets, and Tab shows one's own`() throws {
    let (enemy, own) = (try picture(rows: 8, columns: 28), try picture(rows: 8, columns: 28, focus: .ownBoard))
    #expect(enemy.joined().contains("Fire a shot") && own.joined().contains("Your fleet"), "\(enemy) \(own)")
    #expect(enemy.joined().contains("Theirs 2") && own.joined().contains("They hit 1 of 2"), "\(enemy)")
    // So far, only the player's own board was hit.
    #expect(own.contains { $0.contains("A x") } && !enemy.contains { $0.contains("A x") }, "\(own)")
  }

  @Test func `if only one board fits, both names say how to see the other one`() throws {
    let (enemy, own) = (try picture(rows: 5, columns: 30), try picture(rows: 5, columns: 30, focus: .ownBoard))
    #expect(enemy.contains { $0.contains("Fire a shot  [Tab: Your fleet") }, "\(enemy)")
    #expect(own.contains { $0.contains("Your fleet  [Enter: Bob's wa") }, "\(own)")
  }

  @Test(arguments: [(24, 80), (30, 80), (24, 100), (30, 100), (40, 120)])
  func `a panel shows the last event whole`(rows: Int, columns: Int) throws {
    var scene = try PicturedDuel.solo(.classic, shots: 4).table.view.scene(in: .english)
    let words = { (count: Int) in (0..<count).map { "word\($0)" }.joined(separator: " ") }
    for count in [1, 12, 24] {
      let (mine, theirs) = (words(24 - count / 2), words(count).replacing("word", with: "last"))
      scene.saying = BattleshipPlay.Scene.Saying(text: SafeText(mine), then: SafeText(theirs), tone: .result)
      var canvas = Canvas(
        size: Size(rows: rows, columns: columns), widths: .table, focus: .seat(.board), language: .english)
      let text = canvas.draw(scene).frame.picture.joined(separator: " ")
      for word in theirs.split(separator: " ") { #expect(text.contains(word), "\(word) \(count)\n\(text)") }
      if count < 24 { #expect(!text.contains("…"), "\(count)\n\(text)") }
    }
  }

  @Test(arguments: [Size(rows: 12, columns: 40), Size(rows: 12, columns: 44), Size(rows: 24, columns: 80)])
  func `the obstacle to a ship is shown whole beside the board`(size: Size) throws {
    for rules in [Rules.classic, .skirmish, .seabattle] {
      var seat = Seat(rules: rules)
      seat.update(.pressed)
      for event in [SeatEvent.pointed(.a1), .placed(try #require(Ship(first: .a1, length: 2, direction: .across)))] {
        seat.update(event)
      }
      var canvas = Canvas(size: size, widths: .table, focus: .seat(.board), language: .english)
      let text = canvas.draw(seat.scene(in: .english, for: .nameless(in: .english))).frame.picture.joined(
        separator: " ")
      #expect(text.contains("The ") && text.contains("way.") && !text.contains("…"), "\(text)")
    }
  }

  @Test func `a volley that landed is a row for each shot, beside the list of the ships`() throws {
    let rules = Rules.classic.withoutLosingMiss
    var chance = SplitMix64(seed: 14)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    let mine = try Fleet(named: "B2-B6,E9-H9,G3-G5,A7-A9,I6-I7", rules: rules)
    let theirs = try Fleet(named: "B4-B8,E7-G7,H1-H4,I5-I7,D2-D3", rules: rules)
    func cells(_ names: String) -> [Cell] { names.split(separator: " ").compactMap { Cell(String($0)) } }
    var duel = try Duel.challenge(mine, volley: .shots(3), key: keys[0], using: &chance)
    try duel.join(theirs, shots: cells("A1 D4 E9"), key: keys[1], using: &chance)
    try duel.fire(at: cells("B4 D2 D3"), key: keys[0])
    try duel.fire(at: cells("A8 G4 J1"), key: keys[1])
    let table = TableScreen(received: try OwnDuel(duel, key: keys[0]), on: .demo)
    let shown = table.drawn(in: ScreenEnvironment(Size(rows: 24, columns: 80))).frame.picture.joined(separator: "\n")
    expectShown(
      shown, "▌ B4 hit", "▌ D2 hit", "▌ D3 sunk", "Their ships", "Carrier", "Destroyer",
      without: ["Theirs"])
  }

  @Test func `in a low window who won stands above the boards`() throws {
    let won = try (1...20).lazy.map { try PicturedDuel.solo(.classic, shots: 100, seed: $0) }
      .first { $0.table.seat.duel?.hasWon == true }
    let shown = try #require(won).drawn(in: ScreenEnvironment(Size(rows: 20, columns: 60))).frame.picture
    #expect(shown[0].contains("You win!"), "\(shown)")
    #expect(shown.count { $0.contains("You win!") } == 1, "\(shown)")
  }

  @Test func `before the first volley a sentence says that cells are to be marked, and then which are`() throws {
    let terms = try Terms(rules: .classic.withoutLosingMiss, volley: .shots(10))
    var chance = SplitMix64(seed: 3)
    let keys = [PlayerKey(using: &chance), PlayerKey(using: &chance)]
    let duel = try Duel.challenge(
      Fleet.random(rules: terms.rules, using: &chance), volley: terms.volley, key: keys[0], using: &chance)
    var seat = Seat(rules: terms.rules)
    seat.open(.duel(try OwnDuel(duel, key: keys[1])))
    for event in [SeatEvent.shuffled(seed: 1), .button(.finished)] { seat.update(event) }
    for (language, text) in [(Language.english, "mark each cell with Enter"), (.chinese, "标出每一格")] {
      var canvas = Canvas(
        size: Size(rows: 30, columns: 100), widths: .table, focus: .seat(.board), language: language)
      let scene = seat.scene(in: language, for: Players(me: "Ann", other: "Bob", by: .link))
      expectShown(canvas.draw(scene).frame.picture.joined(separator: "\n"), text, without: ["The first shot is"])
    }
    for name in ["B7", "C1"] {
      for event in [SeatEvent.pointed(try #require(Cell(name))), .pressed] { seat.update(event) }
    }
    for (language, text) in [(Language.english, "Marked: B7, C1."), (.chinese, "已标记：B7")] {
      var canvas = Canvas(
        size: Size(rows: 30, columns: 100), widths: .table, focus: .seat(.board), language: language)
      let scene = seat.scene(in: language, for: Players(me: "Ann", other: "Bob", by: .link))
      expectShown(canvas.draw(scene).frame.picture.joined(separator: "\n"), text, without: ["Enter, then fire"])
    }
  }

  @Test func `in narrow columns the cursor's number is visible, and covers no other one`() throws {
    let rules = try Rules(
      board: BoardSize(rows: 16, columns: 16), shipLengths: ShipLengths([2]), losingMiss: nil)
    for index in 0..<16 {
      var seat = Seat(rules: rules)
      seat.update(.pointed(try #require(Cell(row: 3, column: index))))
      var canvas = Canvas(
        size: Size(rows: 24, columns: 48), widths: .table, focus: .seat(.board), language: .english)
      let scene = seat.scene(in: .english, for: Players(me: "Ann", other: "Bob", by: .link))
      SceneView(scene: scene).draw(on: &canvas, in: canvas.frame.bounds)
      let picture = canvas.frame.picture
      let row = try #require(picture.firstIndex { $0.contains(" 1 2 3 4 5 6 7 8 9") })
      let line = Array(canvas.frame.row(row))
      let first = try #require(line.firstIndex { $0.text == "1" })
      for number in 1...16 where number < 10 || number.isMultiple(of: 2) || number == index + 1 {
        let tiles = line[(first + 2 * (number - 1))...].prefix(number < 10 ? 1 : 2)
        #expect(tiles.map(\.text).joined() == "\(number)", "cursor on \(index + 1): \(picture[row])")
        // If numbers touch, only the cursor's looks different.
        #expect((tiles.first?.style.role == .faint) == (number != index + 1), "\(number)")
      }
    }
  }

  @Test func `advice is in percent on the board to fire at, in narrow cells only where a ship is likeliest`() throws {
    let wide = try picture(rows: 9, columns: 44, isAdvised: true)
    for line in ["A  8 13 13  8", "B 13 17 17 13", "C 13 17 17 13", "D  8 13 13  8", "fire at C2 (17%)."] {
      #expect(wide.contains { $0.contains(line) }, "\(wide)")
    }
    // In two columns numbers would touch: only the likeliest cells have one, with and without colours.
    for hasColors in [true, false] {
      let narrow = try picture(rows: 9, columns: 13, isAdvised: true, hasColors: hasColors)
      #expect(narrow[2...6].map { String($0.dropFirst(2)) } == ["  1 2 3 4", "A", "B   1717", "C   1717", "D"])
    }
  }

  @Test func `with few colours, advice has two warmths, and other numbers stand on the dark`() throws {
    var seat = try seat()
    seat.update(.advised(true))
    let scene = seat.scene(in: .english, for: Players(me: "Ann", other: "Bob", by: .conversation))
    var canvas = Canvas(in: ScreenEnvironment(Size(rows: 9, columns: 44), depth: .eight), focus: .seat(.ownBoard))
    SceneView(scene: scene).draw(on: &canvas, in: canvas.frame.bounds)
    let tiles = (0..<9).flatMap { canvas.frame.row($0) }
    #expect(!tiles.contains { $0.style.role == .likeliest } && tiles.contains { $0.style.role == .likely })
    let cold = tiles.filter { $0.text == "8" && $0.style.role == .water }
    #expect(!cold.isEmpty && cold.allSatisfy { $0.style.paint.ground == .shade(.ground) })
  }

  @Test func `in a large window, the sentences and the last shots are below the boards`() throws {
    let rows = try picture(rows: 50, columns: 200)
    let board = try #require(rows.first { $0.contains("They hit") }?.prefix { $0 == " " }.count)
    let shots = try #require(rows.first { $0.contains("Last shots") }?.prefix { $0 == " " }.count)
    #expect(board - shots == BoardGeometry.rowNameColumns, "\(board) \(shots)")
  }

  @Test func `at the end, the buttons stand apart from the text where rows are free`() throws {
    let (seat, players) = (try PicturedDuel.lost().table.seat, Players(me: "Ann", other: "Bob", by: .conversation))
    var canvas = Canvas(in: ScreenEnvironment(Size(rows: 39, columns: 120)), focus: nil)
    let end = try #require(seat.end(in: .english, for: players))
    let scene = seat.scene(in: .english, for: players)
    EndView(scene: scene, end: end).draw(on: &canvas, in: canvas.frame.bounds)
    let rows = canvas.frame.picture
    let free = scene.buttons.isEmpty ? 38 : 37
    #expect(rows[free].allSatisfy { $0 == " " } && rows[..<free].suffix(3).contains { $0.contains("sunk") }, "\(rows)")
  }
}
