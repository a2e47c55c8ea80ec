// What the computer is asked: a question goes to another thread as text, and the answer comes back as text.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// A question to the computer. It holds all that the answer depends on.
public indirect enum Question: Hashable, Sendable {
  /// Hide a fleet and challenge the person: a message.
  case challenge(ComputerPlayer.Level, PlayerKey, Rules, Volley)
  /// Answer the person's message.
  case answer(ComputerPlayer.Level, PlayerKey, Duel)
  /// Where to fire at a board: a cell.
  case advise(MessageContent, at: Duel.Player)
}

extension Question {
  /// The answer as text; nil if there is none.
  public var answer: String? {
    switch self {
    case .challenge(let level, let key, let rules, let volley):
      var computer = Opponent(level: level, key: key, seed: key.seed)
      return (try? computer.challenge(rules: rules.withoutLosingMiss, volley: volley))?.messageURL()
    case .answer(let level, let key, let duel):
      var computer = Opponent(level: level, key: key, seed: key.seed &+ UInt64(duel.turns.count))
      return (try? computer.answer(to: duel))?.messageURL()
    case .advise(let content, let player):
      var adviser = ComputerPlayer(level: .strong, seed: 0)
      switch content {
      case .hunt(let game): return adviser.nextShot(for: game.chart)?.description
      case .duel(let duel): return adviser.nextShot(for: duel.chart(of: player))?.description
      }
    }
  }
}

extension PlayerKey {
  /// A seed of which the key of a computer player decides.
  fileprivate var seed: UInt64 { bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }

  /// The key as text of 43 letters.
  var text: String { Word(Base64URL.encode(bytes)).string }

  /// The key of a text, with or without space around it; nil if it is none.
  init?(text: String) {
    let letters = Word(text).bytes.filter { $0 > 0x20 }
    guard let bytes = Base64URL.decode(letters), let key = PlayerKey(bytes: bytes) else { return nil }
    self = key
  }
}

extension Question {
  /// The question as text.
  public var text: String {
    switch self {
    case .challenge(let level, let key, let rules, let volley):
      "challenge \(level.name) \(key.text) \(Choices.place(of: rules)) \(volley.description)"
    case .answer(let level, let key, let duel): "answer \(level.name) \(key.text) \(duel.messageURL())"
    case .advise(let content, let player): "advise \(player == .first ? "first" : "second") \(content.messageURL())"
    }
  }

  /// The question of a text; nil if it is none.
  public init?(text: [UInt8]) {
    let parts = Word(text).parts(between: UInt8(ascii: " "))
    guard parts.count >= 3 else { return nil }
    let level = ComputerPlayer.Level.allCases.first { Word($0.name) == parts[1] }
    switch parts[0] {
    case "challenge":
      guard parts.count == 5, let level, let key = PlayerKey(text: parts[2].string), let place = parts[3].number,
        let rules = Choices.rules(at: place),
        let volley = Choices.volleys.first(where: { Word($0.description) == parts[4] })
      else { return nil }
      self = .challenge(level, key, rules, volley)
    case "answer":
      guard parts.count == 4, let level, let key = PlayerKey(text: parts[2].string),
        let duel = try? Duel(messageURL: parts[3].string)
      else { return nil }
      self = .answer(level, key, duel)
    case "advise":
      guard parts.count == 3, let content = try? MessageContent(messageURL: parts[2].string) else { return nil }
      self = .advise(content, at: parts[1] == "first" ? .first : .second)
    case _: return nil
    }
  }
}
