// The first find of a plan for two ships: it ends the plan, and a new one begins for the ship that is left.

import BattleshipCore

struct FirstFind {
  private let situation: Situation
  private let plan: Plan
  private let tables: RunTables

  /// The plan for the remaining ship is computed only every `stride` shots, and its length is interpolated in between.
  private let stride: Int

  private static let maximumShots = 50

  /// With more candidates for the first shot, each is examined less closely.
  init(_ situation: Situation, _ tables: RunTables, _ plan: Plan, candidates: Int) {
    self.situation = situation
    self.tables = tables
    self.plan = plan
    stride = 3 + candidates / 24
  }

  /// The mean number of shots to find both ships if this cell is fired at first.
  func shots(firing first: Int) -> Double {
    let course = course(firing: first)
    var shots = course.shots
    for found in plan.ships.indices {
      var others = situation.afloat
      for other in others.indices where others[other].length == plan.ships[found].length { others[other].count -= 1 }
      guard others.contains(where: { $0.count > 0 }) else { continue }
      let last = course.free.count - 1
      var (from, now) = (0, rest(course.free[0], others))
      while from < last {
        let next = min(from + stride, last)
        let then = rest(course.free[next], others)
        for shot in from..<next {
          let part = Double(shot - from) / Double(next - from)
          shots += course.finds[shot][found] * (now + (then - now) * part)
        }
        from = next
        now = then
      }
      shots += course.finds[last][found] * now
    }
    return shots
  }

  /// The shots of a plan until its first find.
  private struct Course {
    /// The mean number of shots that find nothing.
    var shots = 0.0
    /// For each shot, the free cells after it.
    var free: [FreeLines] = []
    /// For each shot, the chance that it is the first find, by the index of the ship's length in the plan.
    var finds: [[Double]] = []
  }

  private func course(firing first: Int) -> Course {
    var (plan, free) = (plan, FreeLines(situation.board, situation.free))
    var (course, nothing) = (Course(), 1.0)
    var next: Int? = first
    for _ in 0..<Self.maximumShots {
      guard let number = next else { break }
      let before = plan.ships.map { plan.placesLeft(of: $0.length) }
      plan.miss(number)
      free.remove(number)
      course.free.append(free)
      var stillNothing = 1.0
      var chances = plan.ships.indices.map { index in
        let (ships, left) = (plan.ships[index], plan.placesLeft(of: plan.ships[index].length))
        for _ in 0..<ships.count { stillNothing *= Double(left) * ships.shareOfPlace }
        return before[index] > 0 ? Double(ships.count * (before[index] - left)) / Double(before[index]) : 0
      }
      let sum = chances.reduce(0, +)
      for index in chances.indices { chances[index] *= sum > 0 ? (nothing - stillNothing) / sum : 0 }
      course.finds.append(chances)
      nothing = stillNothing
      course.shots += nothing
      if nothing < 1e-4 { break }
      next = plan.best
    }
    return course
  }

  private func rest(_ free: FreeLines, _ afloat: [ShipsAfloat]) -> Double {
    Plan(tables, lines: free, afloat: afloat).forecast().all
  }
}
