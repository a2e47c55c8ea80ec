// The bytes of peers into the table of a live game: nothing is taken back, answered twice, or sent before it is saved.

@testable import BattleshipCore
@testable import BattleshipPlay
import FuzzDriver

/// The side that listens, under attack by strangers and by its opponent.
struct Attack {
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence
  private var here: Side
  /// The opponent, who has a second program that does not know of the first.
  private var others: [Side]
  private var lines = ["battleship 1", "aiming", "bye", "declined", "answers ", "answers m ", "GET / HTTP/1.1"]
  private var (number, now) = (0, 0)

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest = bytes[...]
    let volley = Self.volleys[Int(rest.popFirst() ?? 0) % Self.volleys.count]
    guard let terms = try? Terms(on: .messages, volley: volley) else { return nil }
    here = Side(Table(LinkGame(duelUnder: terms)), asks: true, seed: 1)
    here.hide(seed: 1)
    guard let challenge = here.table.linkGame?.lineDuel else { return nil }
    var other = Side(Table(LinkGame(hiding: .messages)), asks: false, seed: 2)
    other.open(challenge)
    other.hide(seed: 3)
    others = [other, other]
    lines.append(challenge.messageURL())
  }

  private static let volleys: [Volley] = [.shots(1), .shots(3), .afloat, .again]

  private mutating func next(below bound: Int) -> Int { Int(rest.popFirst() ?? 0) % bound }

  mutating func run() {
    while !rest.isEmpty {
      now += 20
      switch next(below: 12) {
      case 0:
        number += 1
        happen(.connected(number, address: "a stranger"))
        hear(Array("battleship 1\n".utf8))
      case 1:
        number += 1
        happen(.connected(number, address: "a stranger"))
      case 2: happen(.closed(number - next(below: 3)))
      case 3: happen(.decided(next(below: 3) > 0))
      case 4:
        now += next(below: 256) * 100
        happen(.time)
      case 5: here.isBusy.toggle()
      case 6: here.fire(from: next(below: 9))
      case 7: hear(rest.prefix(1 + next(below: 40)).map { $0 })
      case 8:
        var line = Array(lines[lines.count - 1 - next(below: lines.count)].utf8) + [10]
        line[next(below: 256) * 7 % line.count] = UInt8(next(below: 256))
        hear(line)
      default: hear(Array(lines[lines.count - 1 - next(below: lines.count)].utf8) + [10])
      }
      followOthers()
    }
  }

  private mutating func happen(_ event: LiveEvent) { here.happen(event, at: now) }

  private mutating func hear(_ bytes: [UInt8]) { happen(.heard(number - (next(below: 4) == 0 ? 1 : 0), bytes)) }

  /// Both of the opponent's programs receive the lines from here, and continue, each with its own shots.
  private mutating func followOthers() {
    for index in others.indices {
      others[index].listen(to: here, at: now)
      others[index].fire(from: index + now / 20)
      for line in others[index].said where !lines.contains(line) { lines.append(line) }
    }
  }
}

fuzz { data, size in
  guard var attack = Attack(UnsafeBufferPointer(start: data, count: size)) else { return 0 }
  attack.run()
  return 0
}
