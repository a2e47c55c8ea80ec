// What is said while a game is shown once more.

import BattleshipCore

/// What is said while a game is shown once more, a member for each sentence.
///
/// ```swift
/// assert(Language.english.replay.shot(3, 17) == "Shot 3/17")
/// ```
public struct ReplaySentences: Sendable {
  /// Over a replay.
  public let title: SafeText
  /// On the button that begins one.
  public let watch: SafeText
  /// Which shot is shown, of how many.
  public let shot: @Sendable (_ number: Int, _ all: Int) -> SafeText
  /// Which game is shown, of how many.
  public let game: @Sendable (_ number: Int, _ all: Int) -> SafeText
  /// That no shot was fired yet.
  public let beginning: SafeText
  /// That the game goes on after its last shot.
  public let goesOn: SafeText
  /// A shot of which nothing is told yet; without a name the person here fired it.
  public let untold: @Sendable (_ name: SafeText?, Cell) -> SafeText
  /// What a player of a duel is called for somebody who only looks.
  public let player: @Sendable (Duel.Player) -> SafeText
  /// What the player of a hunt is called who looks for the ships.
  public let seeker: SafeText
  /// That nobody has fired yet, so that there is nothing to watch.
  public let nothingToWatch: SafeText
}
