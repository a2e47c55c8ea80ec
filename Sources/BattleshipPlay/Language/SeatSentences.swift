// What is said at a seat: titles, facts, results, endings, buttons.

import BattleshipCore

/// What is said at a seat, a member for each sentence.
///
/// ```swift
/// let words = Language.english.seat
/// assert(words.shot(.a1, .miss, 2) == "A1: miss. 2 lives left.")
/// ```
public struct SeatSentences: Sendable {
  /// The name of the game.
  public let gameName: SafeText
  /// The name of the game as a title.
  public let spacedName: SafeText

  /// Over a seat at which ships are hidden.
  public let hideTitle: SafeText
  /// Over a seat at which ships are looked for.
  public let huntTitle: SafeText
  /// Over a game that is over.
  public let overTitle: SafeText
  /// Over a seat at which one waits.
  public let waitTitle: SafeText

  /// The rules in a line.
  public let rules: @Sendable (Rules) -> SafeText

  /// On the button that starts a game.
  public let start: SafeText
  /// On the button that starts another one.
  public let again: SafeText
  /// On the button that goes on with a game.
  public let goOn: SafeText
  /// On the button for ships that are placed.
  public let finished: SafeText
  /// On the button that sends the result.
  public let reply: SafeText
  /// On the button that leaves a game that is over.
  public let close: SafeText
  /// On the button that lets the other player hide ships.
  public let letHide: @Sendable (_ name: SafeText) -> SafeText
  /// On the button that hands the keyboard over to somebody.
  public let handOverTo: @Sendable (_ name: SafeText) -> SafeText

  /// How many ships are to be placed.
  public let shipsToPlace: @Sendable (Int) -> SafeText
  /// The ship that is placed next, of two cells or more.
  public let nextShip: @Sendable (_ length: Int) -> SafeText
  /// The lives that are left.
  public let lives: @Sendable (_ left: Int, _ all: Int) -> SafeText
  /// The misses, if they never lose.
  public let misses: @Sendable (Int) -> SafeText
  /// The hits.
  public let hits: @Sendable (_ count: Int, _ all: Int) -> SafeText
  /// The ships that are afloat.
  public let afloat: @Sendable (ShipLengths) -> SafeText

  /// What ships of a length are called.
  public let shipName: @Sendable (_ length: Int) -> SafeText
  /// Over the log of shots: how many there are.
  public let shotCount: @Sendable (Int) -> SafeText
  /// A line of the log of shots.
  public let logged: @Sendable (Cell, ShotResult) -> SafeText
  /// Under a list that is cut: how many more there are.
  public let more: @Sendable (Int) -> SafeText

  /// What a shot came to.
  public let shot: @Sendable (Cell, ShotResult, _ livesLeft: Int?) -> SafeText
  /// Where the computer would fire, and how likely a hit is at the first of the cells.
  public let advice: @Sendable ([Cell], _ percent: Int) -> SafeText
  /// How the game ended, or goes on, for the player who looked for the ships; without a name that is the person here.
  public let ending: @Sendable (Status, _ seeker: SafeText?) -> SafeText
  /// Whose turn it is, while one's own ships are looked for.
  public let waiting: @Sendable (_ name: SafeText) -> SafeText
  /// What is to be typed next, after the letter of a row.
  public let naming: @Sendable (_ row: SafeText) -> SafeText

  /// The person at the seat, if nobody told their name.
  public let you: SafeText
  /// The other player, if nobody told their name.
  public let otherPlayer: SafeText
}
