// What many sentences share: plurals, lists, and the words for ships, shots and what is on a cell.

import BattleshipCore

enum English {
  static func count(_ number: Int, _ one: SafeText, _ several: SafeText) -> SafeText {
    "\(number) \(number == 1 ? one : several)"
  }
}

extension Language {
  /// In the language itself.
  package var name: SafeText { self(en: "English", zh: "中文") }

  /// A text without an end as a sentence.
  package func sentence(_ text: SafeText) -> SafeText { self(en: "\(text).", zh: "\(text)。") }
  /// One sentence after the other.
  func line(_ one: SafeText, _ other: SafeText) -> SafeText { one + self(en: " ", zh: "") + other }
  package func line(of sentences: [SafeText]) -> SafeText { list(sentences, self(en: " ", zh: "")) }
  package func labeled(_ label: SafeText, _ text: SafeText) -> SafeText { label + self(en: ": ", zh: "：") + text }
  /// Parts of a sentence.
  func clauses(_ one: SafeText, _ other: SafeText) -> SafeText { one + self(en: ", ", zh: "，") + other }
  func clauses(_ parts: [SafeText]) -> SafeText { list(parts, self(en: ", ", zh: "，")) }
  /// `A1, B2, C3`.
  package func list(_ things: [SafeText]) -> SafeText { list(things, self(en: ", ", zh: "、")) }
  func list(_ things: [SafeText], _ between: SafeText) -> SafeText {
    things.dropFirst().reduce(things.first ?? "") { $0 + between + $1 }
  }
  /// `A1 and B2 and C3`.
  func joined(_ things: [SafeText]) -> SafeText { list(things, self(en: " and ", zh: "、")) }
  /// `A1, B2 and C3`.
  func all(_ things: [SafeText]) -> SafeText { joined(lastApart(things)) }
  /// `A1, B2 or C3`.
  package func choice(of things: [SafeText]) -> SafeText { list(lastApart(things), self(en: " or ", zh: " 或 ")) }
  private func lastApart(_ things: [SafeText]) -> [SafeText] {
    (things.count > 1 ? [list(Array(things.dropLast()))] : []) + things.suffix(1)
  }

  func shipName(_ length: Int) -> SafeText {
    switch length {
    case 1: self(en: "Boat", zh: "快艇")
    case 2: self(en: "Destroyer", zh: "驱逐舰")
    case 3: self(en: "Cruiser", zh: "巡洋舰")
    case 4: self(en: "Battleship", zh: "战列舰")
    case 5: self(en: "Carrier", zh: "航空母舰")
    default: self(en: "Ship of \(length)", zh: "\(length) 格舰")
    }
  }
  /// How many ships there are, and whether they lie apart.
  func ships(of rules: Rules) -> SafeText {
    let apart: SafeText = rules.apart ? self(en: " apart", zh: "，互不相邻") : ""
    let count = rules.shipLengths.count
    return self(en: "\(English.count(count, "ship", "ships"))\(apart)", zh: "\(count) 艘船\(apart)")
  }
  func shots(_ count: Int) -> SafeText { self(en: English.count(count, "shot", "shots"), zh: "\(count) 发") }
  func lives(_ count: Int) -> SafeText { self(en: English.count(count, "life", "lives"), zh: "\(count) 次机会") }

  package func word(for mark: BoardScene.Mark) -> SafeText {
    switch mark {
    case .water: self(en: "water", zh: "海水")
    case .ship: self(en: "ship", zh: "舰船")
    case .hit: self(en: "hit", zh: "命中")
    case .miss: self(en: "miss", zh: "落空")
    case .sunk: self(en: "sunk", zh: "击沉")
    case .aimed: self(en: "aimed", zh: "已瞄准")
    case .proposed(fits: true): self(en: "next ship", zh: "下一艘船")
    case .proposed(fits: false): self(en: "no room for the next ship", zh: "这里放不下下一艘船")
    }
  }
  func word(for result: ShotResult) -> SafeText { word(for: BoardScene.Mark(result)) }
  /// The result, with the name of a sunk ship.
  func named(_ result: ShotResult) -> SafeText {
    let word = word(for: result)
    guard case .sunk(let ship) = result else { return word }
    return ship.length == 1
      ? self(en: "\(word), a boat", zh: "\(word)一艘快艇")
      : self(en: "\(word), a \(shipName(ship.length))", zh: "\(word)一艘\(shipName(ship.length))")
  }
  /// Such as `A1 miss`.
  package func word(for shot: AnsweredShot) -> SafeText { "\(SafeText(shot.cell)) \(word(for: shot.result))" }
}

extension [Cell] {
  var names: [SafeText] { map { SafeText($0) } }
}
