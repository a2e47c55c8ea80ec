// The sentences of a replay.

import BattleshipCore

/// The sentences of a replay, a member for each.
///
/// ```swift
/// assert(Language.english.sentences.replay.shot(3, 17) == "Shot 3/17")
/// ```
public struct ReplaySentences: Sendable {
  /// Over a replay.
  public let title: SafeText
  /// On the button that begins one.
  public let watch: SafeText
  /// The shot that is shown, out of all.
  public let shot: @Sendable (_ number: Int, _ all: Int) -> SafeText
  /// The game that is shown, out of all.
  public let game: @Sendable (_ number: Int, _ all: Int) -> SafeText
  /// Says that no shot was fired yet.
  public let beginning: SafeText
  /// Says that the game goes on after its last shot.
  public let goesOn: SafeText
  /// A shot that is not answered yet; without a name, the person here fired it.
  public let untold: @Sendable (_ name: PlayerName?, Cell) -> SafeText
  /// The name of a player of a duel, for somebody who only looks.
  public let player: @Sendable (Duel.Player) -> SafeText
  /// The name of the player who looks for the ships in a hunt.
  public let seeker: PlayerName
  /// Says that nobody has fired yet, so that there is nothing to watch.
  public let nothingToWatch: SafeText
}
