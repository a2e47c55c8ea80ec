// A random fleet is drawn evenly: every legal layout is as likely as every other one.

extension Fleet {
  /// A random fleet, every layout being equally likely.
  ///
  /// Ships longer than one cell are put down anywhere at random, all of them anew until none lies over another one,
  /// which favours no layout; one-cell ships take any of the cells that are left. Where ships fill the board so
  /// tightly that 100,000 trials give nothing, a search finds a layout instead, and some layouts are then likelier
  /// than others.
  ///
  /// - Parameters:
  ///   - rules: The board and the ships.
  ///   - generator: Where the chance comes from; a seeded one gives the same fleet each time.
  /// - Returns: The fleet.
  /// - Throws: ``FleetError/noLayoutFound(steps:)`` where the search, too, finds no room for the ships.
  @inlinable
  public static func random(
    rules: Rules = .messages, using generator: inout some RandomNumberGenerator
  ) throws(FleetError) -> Fleet {
    var trial = FleetTrial(under: rules)
    while trial.failures < 100_000 {
      if trial.goOn(with: generator.next()) { return trial.fleet }
    }
    var search = LayoutSearch(under: rules, seed: generator.next())
    return try search.fleet()
  }
}
