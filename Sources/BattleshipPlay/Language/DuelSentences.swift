// The sentences of a duel: turns, results, endings, verdicts.

import BattleshipCore

/// The sentences of a duel, a member for each.
///
/// ```swift
/// assert(Language.english.sentences.duel.enemyWaters == "Enemy waters")
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
  /// The name of the opponent's board.
  public let enemyWaters: SafeText
  /// The name of the player's own board.
  public let ownWaters: SafeText
  /// The name of a player's board, for somebody who only looks.
  public let waters: @Sendable (Duel.Player) -> SafeText

  /// The rules in a line.
  public let rules: @Sendable (Rules, Volley) -> SafeText
  /// How many cells are still to be chosen, out of all.
  public let toChoose: @Sendable (_ left: Int, _ all: Int) -> SafeText
  /// How many cells of the opponent's ships are hit, of all.
  public let hit: @Sendable (Int, Int) -> SafeText
  /// How many cells of the player's own ships were hit.
  public let lost: @Sendable (_ count: Int, _ all: Int) -> SafeText
  /// The results of the opponent's shots, as a replay tells them.
  public let came: @Sendable (_ opponent: PlayerName, [AnsweredShot]) -> SafeText

  /// Says that nobody has joined yet.
  public let waitsToBeJoined: SafeText
  /// Says whose turn it is.
  public let waitsFor: @Sendable (_ opponent: PlayerName) -> SafeText
  /// Says that all of the player's ships are sunk, and that the last answers are due.
  public let allSunk: SafeText
  /// Asks a player who has won to open their seal.
  public let opens: SafeText
  /// Says that the other player gave up.
  public let gaveUp: @Sendable (_ opponent: PlayerName) -> SafeText
  /// Says how the duel ended for the person at the seat.
  public let ending: @Sendable (_ hasWon: Bool, _ byResignation: Bool, _ opponent: PlayerName) -> SafeText
  /// Says what the opened seals show, for one of the players.
  public let verdict: @Sendable (Verdict, _ me: Duel.Player, _ opponent: PlayerName) -> SafeText
  /// Says how the duel stands, for somebody who only looks.
  public let standing: @Sendable (Duel.Status, Verdict) -> SafeText

  /// The label of the button that fires a volley.
  public let fire: SafeText
  /// The label of the button that sends the last answers.
  public let sendAnswers: SafeText
  /// The label of the button that opens the player's seal.
  public let open: SafeText
  /// The label of the button that gives up.
  public let resign: SafeText
  /// The label of the same button, once it was pressed.
  public let resignForSure: SafeText
  /// The button beside it.
  public let playOn: SafeText
  /// Asks whether to give up.
  public let resignQuestion: SafeText
}
