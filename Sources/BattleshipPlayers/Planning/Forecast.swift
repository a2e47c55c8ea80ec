// A forecast is the number of shots that a plan needs to find the ships, if every shot misses.

import BattleshipCore

struct Forecast {
  /// The mean number of shots until a ship is found, summed over the ships.
  var each = 0.0

  /// The mean number of shots until the last ship is found.
  var all = 0.0

  /// The chance that the last ship is found too late: after the misses that lose the game, minus those that following
  /// the hits will cost.
  var late = 0.0

  /// The cost of losing, in shots.
  static let costOfLoss = 100.0

  static let maximumShots = 60
}

extension Plan {
  func forecast(
    firing first: Int? = nil, lives: Int? = nil, maximumShots: Int = Forecast.maximumShots
  ) -> Forecast {
    var plan = self
    var forecast = Forecast()
    var next = first ?? plan.best
    // Following the hits on a ship costs zero to two misses, taken as equally likely here.
    let window = lives.map { max(1, $0 - 2 * shipCount)...max(1, $0) }
    for shot in 1...maximumShots {
      guard let number = next else { break }
      plan.miss(number)
      let left = plan.unfound
      forecast.each += left.each
      forecast.all += left.any
      if let window, window.contains(shot) { forecast.late += left.any / Double(window.count) }
      if left.each < 1e-7 { break }
      next = plan.best
    }
    return forecast
  }

  private var shipCount: Int { ships.reduce(0) { $0 + $1.count } }

  /// The mean number of ships still to be found, and the chance that any is.
  private var unfound: (each: Double, any: Double) {
    var (each, found) = (0.0, 1.0)
    for ships in ships {
      let share = Double(placesLeft(of: ships.length)) * ships.shareOfPlace
      each += Double(ships.count) * share
      for _ in 0..<ships.count { found *= 1 - share }
    }
    return (each, 1 - found)
  }
}
