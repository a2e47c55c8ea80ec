// The sentences of a replay.

import BattleshipCore

/// The sentences of a replay, a member for each.
///
/// ```swift
/// assert(Language.english.sentences.replay.shot(3, of: 17) == "Shot 3/17")
/// ```
public struct ReplaySentences: Sendable {
  let language: Language

  /// Over a replay.
  public var title: SafeText { language(en: "Replay", zh: "回放") }
  /// On the button that begins one.
  public var watch: SafeText { language(en: "Watch again", zh: "重看一遍") }
  /// The shot that is shown, out of all.
  public func shot(_ number: Int, of all: Int) -> SafeText {
    language(en: "Shot \(number)/\(all)", zh: "第 \(number)/\(all) 发")
  }
  /// The game that is shown, out of all.
  public func game(_ number: Int, of all: Int) -> SafeText {
    language(en: "Game \(number)/\(all)", zh: "第 \(number)/\(all) 局")
  }
  /// Says that no shot was fired yet.
  public var beginning: SafeText { language(en: "Nobody has fired yet.", zh: "还没有人开火。") }
  /// Says that the game goes on after its last shot.
  public var goesOn: SafeText { language(en: "The game goes on.", zh: "本局还在继续。") }
  /// A shot that is not answered yet; without a name, the person here fired it.
  public func untold(_ name: PlayerName?, cell: Cell) -> SafeText {
    let name = name?.start ?? language.sentences.seat.you
    return language(en: "\(name): \(SafeText(cell)), not answered yet.", zh: "\(name)：\(SafeText(cell))，尚未答复。")
  }
  /// The name of a player of a duel, for an onlooker.
  public func player(_ player: Duel.Player) -> SafeText { name(player).start }
  func name(_ player: Duel.Player) -> PlayerName {
    switch player {
    case .first: language(en: PlayerName("The first player", within: "the first player"), zh: PlayerName("先手"))
    case .second: language(en: PlayerName("The second player", within: "the second player"), zh: PlayerName("后手"))
    }
  }
  /// The name of the player who looks for the ships in a hunt.
  public var seeker: PlayerName {
    language(en: PlayerName("The seeker", within: "the seeker"), zh: PlayerName("寻船的一方"))
  }
  /// Says that nobody has fired yet, so that there is nothing to watch.
  public var nothingToWatch: SafeText {
    language(en: "Nobody has fired yet: there is nothing to watch.", zh: "还没有人开火，没有可看的。")
  }
}
