// A scene: what a seat shows, as data. A front draws it, and adds no rule, no sentence and no order of its own.

import BattleshipCore

/// What there is to see and to press at a seat.
///
/// ```swift
/// let seat = Seat(rules: .messages)
/// let scene = seat.scene(in: .english, for: Company(me: "Anna", other: "Ben", by: .link))
/// assert(scene.kind == .hiding && scene.focus == .board)
/// assert(scene.buttons.map(\.label) == ["Finished"] && !scene.buttons[0].isEnabled)
/// ```
public struct Scene: Hashable, Sendable {
  /// What the scene is about, which a front may lay out in its own way.
  public enum Kind: Hashable, Sendable {
    /// The cover of the game: its name, its rules, and a button.
    case cover
    /// Ships are being hidden.
    case hiding
    /// Ships are being looked for.
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
    /// What it does.
    public let button: SeatButton
    /// What is written on it.
    public let label: SafeText
    /// Whether it can be pressed.
    public let isEnabled: Bool
  }

  /// A piece of what is known about the game: `Lives 2/3`.
  public struct Fact: Hashable, Sendable {
    /// The words.
    public let text: SafeText
    /// Whether it may be left out or drawn faintly.
    public let isQuiet: Bool
    /// How many lives are left of how many, if the words say that.
    public var lives: Lives?
  }

  /// How many lives are left of how many.
  public struct Lives: Hashable, Sendable {
    /// How many are left, and how many there were.
    public let left, all: Int
  }

  /// What is said about the last event, or about the end.
  public struct Saying: Hashable, Sendable {
    /// How it is meant.
    public enum Tone: Hashable, Sendable {
      /// What came of an event.
      case result
      /// Something that cannot be done.
      case refusal
      /// How the game stands as a whole.
      case ending
    }
    /// The sentence.
    public let text: SafeText
    /// More about it, to be added in brackets if there is room.
    public let aside: SafeText?
    /// How it is meant.
    public let tone: Tone
  }

  /// What the scene is about.
  public let kind: Kind

  /// What it is called.
  public let title: SafeText

  /// What is known, the most important first and last.
  public let facts: [Fact]

  /// The boards; the one to act on is the first.
  public let seas: [Sea]

  /// What is said.
  public let saying: Saying?

  /// The buttons, in their order.
  public let buttons: [Button]

  /// What is focused; nil if there is nothing to do.
  public let focus: SeatTarget?

  /// The keys that are of use, the most important last.
  public let hints: [KeyHint]
}

extension Scene {
  /// The same scene with other hints and one more fact at its beginning, for a front that shows several scenes.
  public func with(fact: SafeText?, hints: [KeyHint]) -> Scene {
    Scene(
      kind: kind, title: title, facts: (fact.map { [Fact(text: $0, isQuiet: false)] } ?? []) + facts, seas: seas,
      saying: saying, buttons: buttons, focus: focus, hints: hints)
  }
}
