// Duels against the computer, line by line. Nothing is kept: they live as long as the program.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// A person and the computer between two lines of input.
struct LineSolo {
  private var solo: Solo
  private var generator = SystemRandomNumberGenerator()

  /// What is said before the first line.
  private(set) var invitation: [String] = []

  init(level: ComputerPlayer.Level, terms: Terms) {
    solo = Solo(
      level: level, terms: terms, key: PlayerKey(using: &generator), computersKey: PlayerKey(using: &generator),
      seed: generator.next())
    let sentences = carryOut(solo.beginning)
    invitation = sentences + howToGoOn
  }

  /// The last message of the duel at hand.
  var message: Duel? { solo.duel }

  private var isDecided: Bool { solo.duel?.winner != nil }

  private var isHiding: Bool { if case .hiding = solo.seat.task { true } else { false } }

  private var howToGoOn: [String] {
    if isDecided {
      return [
        "\(Language.english.sentences.solo.score(solo.score.person, solo.score.computer).string). \(Words.another)"
      ]
    }
    return isHiding ? [solo.seat.howToHide] : []
  }

  /// What a line is answered; one that cannot be used says why, and changes nothing.
  mutating func answer(_ words: [String]) -> [String] {
    if isDecided {
      guard words.isEmpty else { return [Words.another] }
      _ = happen([.button(.start)])
      return howToGoOn
    }
    let line =
      isHiding
      ? SeatLine(hiding: words, at: solo.seat, seed: generator.next())
      : SeatLine(firing: words, at: solo.seat, solo.scene(in: .english), how: Words.howToFireInDuel)
    switch line {
    case .said(let sentences): return sentences
    case .events(let events):
      let sentences = happen(events)
      if isDecided { return sentences + howToGoOn }
      return words == ["resign"] ? [Words.resignAgain] : sentences
    }
  }

  /// Lets events happen, presses the button that they lead to, and says what came of it.
  private mutating func happen(_ events: [SeatEvent]) -> [String] {
    var sentences: [String] = []
    for event in events { sentences += carryOut(solo.update(.seat(event))) }
    switch solo.seat.task {
    case .hiding(let hiding) where hiding.draft.isComplete:
      sentences += carryOut(solo.update(.seat(.button(.finished))))
    case .aiming(let aiming, _) where aiming.isComplete && aiming.refusal == nil:
      sentences += carryOut(solo.update(.seat(.button(.fire))))
    case .hiding, .aiming, .hunting, .waiting, .over, .duel, .watching, .unreadable: break
    }
    return sentences + [said]
  }

  /// Lets the computer think at once, and says each of its shots.
  private mutating func carryOut(_ effects: [SoloEffect]) -> [String] {
    var sentences: [String] = []
    for effect in effects {
      switch effect {
      case .keep: break
      case .think(let thought): sentences += carryOut(solo.update(.thought(thought.finished())))
      case .pause:
        sentences.append(said)
        sentences += carryOut(solo.update(.nextShot))
      }
    }
    return sentences
  }

  private var said: String { solo.spoken(in: .english).map(\.string).joined(separator: " ") }
}
