// The reasons why a player cannot do something in a duel.

/// Why a player cannot do something in a duel. The duel does not change.
///
/// ```swift
/// do {
///   try duel.resign(key: key)
/// } catch {
///   assert(error == .over && error.description == "the duel is over")
/// }
/// ```
public enum DuelError: Error, Hashable, Sendable {
  /// The key opens neither seal.
  case notYourDuel
  /// The key opens both seals.
  case bothSides
  /// The challenge has no second player yet, and it is not the player's own: the player has to join it first.
  case notJoined
  /// The challenge is the player's own; another player has to join it.
  case ownChallenge
  /// Another player has joined the challenge.
  case alreadyJoined
  /// The fleet was placed under other rules than those of the duel.
  case otherRules(Rules)
  /// It is the other player's turn.
  case notYourTurn
  /// The duel is over.
  case over
  /// The player's seal is already open, or it is not time to open it.
  case nothingToOpen
  /// The opponent's public key gives no secret that the two players share.
  case noUsableKey
  /// The history holds an answer in the player's name that is not true to their fleet, so they did not write it.
  ///
  /// It does not say which answer, because an opponent who learns that would know where the ships are.
  /// ``Duel/untrueAnswer(of:)`` tells the player.
  case untrueAnswer
  /// The turn cannot follow those before it.
  case turn(TurnError)
}

extension DuelError: CustomStringConvertible {
  /// The reason in plain English: `it is the other player's turn`.
  public var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .notYourDuel: ("notYourDuel", "this key belongs to neither player of the duel")
    case .bothSides: ("bothSides", "this key belongs to both players of the duel")
    case .notJoined: ("notJoined", "this challenge has to be joined first")
    case .ownChallenge: ("ownChallenge", "this challenge is your own, and somebody else has to join it")
    case .alreadyJoined: ("alreadyJoined", "somebody has joined this challenge")
    case .otherRules: ("otherRules", "the fleet was placed under rules other than the duel's")
    case .notYourTurn: ("notYourTurn", "it is the other player's turn")
    case .over: ("gameOver", "the duel is over")
    case .nothingToOpen: ("nothingToOpen", "there is no seal for you to open now")
    case .noUsableKey: ("noUsableKey", "the opponent has no usable key in this duel")
    case .untrueAnswer: ("untrueAnswer", "this message holds an answer in your name that is not true")
    case .turn(let error): (error.name, error.description)
    }
  }
}
