// The computer's advice at a seat: from the chart alone, shown until the chart changes, and never saved.

import BattleshipCore
import BattleshipPlayers
import Testing

@testable import BattleshipPlay

@Suite struct AdvisedTests {
  private let players = Players(me: "Anna", other: "Ben", by: .link)

  private func hunting(_ ships: String) throws -> Seat {
    var seat = Seat(rules: .messages)
    seat.open(.theirs(Game(fleet: try Fleet(named: ships, rules: .messages))))
    return seat
  }

  private func scene(_ seat: Seat) -> Scene { seat.scene(in: .english, for: players) }

  @Test func `the board is shaded, the cell is named, and asking again hides the advice`() throws {
    var seat = try hunting("A1,C3")
    // The cursor moves to the cell of the advice, so that the next step follows it.
    #expect(seat.event(for: .board(.advise), by: .link, seed: 0) == .advised(true))
    seat.update(.advised(true))
    let advice = try #require(scene(seat).boards[0].advice)
    #expect(seat.cursor == advice.best[0])
    let chart = try #require(seat.chartToFireAt)
    #expect(advice.best.count == 1)
    #expect(advice == Advice(for: chart))
    // Two ships of one cell on nine cells: each cell has one with a chance of two in nine.
    #expect(advice.best.map(advice.percent) == [22])
    #expect(advice.best.map(advice.tenth) == [9])
    #expect(scene(seat).saying?.text == "The computer would fire at \(SafeText(advice.best[0])) (22%).")
    #expect(seat.spoken(in: .english) == [scene(seat).saying?.text].compactMap { $0 })
    #expect(seat.event(for: .board(.advise), by: .link, seed: 0) == .advised(false))
    seat.update(.advised(false))
    var pointing = try hunting("A1,C3")
    pointing.update(.pointed(advice.best[0]))
    #expect(scene(seat) == scene(pointing))
  }

  @Test func `moving the cursor keeps the advice, and a shot ends it`() throws {
    var seat = try hunting("A1,C3")
    seat.update(.advised(true))
    seat.update(.pointed(try #require(Cell("B2"))))
    #expect(scene(seat).boards[0].advice != nil)
    seat.update(.pressed)
    #expect(scene(seat).boards[0].advice == nil)
    #expect(scene(seat).saying?.text == "B2: miss. 2 lives left.")
    seat.update(.advised(true))
    // A second shot at a cell reveals nothing new, and the refusal is shown.
    seat.update(.pointed(try #require(Cell("B2"))))
    seat.update(.pressed)
    #expect(scene(seat).saying?.text == "You already fired at B2. No shot was used.")
    seat.update(.pointed(.a1))
    let shot = try #require(Cell("B2"))
    #expect(scene(seat).boards[0].advice?.percent(of: shot) == 0)
    #expect(scene(seat).boards[0].advice?.tenth(of: shot) == 0)
  }

  @Test func `it is the same for all ships with the same answers, and is not saved`() throws {
    var (one, other) = (try hunting("A1,C3"), try hunting("A3,C1"))
    for event in [SeatEvent.pointed(try #require(Cell("B2"))), .pressed, .advised(true)] {
      one.update(event)
      other.update(event)
    }
    #expect(scene(one) == scene(other))
    #expect(scene(one).boards[0].advice != nil)
    #expect(SeatEvent.advised(true).isTransient)
    #expect(scene(one.atRest).boards[0].advice == nil)
  }

  @Test func `a volley is advised cell by cell until it is fired`() throws {
    var table = DuelTable(under: try Terms(on: .skirmish, volley: .shots(3)))
    for place in 0...1 { try table.handle(at: place, .shuffled(seed: 1), .button(.finished)) }
    var seat = table.seats[1]
    seat.update(.advised(true))
    let advice = try #require(scene(seat).boards[0].advice)
    #expect(advice.best.count == 3)
    #expect(Set(advice.best).count == 3)
    let cells = advice.best.map { $0.description }
    #expect(scene(seat).saying?.text.string == "The computer would fire at \(cells[0]), \(cells[1]), \(cells[2]).")
    for cell in advice.best.prefix(2) {
      seat.update(.pointed(cell))
      seat.update(.pressed)
    }
    #expect(scene(seat).boards[0].advice == advice)
    #expect(scene(seat).boards[0][advice.best[0]] == .aimed)
    // Only what is left to aim at is named.
    #expect(scene(seat).saying?.text.string.hasPrefix("The computer would fire at \(cells[2]) (") == true)
    seat.open(.nothing)
    seat.update(.advised(true))
    #expect(scene(seat).boards[0].advice == nil)
  }
}
