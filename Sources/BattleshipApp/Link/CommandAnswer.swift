// What a command answers: lines for standard output or a sentence for standard error, and the status that goes with it.

import BattleshipCore
import BattleshipPlay

/// What a command comes to.
public enum CommandAnswer: Hashable, Sendable {
  /// It did what it is for, and these lines are its data.
  case done([SafeText])
  /// It was asked for something that the game does not allow, and nothing came of it.
  case failed(SafeText)
  /// What was asked for makes no sense.
  case wrongUsage(SafeText)
  /// The message is no game.
  case urlRefused(SafeText)

  /// The status that the program ends with.
  public var status: Int32 {
    switch self {
    case .done: 0
    case .failed: 1
    case .wrongUsage: 2
    case .urlRefused: 3
    }
  }

  /// What goes to standard output: whole lines, or nothing.
  public var output: String {
    if case .done(let lines) = self { lines.map { $0.string + "\n" }.joined() } else { "" }
  }

  /// The URL of the message, which stands in the last line; nil if there is none.
  public var url: SafeText? {
    if case .done(let lines) = self { lines.last } else { nil }
  }

  /// What is said on standard error; nil where there is nothing to complain of.
  public var reason: SafeText? {
    switch self {
    case .done: nil
    case .failed(let reason), .wrongUsage(let reason), .urlRefused(let reason): reason
    }
  }
}

extension CommandAnswer {
  /// The message of a game, as a line of its own.
  static func message(of game: Game, on base: MessageURLBase = .demo) -> CommandAnswer {
    .done([messageLine(of: game, on: base)])
  }

  static func messageLine(of game: Game, on base: MessageURLBase) -> SafeText {
    SafeText(game.messageURL(base: base), limit: .max)
  }

  /// The refusal of a message.
  public static func refusal(_ error: MessageURLError, _ language: Language = .english) -> CommandAnswer {
    let sentence = language.refusals.url(error)
    return .urlRefused(error.mayBeCut ? "\(sentence) \(language.program.isLinkWhole)" : sentence)
  }

  /// The refusal of an input that should hold a message.
  public static func refusal(_ error: GivenURLError, _ language: Language = .english) -> CommandAnswer {
    let words = language.commands
    return switch error {
    case .nothing: .urlRefused(words.noURL)
    case .longer(let limit): .urlRefused(words.inputTooLong(limit))
    }
  }

  /// What is answered to a message; its refusal if it is none.
  public static func reading(_ url: GivenURL, _ answer: (MessageContent) -> CommandAnswer) -> CommandAnswer {
    do throws(MessageURLError) {
      return answer(try url.content())
    } catch {
      return refusal(error)
    }
  }
}

extension MessageURLError {
  /// Whether the URL may be the beginning of a longer one.
  fileprivate var mayBeCut: Bool {
    if case .missing = reason { true } else { reason == .noQuery }
  }
}
