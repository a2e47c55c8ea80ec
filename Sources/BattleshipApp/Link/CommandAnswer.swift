// The answer of a command: lines for standard output or a sentence for standard error, and an exit status.

import BattleshipCore
import BattleshipPlay

package enum CommandAnswer: Error, Hashable, Sendable {
  case done([SafeText])
  /// The game does not allow the request, and nothing was done.
  case failed(SafeText)
  case wrongUsage(SafeText)
  case urlRefused(SafeText)

  package var status: Int32 {
    switch self {
    case .done: 0
    case .failed: 1
    case .wrongUsage: 2
    case .urlRefused: 3
    }
  }

  package var output: String {
    if case .done(let lines) = self { lines.map { $0.string + "\n" }.joined() } else { "" }
  }

  /// The last line of the output, which is the URL if the command writes a message; `nil` without output.
  package var url: SafeText? {
    if case .done(let lines) = self { lines.last } else { nil }
  }

  package var reason: SafeText? {
    switch self {
    case .done: nil
    case .failed(let reason), .wrongUsage(let reason), .urlRefused(let reason): reason
    }
  }
}

extension CommandAnswer {
  static func message(of content: MessageContent, on base: MessageURLBase) -> CommandAnswer {
    .done([messageLine(of: content, on: base)])
  }

  static func messageLine(of content: MessageContent, on base: MessageURLBase) -> SafeText {
    SafeText(content.messageURL(base: base), limit: .max)
  }

  package static func refusal(
    _ error: MessageURLError, of url: GivenURL? = nil, _ language: Language = .english
  ) -> CommandAnswer {
    if let url, !url.isOurs { return .urlRefused(language.sentences.refusals.noLink) }
    let sentence = language.sentences.refusals.url(error)
    return .urlRefused(error.mayBeCut ? "\(sentence) \(language.terminal.program.isLinkWhole)" : sentence)
  }

  package static func refusal(_ error: GivenURLError, _ language: Language = .english) -> CommandAnswer {
    let words = language.terminal.commands
    return switch error {
    case .nothing: .urlRefused(words.noURL)
    case .longer(let limit): .urlRefused(words.inputTooLong(limit))
    }
  }
}

extension MessageURLError {
  fileprivate var mayBeCut: Bool {
    if case .missing = reason { true } else { reason == .noQuery }
  }
}
