// What is said in a duel: turns, results, endings, verdicts.

import BattleshipCore

/// What is said in a duel, a member for each sentence.
///
/// ```swift
/// assert(Language.english.duel.enemyWaters == "Enemy waters")
/// ```
public struct DuelSentences: Sendable {
  /// Over a seat at which a volley is aimed.
  public let fireTitle: SafeText
  /// Over a seat that waits for the other player.
  public let waitTitle: SafeText
  /// Over a duel that is over.
  public let overTitle: SafeText
  /// Over somebody else's duel.
  public let watchTitle: SafeText
  /// What the opponent's board is called.
  public let enemyWaters: SafeText
  /// What one's own board is called.
  public let ownWaters: SafeText
  /// What a player's board is called for somebody who only looks.
  public let waters: @Sendable (Duel.Player) -> SafeText

  /// The rules in a line.
  public let rules: @Sendable (Rules, Volley) -> SafeText
  /// How many cells are still to be chosen, of how many.
  public let toChoose: @Sendable (_ left: Int, _ all: Int) -> SafeText
  /// How many cells of one's own ships were hit.
  public let lost: @Sendable (_ count: Int, _ all: Int) -> SafeText
  /// What one's own last shots met.
  public let met: @Sendable ([AnsweredShot]) -> SafeText
  /// What the opponent's last shots met.
  public let came: @Sendable (_ opponent: SafeText, [AnsweredShot]) -> SafeText

  /// That nobody has joined yet.
  public let waitsToBeJoined: SafeText
  /// Whose turn it is.
  public let waitsFor: @Sendable (_ opponent: SafeText) -> SafeText
  /// That all one's ships are sunk, and the message that says so is to be sent.
  public let allSunk: SafeText
  /// That the opponent's ships are all sunk, and one's own seal is to be opened.
  public let opensAsWell: @Sendable (_ opponent: SafeText, _ byResignation: Bool) -> SafeText
  /// How the duel ended for the person at the seat.
  public let ending: @Sendable (_ hasWon: Bool, _ byResignation: Bool, _ opponent: SafeText) -> SafeText
  /// What the opened seals show, for one of the players.
  public let verdict: @Sendable (Verdict, _ me: Duel.Player, _ opponent: SafeText) -> SafeText
  /// How the duel stands, for somebody who only looks.
  public let standing: @Sendable (Duel.Status, Verdict) -> SafeText

  /// On the button that fires a volley.
  public let fire: SafeText
  /// On the button that sends the last answers.
  public let sendAnswers: SafeText
  /// On the button that opens one's own seal.
  public let open: SafeText
  /// On the button that gives up.
  public let resign: SafeText
  /// On the same button, once it was pressed.
  public let resignForSure: SafeText
}
