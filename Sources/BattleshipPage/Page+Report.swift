// What the script calls: an event changes the page, and the report says what to show and to do.

import BattleshipData
import BattleshipPlay

extension Page {
  /// Applies an event, and reports its result; without one, nothing changes.
  package mutating func report(of event: PageEvent?) -> [UInt8] {
    guard let event else { return report(after: []) }
    let effects = update(event)
    return report(after: effects)
  }

  /// The scene, the effects and the note for the window, as JSON in UTF-8.
  package func report(after effects: [PageEffect]) -> [UInt8] {
    // Copy these first: a closure that captures the whole page would copy it, which adds code.
    let (scene, bookmark, keepsLast) = (scene, bookmark, keepsLast)
    return JSONWriter.object { json in
      json.name("scene")
      json.write(scene)
      json.member("effects", effects) { $0.write($1) }
      json.member("bookmark", bookmark)
      json.member("keeps", keepsLast)
    }
  }
}
