// Random fleets: every legal layout is equally likely, unless the board is nearly full.

extension Fleet {
  /// A random fleet; every layout is equally likely unless the board is nearly full.
  ///
  /// Ships are placed anywhere at random. If two collide, all are placed again, so no layout is favoured. One-cell
  /// ships are drawn from the free cells instead, unless ships must lie apart. If the board is so full that 100,000
  /// layouts fail, a search finds one, and some layouts are then likelier than others.
  ///
  /// - Parameters:
  ///   - rules: The board and the ships.
  ///   - generator: The source of randomness; a seeded one gives the same fleet each time.
  /// - Returns: The fleet.
  /// - Throws: ``FleetError/noLayoutExists`` if the ships do not fit on the board, ``FleetError/noLayoutFound(steps:)``
  ///   if the search gave up.
  public static func random(
    rules: Rules = .messages, using generator: inout some RandomNumberGenerator
  ) throws(FleetError) -> Fleet {
    var sampler = LayoutSampler(under: rules)
    while sampler.failures < 100_000 {
      if let fleet = sampler.placeShips(by: generator.next()) { return fleet }
    }
    return try searched(rules, seed: generator.next())
  }

  private static func searched(_ rules: Rules, seed: UInt64) throws(FleetError) -> Fleet {
    var search = LayoutSearch(under: rules, maximumSteps: 50_000, seed: seed)
    if let ships = search.run() { return try Fleet(ships, rules: rules) }
    guard search.hasGivenUp else { throw .noLayoutExists }
    var repair = LayoutRepair(under: rules, maximumSteps: 20_000, seed: seed)
    guard let ships = repair.run() else { throw .noLayoutFound(steps: search.steps + repair.steps) }
    return try Fleet(ships, rules: rules)
  }
}
