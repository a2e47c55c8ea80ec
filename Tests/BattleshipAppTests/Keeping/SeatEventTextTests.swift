// What happens at a seat, as a kept line: every kind of event is written and read again, and nothing else is read.

import BattleshipCore
import BattleshipPlay
import MessagesHost
import Testing

@testable import BattleshipApp

@Suite struct SeatEventTextTests {
  private static let lines: [(SeatEvent, String)] = [
    (.chose(.skirmish), #"chose 6 6 14 "3.2.2""#),
    (
      .choseDuel(Rules.seabattle.withoutLosingMiss, .afloat),
      #"chose-duel 10 10 0 "4.3.3.2.2.2.1.1.1.1 apart" "afloat""#
    ),
    (.choseDuel(Rules.skirmish.withoutLosingMiss, .shots(3)), #"chose-duel 6 6 0 "3.2.2" "3""#),
    (.pointed(.a1), "pointed A1"), (.pressed, "pressed"), (.placed(Ship(.a1)), #"placed "A1""#),
    (.turned, "turned"), (.tookBack, "took-back"), (.shuffled(seed: .max), #"random "18446744073709551615""#),
    (.button(.start), "start"), (.button(.finished), "finished"), (.button(.reply), "replied"),
    (.button(.fire), "fired"), (.button(.answer), "answered"), (.button(.resign), "resigned"),
    (.button(.watch), "watched"), (.button(.leave), "left-game"),
    (.button(.handOver), "handed-over"), (.focused(nil), "focused next"), (.focused(.board), "focused board"),
    (.focused(.ownBoard), "focused own-board"),
    (.advised(true), "advised"), (.advised(false), "unadvised"), (.focused(.button(.fire)), "focused fired"),
    (.naming(nil), "naming 0 0"),
    (.naming(TypedCell(row: 1)), "naming 2 0"), (.naming(TypedCell(row: 1, column: 10)), "naming 2 10"),
  ]

  @Test(arguments: lines)
  func `an event is one line, which is read as the event`(event: SeatEvent, text: String) throws {
    let line = KeptLine.event(.second, .acted(event))
    #expect(line.text == "second \(text)")
    #expect(try KeptLine(text: line.text) == line)
  }

  @Test func `every button and a ship of several cells are among them`() throws {
    let buttons = Self.lines.compactMap { if case .button(let button) = $0.0 { button } else { nil } }
    #expect(Set(buttons) == Set(SeatButton.allCases))
    let ship = KeptLine.event(.first, .acted(.placed(try #require(Ship("B2-B5")))))
    #expect(ship.text == #"first placed "B2-B5""#)
    #expect(try KeptLine(text: ship.text) == ship)
  }

  @Test(arguments: [
    #"placed "B2-B2""#, #"placed "b2""#, #"placed "Z1""#, "naming 0 3", "naming 17 1", "naming 1 17", "focused nowhere",
    #"chose-duel 6 6 0 "3.2.2" "0""#, #"chose-duel 6 6 0 "3.2.2" "few""#, "pointed Q1", "dived",
  ])
  func `what no event writes is refused`(text: String) {
    #expect(throws: TextFormError.self) { try KeptLine(text: "first \(text)") }
  }
}
