// Random input on the phones at any size: nothing traps, every frame is whole, and only Enter, Space and a click fire.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct AnyInputTests {
  private static let keys: [Key] =
    [
      .enter, .enter, .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end,
      .pageUp,
      .pageDown, .control("l"), .control("a"), .function(12), .function(3),
    ] + "abcdefghijklmnopqrstuvwxyzABCP0123456789 ?^é🚢".map(Key.character)

  private static let pastes = [
    "", "hello", "\u{1B}[31m\n\t\u{202E}", " \(AnswerTests.fresh)\n", AnswerTests.fresh + "&Guess=4",
    "https://example.com/?Ship_Location=0-1&Is_Complete=1&Board=2x2&Fleet=2&Misses=0",
  ]

  private static let sizes = [
    Size(rows: 0, columns: 0), Size(rows: 1, columns: 1), Size(rows: 11, columns: 39), Size(rows: 12, columns: 40),
    Size(rows: 13, columns: 47), Size(rows: 24, columns: 80), Size(rows: 50, columns: 132),
    Size(rows: 70, columns: 240),
  ]

  @Test func `any input at any size is drawn, and only Enter, Space and a click on a cell fire`() {
    forAll("200 random events are answered", count: roundsOfInput(150)) { chance in
      let rules = [Rules.messages, .skirmish, .classic][chance.number(0...2)]
      var sitting = Sitting(rules: rules, seed: chance.next())
      for round in 0..<200 {
        sitting.size = Self.sizes[chance.number(0...7)]
        sitting.widths = chance.isTrue(oneIn: 3) ? .ascii : .table
        let event = input(&chance, sitting)
        let before = sitting.shots
        if let event { sitting.handle(event) }
        if let event, !mayFire(event) { try requireSame("the shots before and after \(event)", before, sitting.shots) }
        if round % 20 == 0 { try #require(isWhole(sitting), "\(sitting.screen.frame.picture.joined(separator: "\n"))") }
      }
      return true
    }
  }

  /// Whether the drawing fills the screen exactly.
  private func isWhole(_ sitting: Sitting) -> Bool {
    let frame = sitting.screen.frame
    let lines = frame.picture.map { sitting.widths.columns(of: SafeText($0)) }
    return frame.size == sitting.size && lines.count == sitting.size.rows
      && lines.allSatisfy { $0 <= sitting.size.columns }
  }

  private func mayFire(_ event: ScreenEvent) -> Bool {
    switch event {
    case .input(.key(.enter)), .input(.key(.character(" "))), .input(.click): true
    // Opening a message shows its shots, and leaving it hides them.
    case .input(.key(.escape)), .input(.key(.character("e"))), .input(.key(.character("^"))): true
    default: false
    }
  }

  private func input(_ chance: inout Chance, _ sitting: Sitting) -> ScreenEvent? {
    switch chance.number(1...12) {
    case 1...8: .pressed(Self.keys[chance.number(0...(Self.keys.count - 1))])
    case 9: .pasted(Self.pastes[chance.number(0...(Self.pastes.count - 1))])
    case 10: .scrolled(chance.isTrue(oneIn: 2) ? .up : .down)
    default:
      ScreenEvent(
        .click(Point(row: chance.number(0...70), column: chance.number(0...240))), on: sitting.screen)
    }
  }

  @Test func `a resize, a return, and a click beside all targets have no effect`() {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a2")
    for event in [TerminalEvent.resized(Size(rows: 30, columns: 90)), .resumed, .unknown] {
      #expect(ScreenEvent(event, on: sitting.screen) == nil)
    }
    #expect(ScreenEvent(.click(Point(row: 2, column: 40)), on: sitting.screen) == nil)
  }

  @Test func `a window too small for the game takes no moves but can be left`() {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("a2")
    sitting.size = Size(rows: 11, columns: 40)
    #expect(sitting.picture == ["Please enlarge the window to 40x12; it", "is 40x11."])
    for key in [Key.enter, .character(" "), .character("e"), .down, .escape] {
      #expect(ScreenEvent(.key(key), on: sitting.screen) == nil, "\(key)")
    }
    #expect(ScreenEvent(.paste("hello"), on: sitting.screen) == nil)
    #expect(ScreenEvent(.click(Point(row: 0, column: 0)), on: sitting.screen) == nil)
    #expect(ScreenEvent(.key(.character("q")), on: sitting.screen) == .pressed(.character("q")))
  }
}

extension Sitting {
  /// The shots on the attack screen; 0 on any other.
  var shots: Int {
    state.seat?.hunting?.chart.shots.count ?? 0
  }
}
