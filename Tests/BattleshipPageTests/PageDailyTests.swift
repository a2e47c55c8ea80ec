// The board of the day on the page: from the title to a result that is shared and copied.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import Testing

@testable import BattleshipPage

@Suite struct PageDailyTests {
  private let fleet: [String]

  init() throws {
    fleet = DailyBoard(try CalendarDate(written: "2026-11-26")).hunt.fleet.cells.map(\.description)
  }

  private func window(_ storage: Storage = Storage()) throws -> Window {
    let window = Window(at: "https://example.org/b.html", storage: storage)
    try window.say("today 2026-11-26")
    return window
  }

  @Test func `the title offers the board once the script has given the date`() throws {
    let window = Window()
    #expect(!window.scene.menu.contains { $0.action == .page(.daily) })
    window.press(.daily)
    #expect(window.scene.place == .title)
    #expect(PageEvent(text: Array("today 2026-02-30".utf8)) == nil)
    try window.say("today 2026-11-26")
    let button = try #require(window.scene.menu.first { $0.action == .page(.daily) })
    #expect(button.label == "Board of the day" && button.note == "26 Nov · not begun")
    window.press(.daily)
    #expect(window.scene.heading == "Fewer shots than the computer?" && window.scene.saying.isEmpty)
    try window.press("A1 B2")
    window.press(PageAction.leave)
    let begun = try #require(window.scene.menu.first { $0.action == .page(.daily) })
    #expect(begun.note == "26 Nov · 2 shots so far" && window.scene.games.isEmpty)
    #expect(begun.picture.filter { $0 == "miss" }.count == 2 && !begun.picture.contains { $0.hasPrefix("ship") })
  }

  @Test func `the end shows both players' shots and the streak, and shares the squares`() throws {
    let window = try window()
    window.press(.daily)
    try window.press("A1 \(fleet.joined(separator: " "))")
    #expect(window.scene.figures.map(\.value) == ["18", "29", "1"])
    #expect(window.scene.saying == "All ships sunk with 18 shots, 11 fewer than the computer (29).")
    #expect(window.scene.place == .daily && window.scene.heading == "You beat the computer!")
    // One day has nothing to compare with.
    #expect(window.scene.aside.isEmpty && window.scene.days.isEmpty && window.scene.daysTitle.isEmpty)
    #expect(
      window.scene.picture?.shots == "18 shots" && window.scene.picture?.computer == "computer 29"
        && window.scene.picture?.marks.count == 18)
    #expect(
      window.scene.buttons.map(\.label) == [
        "Share the result", "Copy", "Save the picture", "Watch again", "Play again",
      ])
    #expect(window.scene.buttons.filter(\.isMain).map(\.label) == ["Share the result"])
    #expect(
      window.scene.notes == [
        "The next board comes at midnight UTC. Playing again is practice; the score is on your honour."
      ])
    window.press(.copyResult)
    let text = """
      Battleships 2026-11-26  18 shots (computer 29)
      🟦🟥🟥🟥🟥🟥🟥🟥💥🟥
      💥💥🟥🟥💥🟥🟥💥
      """
    #expect(window.copied == ["\(text)\nhttps://example.org/b.html"])
    window.press(.shareResult)
    #expect(window.copied.last == "\(text) https://example.org/b.html picture")
    #expect(window.link == nil)
  }

  @Test func `from the second day on there is a bar for each of the last days`() throws {
    let storage = Storage()
    storage.texts["daily"] = "battleship-daily 1\nstreak 1\ndays 2026-11-25.44.oxXxxXxxXxxxXxxxxX\n"
    let window = try window(storage)
    window.press(.daily)
    try window.press("A1 B2 \(fleet.joined(separator: " "))")
    #expect(window.scene.days.map(\.shots) == [nil, nil, nil, nil, nil, 18, 19])
    #expect(window.scene.days.map(\.name) == ["Fr", "Sa", "Su", "Mo", "Tu", "We", "Th"])
    #expect(window.scene.daysTitle == "Your last days" && window.scene.daysNote == "best 18")
  }

  @Test func `after a run with advice the end says that its luck is not the computer's`() throws {
    let window = try window()
    window.press(.daily)
    window.press(.advise)
    try window.press(fleet.joined(separator: " "))
    #expect(window.scene.aside == "The advice thinks like the computer, but its luck differs.")
    #expect(window.scene.picture?.shots == "17 shots with hints")
  }

  @Test func `a run continues in another window and after a reload, and a second run is practice`() throws {
    let storage = Storage()
    let one = try window(storage)
    one.press(.daily)
    try one.press("A1 B2")
    let other = try window(storage)
    other.press(.daily)
    #expect(try other.picture().hasPrefix("o"))
    try other.press(fleet.joined(separator: " "))
    #expect(other.scene.figures.first?.value == "19")
    other.press(.start)
    #expect(try !other.picture().contains("o"))
    try other.press(fleet.joined(separator: " "))
    #expect(other.scene.aside == "This was practice.")
    #expect(storage.texts["daily"]?.hasPrefix("battleship-daily 1\nstreak 1\n") == true)
  }

  @Test func `a browser that saves nothing counts nothing, and a notice says so`() throws {
    let storage = Storage()
    storage.isForbidden = true
    let window = try window(storage)
    window.press(.daily)
    try window.press(fleet.joined(separator: " "))
    #expect(window.scene.figures.map(\.value) == ["17", "29", "0"])
    #expect(window.scene.aside == "Your results cannot be saved.")
  }
}
