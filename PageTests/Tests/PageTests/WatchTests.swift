// Watching a duel of others: both boards matter alike, and have the room that there is.

import BattleshipCore
import Foundation
import Testing

extension Browser {
  /// Opens a duel of two others on a board of 16 rows, after its first shot.
  fileprivate func watchOthers() async throws {
    try await open()
    try await choose("rules", "4")
    var (generator, duel) = (SplitMix64(seed: 5), try await Duel(messageURL: challenge()))
    let fleet = try Fleet.random(rules: duel.rules, using: &generator)
    try duel.join(fleet, shots: [.a1], key: PlayerKey(using: &generator), using: &generator)
    try await run("localStorage.clear(); sessionStorage.clear()")
    try await openAfresh("#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst())
    try await until("document.getElementById('button-watch-duel')")
  }
}

extension PageTests {
  @Test(arguments: [(320, 640), (390, 664), (390, 844), (844, 390), (1_366, 768)])
  func `an onlooker's boards have equal headings on one line, equal numbers, and the room of the window`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.watchOthers()
      let heads = """
        return [...document.querySelectorAll(".board .head")].flatMap((head) => {
          const [name, hits] = [...head.children].map((one) => one.getBoundingClientRect());
          return [parseFloat(getComputedStyle(head.firstChild).fontSize), name.height, Math.abs(name.top - hits.top)];
        })
        """
      let found = try #require(try await browser.run(heads) as? [Double])
      #expect(found.count == 6 && Array(found[..<3]) == Array(found[3...]) && found[1] < 24 && found[2] < 2, "\(found)")
      let isSeen = "(number) => number.checkVisibility({ visibilityProperty: true })"
      let seen = "[...one.querySelectorAll('b')].filter(\(isSeen)).length"
      let counts = "[...document.querySelectorAll('.grid')].map((one) => \(seen))"
      #expect(try await browser.flag("new Set(\(counts)).size === 1"))
      #expect(try await browser.words("boards").contains("0/26"))
      // The next step stands out, and is seen with the boards.
      #expect(try await browser.flag("document.querySelector('#button-watch-duel.main')"))
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
      let (first, second) = (try await browser.edges(".grid"), try await browser.edges(".board + .board .grid"))
      let (wide, high) = (first[2] - first[0], first[3] - first[1])
      #expect(second[2] - second[0] == wide)
      // One above the other, where that makes them larger.
      #expect(width > height || (second[1] > first[3] && high > Double(height) * 0.24), "\(first) \(second)")
    }
  }
}
