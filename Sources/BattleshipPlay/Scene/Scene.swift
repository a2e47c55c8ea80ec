// A scene: the contents of a seat's screen, as data. A front end draws it and adds the frame around it, but no rules.

import BattleshipCore

/// The contents of the screen at a seat.
///
/// ```swift
/// let seat = Seat(rules: .messages)
/// let scene = seat.scene(in: .english, for: Players(me: "Anna", other: "Ben", by: .link))
/// assert(scene.kind == .hiding && scene.focus == .board)
/// assert(scene.buttons.map(\.label) == ["Finished"] && !scene.buttons[0].isEnabled)
/// ```
public struct Scene: Hashable, Sendable {
  /// The kind of a scene; a front end may lay out each kind in its own way.
  public enum Kind: Hashable, Sendable {
    /// The cover of the game: its name, its rules, and a button.
    case cover
    /// Ships are being hidden.
    case hiding
    /// The other player's ships are being looked for.
    case hunting
    /// It is the other player's turn.
    case waiting
    /// The game is over.
    case over
    /// A duel: two boards, and what there is to do.
    case duel
    /// The message cannot be read.
    case unreadable
  }

  /// A button of the scene.
  public struct Button: Hashable, Sendable {
    /// The action of the button.
    public let action: SeatButton
    /// The text on it.
    public let label: SafeText
    /// The text where the label, with a long name in it, has no room.
    package var brief: SafeText?
    /// Whether it can be pressed.
    public let isEnabled: Bool
  }

  /// A fact about the game: `Lives 2/3`.
  public struct Fact: Hashable, Sendable {
    /// The text.
    public let text: SafeText
    /// Whether it may be left out or drawn faintly.
    public let isQuiet: Bool
    /// The lives, if the text is about them.
    public var lives: Lives?
  }

  /// The lives left, out of all.
  public struct Lives: Hashable, Sendable {
    /// How many are left, and how many there were.
    public let left, all: Int
  }

  /// A sentence about the last event, or about the end.
  public struct Saying: Hashable, Sendable {
    /// The tone of a sentence.
    public enum Tone: Hashable, Sendable {
      /// The result of an event.
      case result
      /// Something that cannot be done.
      case refusal
      /// The state of the whole game.
      case ending
    }
    /// The sentence.
    public let text: SafeText
    /// A second sentence, about what happened next: the other player's shots.
    public var then: SafeText?
    /// The tone of the sentence.
    public let tone: Tone

    /// Whether it tells the newest shots at the boards, and no more than those.
    package internal(set) var tellsShots = false

    package init(text: SafeText, then: SafeText? = nil, tone: Tone, tellsShots: Bool = false) {
      self.text = text
      self.then = then
      self.tone = tone
      self.tellsShots = tellsShots
    }

    /// Both sentences, with a space between them unless the first ends with a Chinese full stop.
    public var whole: SafeText {
      guard let then else { return text }
      let isASCII = text.string.utf8.last ?? 0 < 0x80
      return text + (isASCII ? " " : "") + then
    }
  }

  /// The kind of the scene.
  public internal(set) var kind: Kind

  /// The title.
  public internal(set) var title: SafeText

  /// The facts; the first and the last are the most important.
  public internal(set) var facts: [Fact]

  /// The boards; the one to act on is the first.
  public internal(set) var boards: [BoardScene]

  /// The sentence about the last event, or about the end.
  public package(set) var saying: Saying?

  /// The buttons, in their order.
  public internal(set) var buttons: [Button]

  /// The focus; nil if there is nothing to do.
  public internal(set) var focus: SeatTarget?

  /// The useful keys, the most important last.
  package internal(set) var hints: [KeyHint]

  /// How many games each player has won, if they play several.
  public var score: SafeText?

  /// The title and the score without names, where long ones have no room.
  package internal(set) var briefTitle, briefScore: SafeText?

  /// Whether a turn may have several shots, so that telling them takes more room.
  package internal(set) var hasVolleys = false

  package struct End: Hashable, Sendable {
    /// Whether it is shown as a victory; between two people at one screen it always is one.
    package internal(set) var hasWon: Bool
    package internal(set) var headline: SafeText
    /// The shots in figures: the player's own in a duel, all of them in a hunt.
    package let shots: ShotTally
    /// The other player, if they fired these shots.
    package let shooter: PlayerName?
    /// The terms, for a comparison with other games; nil in a hunt.
    package let terms: Terms?
    package let how: SafeText
    /// The turning point, if the winner of a duel hit several times in a row.
    package let turned: SafeText?
    /// At the end of a board of the day, for how many days in a row the player has played one.
    package var streak: SafeText?
  }
}

extension Scene {
  /// The scene during the animation of a shot.
  ///
  /// `result` is the result of the viewer's own shot. If the game is open, `turn` is the title, and the
  /// facts and hints of the next turn are left out. The ships in `burning`, board by board, are not shown as sunk yet.
  /// `isEnd` means that the end is not shown yet: the buttons are left out, and while a ship burns, so is the winner.
  package func whileStriking(
    _ result: SafeText?, turn: SafeText?, burning: [[Ship]], isEnd: Bool
  ) -> Scene {
    var scene = self
    if let turn { (scene.title, scene.facts, scene.hints) = (turn, facts.filter { $0.isQuiet }, []) }
    if isEnd { (scene.buttons, scene.hints) = ([], []) }
    for (index, ships) in burning.enumerated() { scene.boards[index] = scene.boards[index].whileBurning(ships) }
    if burning.contains(where: { !$0.isEmpty }) {
      if isEnd { (scene.title, scene.saying, scene.score) = ("", nil, nil) } else { scene.saying?.then = nil }
    }
    if let result { scene.saying = Saying(text: result, tone: .result) }
    return scene
  }

  /// With what to do before the first shot, or the cells that are marked for a volley.
  package func whileAiming(
    first: (_ isVolley: Bool) -> SafeText, marked: (_ cells: [Cell]) -> SafeText
  ) -> Scene {
    guard saying == nil, kind != .hiding, let sea = boards.first, sea.cursor != nil else { return self }
    let cells = sea.board.cells.filter { sea[$0] == .aimed }
    guard !cells.isEmpty || boards.allSatisfy({ $0.shots.isEmpty }) else { return self }
    var scene = self
    let text = cells.isEmpty ? first(buttons.contains { $0.action == .fire }) : marked(cells)
    scene.saying = Saying(text: text, tone: .result)
    return scene
  }

  /// The scene with an additional fact and other hints, for a front end that shows several scenes.
  package func with(fact: SafeText?, hints: [KeyHint]) -> Scene {
    var scene = self
    if let fact { scene.facts.insert(Fact(text: fact, isQuiet: false), at: 0) }
    scene.hints = hints
    return scene
  }
}
