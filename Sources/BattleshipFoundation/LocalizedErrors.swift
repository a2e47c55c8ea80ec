// The engine's errors as Foundation shows them: each by its own description.

public import BattleshipCore
public import Foundation

extension MessageURLError: LocalizedError {
  /// The item to blame and what is wrong with it.
  ///
  /// ```swift
  /// do {
  ///   _ = try Game(messageURL: "?Ship_Location=9&Ship_Location=1&Is_Complete=0")
  /// } catch {
  ///   assert(error.localizedDescription == "Ship_Location=9 (item 1): a 3x3 board has no cell 9")
  /// }
  /// ```
  public var errorDescription: String? { description }
}

extension MessageURLBaseError: LocalizedError {
  /// The fault of the base.
  public var errorDescription: String? { description }
}

extension FleetError: LocalizedError {
  /// Why the ships are not a valid fleet.
  public var errorDescription: String? { description }
}

extension RulesError: LocalizedError {
  /// Why these rules are not valid.
  public var errorDescription: String? { description }
}

extension PlayError: LocalizedError {
  /// Why the shot was not fired.
  public var errorDescription: String? { description }
}

extension ChartError: LocalizedError {
  /// Why shots and answers do not make a chart.
  public var errorDescription: String? { description }
}
