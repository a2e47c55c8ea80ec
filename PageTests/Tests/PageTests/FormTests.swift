// Accessibility and speed: sizes, times, screen readers, narrow windows and magnification.

import Foundation
import Testing

/// All tests in a browser, one after the other, because the machine has few cores and times are measured.
@Suite(.serialized, .enabled(if: Driver.shared != nil)) struct PageTests {
  @Test(arguments: [(1, 120.0), (4, 300)])
  func `the title is drawn soon, even with a slow processor`(slowness: Int, asked: Double) async throws {
    try await Browser.with { browser in
      try await browser.command("Emulation.setCPUThrottlingRate", ["rate": slowness])
      // The first run includes the browser's cold start, and other programs take time, too: the shortest time counts.
      var times: [Double] = []
      for _ in 0..<9 {
        try await browser.open()
        let ready = try await browser.run("return performance.getEntriesByName('ready')[0].startTime")
        times.append(try #require(ready as? Double))
      }
      let quickest = try #require(times.min())
      print(
        "page: the title stood after \(times.map { Int($0) }) ms, slowed \(slowness) times; \(Int(asked)) were asked")
      #expect(quickest < asked)
    }
  }

  @Test func `a screen reader gets grids, cells, results and refusals`() async throws {
    try await Browser.with { browser in
      try await browser.open("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      let grid = try await browser.spoken("[role=grid]")
      #expect(grid == ("grid", "The sea"))
      let cell = try await browser.spoken("[data-cell=B3]")
      #expect(cell == ("gridcell", "B3, unknown"))
      try await browser.fire("B3")
      #expect(try await browser.spoken("[data-cell=B3]").label == "B3, miss")
      #expect(try await browser.spoken("#saying").role == "status")
      #expect(try await browser.spoken("#button-advise") == ("button", "Advice"))
      try await browser.fire("B3")
      #expect(
        try await browser.text("document.getElementById('saying').textContent").hasPrefix("You already fired at B3."))
      try await browser.open("?Ship_Location=9")
      #expect(try await browser.spoken("#question").role == "alert")
      try await browser.open("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      try await browser.fire("B3")
      #expect(try await browser.text("document.documentElement.lang") == "en")
      #expect(try await browser.flag("document.activeElement.dataset.cell === 'B3'"))
    }
  }

  @Test func `the accessibility tree holds the cells of each grid in order, and a name for every control`() async throws
  {
    try await Browser.with { browser in
      try await browser.open("?Ship_Location=0-2&Is_Complete=0&Board=4x3&Fleet=3&Misses=0")
      var tree = try await browser.tree()
      #expect(tree.filter { $0.role == "grid" }.map(\.name) == ["The sea"])
      #expect(tree.filter { $0.role == "row" }.count == 3)
      let cells = ["A", "B", "C"].flatMap { row in (1...4).map { "\(row)\($0), unknown" } }
      #expect(tree.filter { $0.role == "gridcell" }.map(\.name) == cells)
      #expect(
        tree.filter { $0.role == "heading" }.map(\.name).sorted() == [
          "Find the ships", "Hunt", "The sea", "Their ships",
        ])
      try await browser.press("Your games")
      try await browser.click("#cards summary")
      tree = try await browser.tree()
      let choices = tree.filter { $0.role == "combobox" }.map(\.name)
      #expect(choices == ["The computer's level", "Board and ships", "Shots in a turn", "Language"])
      #expect(
        tree.filter { $0.role == "button" }.map(\.name).sorted() == [
          "Board of the day", "Challenge a friend", "Hide ships for a hunt", "How to play", "Open a link",
          "Play the computer", "Two players here", "Your key", "中文",
        ])
      try await browser.press("Open a link")
      #expect(try await browser.tree().filter { $0.role == "textbox" }.map(\.name) == ["Link"])
    }
  }
}
