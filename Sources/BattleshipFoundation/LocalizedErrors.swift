// What the engine refuses, as Foundation shows errors: with the sentence that the error describes itself by.

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
  /// What is wrong with the base.
  public var errorDescription: String? { description }
}

extension FleetError: LocalizedError {
  /// Why the ships are not a fleet.
  public var errorDescription: String? { description }
}

extension RulesError: LocalizedError {
  /// Why these are not rules.
  public var errorDescription: String? { description }
}

extension PlayError: LocalizedError {
  /// Why the shot was not fired.
  public var errorDescription: String? { description }
}

extension ChartError: LocalizedError {
  /// Why shots and answers are not a chart.
  public var errorDescription: String? { description }
}
