// Foundation shows each of the engine's errors by its own description.

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
  /// Why the ships are not a fleet under the rules.
  public var errorDescription: String? { description }
}

extension NamedShipsError: LocalizedError {
  /// Why the named ships are not a fleet.
  public var errorDescription: String? { description }
}

extension RulesError: LocalizedError {
  /// Why these rules are impossible.
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

extension MessageURLError.Reason: LocalizedError {
  /// What is wrong with the item.
  public var errorDescription: String? { description }
}

extension MessageRoomError: LocalizedError {
  /// How much room the URL needs.
  public var errorDescription: String? { description }
}

extension TermsError: LocalizedError {
  /// Why these are not the terms of a duel.
  public var errorDescription: String? { description }
}

extension TurnError: LocalizedError {
  /// Why the turn cannot follow those before it.
  public var errorDescription: String? { description }
}

extension DuelError: LocalizedError {
  /// Why the player cannot make that move.
  public var errorDescription: String? { description }
}

extension ReceptionError: LocalizedError {
  /// Why the message is not answered.
  public var errorDescription: String? { description }
}

extension DuelAnswerError: LocalizedError {
  /// Why the player does not answer.
  public var errorDescription: String? { description }
}
