// A computer player chooses shots and hides ships, with no more knowledge than a person in its place.

import BattleshipCore

/// Chooses shots from a chart, and hides fleets.
///
/// ```swift
/// var player = ComputerPlayer(level: .strong, seed: 2016)
/// while let cell = player.nextShot(for: game.chart) {
///   try game.fire(at: cell)
/// }
/// ```
///
/// A player sees only a game's `Chart`, which has no ship that is still afloat. It keeps only the state of its random
/// numbers: the same seed and the same charts give the same shots on every machine. One player can take part in several
/// games, even under different rules.
///
/// Each choice takes a limited number of steps, whatever the chart, and no chart is refused: if the answers rule out
/// every fleet, the player still fires at some unknown cell.
public struct ComputerPlayer: Hashable, Sendable {
  /// How a player thinks.
  public enum Level: String, Hashable, Sendable, CaseIterable {
    /// Fires at random, and beside hits.
    case easy

    /// Fires at every other cell, and beside hits. Once a single ship is left, it counts where that one fits.
    case fair

    /// Weighs all places of all ships, plans the shots to come, and follows hits through the ways to explain them.
    case strong
  }

  /// How the player thinks.
  public let level: Level

  private var randomness: RandomSource

  /// A player.
  ///
  /// - Parameters:
  ///   - level: How the player thinks.
  ///   - seed: The seed of every random choice. Anyone who can guess it can guess the ships that the player hides.
  public init(level: Level, seed: UInt64) { self.init(level: level, randomness: RandomSource(seed: seed)) }

  /// A player whose choices are unpredictable if the source is secret.
  ///
  /// - Parameters:
  ///   - level: How the player thinks.
  ///   - randomness: The source of every random choice.
  public init(level: Level, randomness: RandomSource) { (self.level, self.randomness) = (level, randomness) }

  /// The cell to fire at next; nil if the game is over.
  public mutating func nextShot(for chart: Chart) -> Cell? {
    guard chart.status == .open else { return nil }
    return shot(in: Situation(chart), looksAhead: true)
  }

  /// Fires until the hunt is over.
  package mutating func finish(_ hunt: inout Game) -> [AnsweredShot] {
    var shots: [AnsweredShot] = []
    while let cell = nextShot(for: hunt.chart), let result = try? hunt.fire(at: cell) {
      shots.append(AnsweredShot(cell: cell, result: result))
    }
    return shots
  }

  /// Several cells to fire at before any of the shots is answered.
  ///
  /// ```swift
  /// let salvo = player.volley(3, for: game.chart)
  /// ```
  ///
  /// While there is no hit to follow, each shot is chosen as if the others missed, so that the volley spreads;
  /// otherwise the volley goes where hits are most likely.
  ///
  /// - Parameters:
  ///   - count: The number of shots.
  ///   - chart: The chart of the board.
  /// - Returns: `count` different unknown cells; fewer if fewer are unknown, and none if the game is over.
  public mutating func volley(_ count: Int, for chart: Chart) -> [Cell] {
    guard chart.status == .open else { return [] }
    var situation = Situation(chart)
    var cells: [Cell] = []
    while cells.count < count, let cell = shot(in: situation, looksAhead: cells.isEmpty) {
      cells.append(cell)
      situation = situation.hits.isEmpty ? situation.missing(cell) : situation.reserving(cell)
    }
    return cells
  }

  /// A fleet to hide.
  ///
  /// The strong player prefers cells that few layouts use, with no two ships side by side. One time in four, and on
  /// crowded boards, it draws any layout, as the other levels always do.
  ///
  /// - Throws: `FleetError.noLayoutExists` if the ships have no room, `FleetError.noLayoutFound` if the search gave up.
  public mutating func fleet(rules: Rules) throws(FleetError) -> Fleet {
    switch level {
    case .easy, .fair: try Fleet.random(rules: rules, using: &randomness)
    case .strong: try LayoutChoice(rules).fleet(using: &randomness)
    }
  }

  private mutating func shot(in situation: Situation, looksAhead: Bool) -> Cell? {
    considered(situation, looksAhead: looksAhead)
      ?? HuntAndTarget(situation, byParity: false).cell(using: &randomness)
  }

  /// Nil at the easy level, or if no fleet fits the answers.
  private mutating func considered(_ situation: Situation, looksAhead: Bool) -> Cell? {
    switch level {
    case .easy:
      return nil
    case .fair:
      return situation.shipCount == 1
        ? Density(situation).cell(using: &randomness)
        : HuntAndTarget(situation, byParity: true).cell(using: &randomness)
    case .strong:
      let symmetry = BoardSymmetry(situation.board, using: &randomness)
      return strongShot(in: situation.image(under: symmetry), looksAhead: looksAhead).flatMap { symmetry.cell(at: $0) }
    }
  }

  private mutating func strongShot(in situation: Situation, looksAhead: Bool) -> Cell? {
    if !situation.hits.isEmpty {
      if let cell = Pursuit(situation).cell(using: &randomness, looksAhead: looksAhead) { return cell }
      // If the hits cannot be explained, the cells beside them still come first.
      guard situation.cellsBesideHits.isEmpty else { return nil }
    }
    return SearchStrategy(situation).cell(using: &randomness, looksAhead: looksAhead)
  }
}

extension ComputerPlayer: CustomStringConvertible {
  /// The level, without the random numbers that the player will draw: `a strong computer player`.
  public var description: String { level == .easy ? "an easy computer player" : "a \(level) computer player" }
}

extension ComputerPlayer.Level: CustomStringConvertible {
  /// The level's name: `strong`.
  public var description: String { rawValue }
}
