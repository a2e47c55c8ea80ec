// A tally counts layouts: how many there are, and how many of them have a ship at each place.

import BattleshipCore

struct Tally {
  /// The number of layouts, weighted by cover.
  private(set) var total = 0.0

  /// For each ship length, direction and first cell, the layouts with a ship there.
  private var starts: [Double]

  /// For each cell, the layouts in which one of a cover's ships lies there.
  private var covered = [Double](repeating: 0, count: 256)

  private let lengths: [Int]

  init(_ afloat: [ShipsAfloat]) {
    lengths = afloat.map { $0.length }
    starts = [Double](repeating: 0, count: lengths.count * 512)
  }

  /// Counts the layouts of a cover by a formula that allows ships without hits to overlap.
  mutating func addFormula(_ cover: Cover) {
    add(cover, layouts: addFree(cover.afloat, in: cover.free, weight: cover.weight))
  }

  mutating func addCount(_ cover: Cover, in situation: Situation) {
    var afloat = cover.afloat
    add(cover, layouts: addLayouts(of: &afloat, in: cover.free, situation, weight: cover.weight))
  }

  private mutating func add(_ cover: Cover, layouts: Double) {
    total += layouts
    for cell in cover.cells { covered[cell.number] += layouts }
  }

  /// Tries the longest ship in every place, then the others; for the last ship, only its places are counted.
  private mutating func addLayouts(
    of afloat: inout [ShipsAfloat], in free: CellSet, _ situation: Situation, weight: Double
  ) -> Double {
    let shipCount = afloat.reduce(0) { $0 + $1.count }
    guard shipCount > 1 else { return addFree(afloat, in: free, weight: weight) }
    guard let longest = afloat.firstIndex(where: { $0.count > 0 }) else { return weight }
    let length = afloat[longest].length
    var layouts = 0.0
    afloat[longest].count -= 1
    for direction in Ship.Direction.directions(of: length) {
      for first in free.starts(of: length, direction: direction) {
        guard let ship = Ship(first: first, length: length, direction: direction) else { continue }
        let rest = free.subtracting(situation.claim(of: ship.cells))
        let count = addLayouts(of: &afloat, in: rest, situation, weight: weight)
        starts[index(longest, direction, first)] += count
        layouts += count
      }
    }
    afloat[longest].count += 1
    return layouts
  }

  private mutating func addFree(_ afloat: [ShipsAfloat], in free: CellSet, weight: Double) -> Double {
    let layouts = weight * free.layouts(of: afloat)
    guard layouts > 0 else { return 0 }
    for (lengthIndex, ships) in afloat.enumerated() where ships.count > 0 {
      let directions = Ship.Direction.directions(of: ships.length)
      let places = directions.map { free.starts(of: ships.length, direction: $0) }
      let share = layouts * Double(ships.count) / Double(places.reduce(0) { $0 + $1.count })
      for (direction, cells) in zip(directions, places) {
        for first in cells { starts[index(lengthIndex, direction, first)] += share }
      }
    }
    return layouts
  }

  private func index(_ lengthIndex: Int, _ direction: Ship.Direction, _ first: Cell) -> Int {
    (lengthIndex * 2 + Int(direction.rawValue)) * 256 + first.number
  }

  /// For each cell of the largest board, the share of layouts with a ship there; nil if there is no layout.
  var chances: [Double]? {
    guard total > 0 else { return nil }
    var sums = covered
    for (lengthIndex, length) in lengths.enumerated() {
      for direction in Ship.Direction.directions(of: length) {
        let base = index(lengthIndex, direction, .a1)
        let step = direction == .across ? 1 : 16
        for first in 0..<256 where starts[base + first] > 0 {
          for part in 0..<length { sums[first + part * step] += starts[base + first] }
        }
      }
    }
    return sums.map { $0 / total }
  }
}

extension CellSet {
  /// The number of layouts in these cells if ships may overlap.
  func layouts(of afloat: [ShipsAfloat]) -> Double {
    var layouts = 1.0
    for ships in afloat where ships.count > 0 {
      let places = Double(places(of: ships.length))
      for _ in 0..<ships.count { layouts *= places }
    }
    return layouts
  }

  func places(of length: Int) -> Int {
    let across = starts(of: length, direction: .across).count
    return length == 1 ? across : across + starts(of: length, direction: .down).count
  }
}

extension Ship.Direction {
  static func directions(of length: Int) -> [Ship.Direction] {
    length == 1 ? [.across] : [.across, .down]
  }
}

extension Cell {
  /// On the largest board, row by row from 0.
  var number: Int { row * 16 + column }
}
