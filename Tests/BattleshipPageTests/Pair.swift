// Two browsers that play a duel link by link.

import BattleshipCore
import BattleshipPlay
import TestSupport

@testable import BattleshipPage

struct Pair {
  static let place = "https://example.org/b.html"
  let ann = Storage()
  let bob = Storage()
  var last: Window
  var isAnns = true
  private let namesThem: Bool

  init(volley: Int = 0, ships: String = "A1 C3", named namesThem: Bool = false) throws {
    self.namesThem = namesThem
    last = Window(at: Self.place, storage: ann)
    try last.say("chose rules 0")
    try last.say("chose volley \(TitleChoices.volleys[volley])")
    last.begin(.challenge)
    try last.press(ships)
    if namesThem { last.happen(.wrote(.name, "Ann")) }
    last.press(.finished)
  }

  /// The other player opens the link.
  func opened() throws -> Window {
    Window("#" + String(try last.query()), at: Self.place, storage: isAnns ? bob : ann, seed: isAnns ? 7 : 8)
  }

  /// A query that the player who wrote the last link has altered, with their own tag.
  func altered(_ query: String) throws -> String {
    let key = PlayerKey(text: String((isAnns ? ann : bob).texts["key"]?.split(separator: " ").first ?? ""))
    guard let key else { throw Missing() }
    return try Duel(altered: query, by: key).messageURL(base: MessageURLBase(""))
  }

  struct Missing: Error {}

  /// The other player opens the link and answers it.
  mutating func step() throws {
    let window = try opened()
    if window.page.table?.seat.placing != nil {
      window.press(.shuffle)
      if namesThem { window.happen(.wrote(.name, "Bob")) }
      window.press(.finished)
    }
    if window.label(.seat(.answer)) != nil {
      window.press(.answer)
    } else if let aiming = window.page.table?.seat.aiming {
      for cell in Array(aiming.chart.unknownCells).suffix(aiming.shotsDue) { try window.press(cell.description) }
      if aiming.shotsDue > 1 { window.press(.fire) }
    }
    (last, isAnns) = (window, !isAnns)
  }
}
