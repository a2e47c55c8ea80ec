// A game against the computer on a screen: keys and clicks play it, and they work while the computer thinks.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct SoloScreenTests {
  private var state: ScreenStack

  init() throws {
    var chance = Chance(seed: 1)
    let rules = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 1]), losingMiss: nil)
    let solo = Solo(
      level: .easy, terms: try Terms(rules: rules, volley: .shots(2)), key: PlayerKey(using: &chance),
      computersKey: PlayerKey(using: &chance), randomness: RandomSource(seed: 1))
    var table = Table(solo)
    let beginning = table.begin()
    state = ScreenStack(.table(TableScreen(table)))
    think(beginning)
  }

  /// Lets the computer think at once.
  private mutating func think(_ effects: [TableEffect]) {
    for case .think(let thought) in effects {
      for case .table(let effect) in state.update(.table(.thought(thought.finished()))) { think([effect]) }
    }
  }

  /// Presses keys; the computer thinks at once.
  private mutating func press(_ keys: Key...) {
    for key in keys {
      for case .table(let effect) in state.update(.pressed(key)) { think([effect]) }
    }
  }

  private func lines(_ size: Size = Size(rows: 24, columns: 80)) -> [String] {
    state.drawn(size: size, widths: .ascii).frame.picture
  }

  private func shows(_ text: String) -> Bool { lines().contains { $0.contains(text) } }

  @Test mutating func `a cell that is marked for oneself is named, and again when it is marked no longer`() {
    press(.character("r"), .enter, .right, .character("m"))
    #expect(
      shows("A2 is marked as water.") && lines(Size(rows: 12, columns: 40)).contains { $0.contains("A2 is marked") })
    press(.character("m"))
    #expect(shows("A2 is no longer marked."))
    press(.right)
    #expect(!shows("marked"))
  }

  @Test mutating func `a cell that the board does not have is said when its name is typed`() {
    press(.character("r"), .enter, .character("b"), .character("9"))
    #expect(shows("B9 is not on the board of 3x3."))
    press(.character("1"))
    #expect(!shows("not on the board"))
    press(.character("z"))
    #expect(shows("Z is not on the board of 3x3."))
  }

  @Test mutating func `in the smallest window a long report leaves room for how many cells to choose`() throws {
    var chance = Chance(seed: 1)
    let solo = Solo(
      level: .fair, terms: try Terms(rules: Rules.classic.withoutLosingMiss, volley: .shots(5)),
      key: PlayerKey(using: &chance), computersKey: PlayerKey(using: &chance), randomness: RandomSource(seed: 1))
    var table = Table(solo)
    let beginning = table.begin()
    state = ScreenStack(.table(TableScreen(table)), in: ScreenEnvironment(Size(rows: 12, columns: 40)))
    think(beginning)
    press(.character("r"), .enter)
    for row in 0..<6 {
      let picture = state.drawn?.frame.picture ?? []
      #expect(picture.contains { $0.contains("Choose 5 cells") }, "\(picture.joined(separator: "\n"))")
      for column in 0..<5 {
        _ = state.update(.acted([.pointed(try #require(Cell(row: row, column: 2 * column + row % 2))), .pressed]))
      }
      // The shots, and then the computer's, one after the other.
      for _ in 0..<6 { press(.enter) }
    }
  }

  @Test mutating func `keys hide ships, aim a volley, fire it and show the computer's shots`() throws {
    #expect(shows("Ships to place: 2"))
    #expect(shows("You 0 : 0 computer"))
    press(.character("r"), .enter)
    #expect(shows("Choose 2 cells"))
    #expect(shows("Your turn"))
    press(.character("a"))
    #expect(shows("row A: now the number of the column"))
    press(.character("1"), .enter, .character("b"), .character("2"), .enter, .enter)
    #expect(shows("Shot 1 of 2"))
    #expect(shows("[>Next shot<]"))
    #expect(state.table?.table.solo?.duel?.turns.count == 2)
    press(.enter)
    #expect(shows("Shot 2 of 2"))
    press(.enter)
    #expect(shows("The computer "))
    #expect(!shows("Next shot"))
  }

  @Test mutating func `while the computer thinks, the keys that need no seat still work`() throws {
    press(.character("r"), .enter, .enter)
    press(.character("b"), .character("2"), .enter)
    let effects = state.update(.pressed(.enter))
    guard effects.count == 2, case .table(.think) = effects[1] else {
      Issue.record("\(effects)")
      return
    }
    #expect(shows("The computer is thinking."))
    #expect(state.update(.pressed(.character("?"))).isEmpty)
    #expect(shows("redraw the screen"))
    #expect(state.update(.pressed(.control("l"))) == [.redraw])
    #expect(state.update(.pressed(.down)).isEmpty)
    #expect(state.update(.scrolled(.up)).isEmpty)
    #expect(state.update(.pressed(.escape)).isEmpty)
    #expect(!shows("redraw the screen"))
    #expect(state.update(.pressed(.enter)).isEmpty)
    #expect(state.update(.pressed(.tab)).isEmpty)
    #expect(state.update(.pressed(.character("q"))) == [.leave])
  }

  @Test mutating func `the mouse fires as well, and Tab cycles through the targets`() throws {
    press(.character("r"), .enter)
    let cells = [Cell.a1, Cell("C3")].compactMap { $0 }
    for cell in cells { #expect(!state.update(.clicked(.cell(cell))).contains(.leave)) }
    #expect(state.table?.table.solo?.focus == .button(.fire))
    press(.tab)
    let second = state.table?.table.solo?.focus
    press(.backTab)
    #expect(second != .button(.fire))
    #expect(state.table?.table.solo?.focus == .button(.fire))
    press(.tab, .escape)
    #expect(state.table?.table.solo?.focus == .button(.fire))
    press(.escape)
    #expect(state.notice == .noWayBack)
    let before = state.table?.table.solo?.saved.text
    let effects = state.update(.clicked(.seat(.button(.fire))))
    let saved = state.table?.table.solo?.saved.text
    #expect(effects.first == .table(.exchange(.computer(1), expected: before, new: try #require(saved))))
  }

  @Test mutating func `a failure to save the game is reported, and a screen that is too small asks for room`() {
    _ = state.update(.noticed(.said(Language.english.sentences.solo.notKept)))
    #expect(shows("This game cannot be saved."))
    #expect(lines(Size(rows: 5, columns: 20)).joined().contains("40"))
    press(.down)
    #expect(!shows("This game cannot be saved."))
  }

  @Test mutating func `v replays the duel so far, in which the computer has a name`() {
    press(.character("v"))
    #expect(shows("there is nothing to watch"))
    press(.character("r"), .enter, .enter, .character("b"), .character("2"), .enter, .enter, .enter, .enter)
    press(.character("v"), .end)
    #expect(shows("Shot 4/4"))
    #expect(shows("The computer: "))
    #expect(shows("The game goes on."))
    let hidden = lines()
    #expect(shows("v your ships"))
    #expect(!hidden.contains { $0.contains("##") })
    press(.character("v"))
    #expect(lines().contains { $0.contains("##") })
    press(.character("v"))
    #expect(lines() == hidden)
    press(.home)
    #expect(state.update(.pressed(.character(" "))).isEmpty)
    #expect(state.delay == 700)
    #expect(state.update(.awoke).isEmpty)
    #expect(state.delay == 700)
    #expect(shows("Shot 1/4"))
    #expect(state.update(.pressed(.control("l"))) == [.redraw])
    press(.escape)
    #expect(shows("Your turn"))
    #expect(state.update(.awoke).isEmpty)
  }
}
