// A fleet's layout is its canonical form as bytes, two per ship; seals are made from it.

extension Fleet {
  /// The fleet as bytes: for each ship the number of its first cell, then 0 for across or 1 for down.
  ///
  /// Longer ships come first and, among equals, those with the lower first cell.
  package var layout: [UInt8] {
    var bytes: [UInt8] = []
    for length in 1...16 {
      let equals = ships.filter { $0.length == length }
      let pairs = equals.flatMap { [UInt8(rules.board.knownIndex(of: $0.first)), $0.direction.rawValue] }
      bytes.insert(contentsOf: pairs, at: 0)
    }
    return bytes
  }

  /// Nil if the bytes are not the canonical layout of a legal fleet.
  package init?(layout: [UInt8], rules: Rules) {
    let lengths = Array(rules.shipLengths)
    guard layout.count == 2 * lengths.count else { return nil }
    var ships: [Ship] = []
    for (index, length) in lengths.enumerated() {
      guard let first = rules.board.cell(at: Int(layout[2 * index])),
        let direction = Ship.Direction(rawValue: layout[2 * index + 1]),
        let ship = Ship(first: first, length: length, direction: direction)
      else { return nil }
      ships.append(ship)
    }
    guard let fleet = try? Fleet(ships, rules: rules), fleet.layout == layout else { return nil }
    self = fleet
  }
}
