// The laws of the format on random games and on random bytes.

import BattleshipCore
import TestSupport
import Testing

@Suite("Laws of the message URL") struct LawTests {
  @Test func `law 1: reading a written game gives the same game`() {
    forAll("decode(encode(g)) == g", count: 20_000) { chance in
      let game = try Game.random(using: &chance)
      let again = try Game(messageURL: game.messageURL())
      try requireSame("games", again, game)
      return true
    }
  }

  @Test func `laws 2 and 3: bytes of any kind give a fixpoint or a refusal`() {
    var (games, refusals) = (0, 0)
    forAll("encode(decode(s)) is a fixpoint", count: 60_000) { chance in
      var bytes = Array(try Game.random(using: &chance).messageURL().utf8)
      let tokens = ["&", "=", "%", "%30", "#", "?", "Guess=1", "Board=4x4", "Misses=0", "0", "-", "\u{0}", "é"]
      for _ in 0..<chance.number(0...3) {
        let place = chance.number(0...bytes.count)
        switch chance.number(1...4) {
        case 1: bytes.insert(contentsOf: Array((tokens.randomElement(using: &chance) ?? "").utf8), at: place)
        case 2 where place < bytes.count: bytes.remove(at: place)
        case 3 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: chance.next())
        default: bytes.removeSubrange(place..<min(bytes.count, place + chance.number(0...20)))
        }
      }
      guard let game = try? Game(messageURL: bytes.span) else {
        refusals += 1
        return true
      }
      games += 1
      let url = game.messageURL()
      let again = try Game(messageURL: url)
      try requireSame("games", again, game)
      try requireSame("URLs", again.messageURL(), url)
      return true
    }
    print("of the mutated messages \(games) were games and \(refusals) were refused")
    #expect(games > 1_000)
    #expect(refusals > 1_000)
  }
}
