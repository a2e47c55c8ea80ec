// The sentences at a seat: titles, facts, results, endings, buttons.

import BattleshipCore

/// The sentences at a seat, a member for each.
///
/// ```swift
/// let words = Language.english.sentences.seat
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
  /// Over a seat that waits for the other player.
  public let waitTitle: SafeText

  /// The rules in a line.
  public let rules: @Sendable (Rules) -> SafeText

  /// The label of the button that starts a game.
  public let start: SafeText
  /// The label of the button that starts another one.
  public let again: SafeText
  /// The label of the button that resumes a game.
  public let resume: SafeText
  /// The label of the button for finishing the placement of ships.
  public let finished: SafeText
  /// The label of the button that sends the result.
  public let reply: SafeText
  /// The label of the button that leaves a finished game.
  public let close: SafeText
  /// The label of the button that hands over for hiding ships.
  public let letHide: @Sendable (_ name: SafeText) -> SafeText
  /// The label of the button that hands over the keyboard.
  public let handOverTo: @Sendable (_ name: SafeText) -> SafeText

  /// How many ships are to be placed, or that all are.
  public let shipsToPlace: @Sendable (Int) -> SafeText
  /// The key that turns the next ship to place, which has two cells or more.
  public let nextShip: @Sendable (_ length: Int) -> SafeText
  /// Where ships are placed, if they must lie apart.
  public let apart: SafeText
  /// The lives that are left.
  public let lives: @Sendable (_ left: Int, _ all: Int) -> SafeText
  /// The misses, if they never lose.
  public let misses: @Sendable (Int) -> SafeText
  /// The hits.
  public let hits: @Sendable (_ count: Int, _ all: Int) -> SafeText
  /// The ships that are afloat.
  public let afloat: @Sendable (ShipLengths) -> SafeText

  /// The name for ships of a length.
  public let shipName: @Sendable (_ length: Int) -> SafeText
  /// Over the log of shots: how many there are.
  public let shotCount: @Sendable (Int) -> SafeText
  /// A line of the log of shots.
  public let logged: @Sendable (Cell, ShotResult) -> SafeText
  /// Under a list that is cut short: how many more there are.
  public let more: @Sendable (Int) -> SafeText

  /// The result of a shot.
  public let shot: @Sendable (Cell, ShotResult, _ livesLeft: Int?) -> SafeText
  /// The cells at which the computer would fire, and how likely a hit is if there is one.
  public let advice: @Sendable ([Cell], _ percent: Int) -> SafeText
  /// Says behind that one that another cell is likelier, which otherwise looks like a mistake.
  public let likelier: @Sendable (Cell, _ percent: Int, _ best: Cell) -> SafeText
  /// How the game ended or goes on for the seeker; without a name, the seeker is the person here.
  public let ending: @Sendable (Status, _ seeker: PlayerName?) -> SafeText
  /// Says whose turn it is, while the other player looks for the ships.
  public let waiting: @Sendable (_ name: PlayerName) -> SafeText
  /// Says what to type next, after the letter of a row.
  public let naming: @Sendable (_ row: SafeText) -> SafeText

  /// The person at the seat, if their name is unknown.
  public let you: SafeText
  /// The other player, if their name is unknown.
  public let otherPlayer: PlayerName
}
