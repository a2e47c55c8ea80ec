// Why a command is refused: a sentence for standard error, and the exit status.

import BattleshipCore
import BattleshipPlay

package struct CommandError: Error, Hashable, Sendable {
  package let status: Int32
  package let reason: SafeText

  /// Whether a link was refused of which a part may be missing.
  package private(set) var mayBeCut = false

  private init(_ status: Int32, _ reason: SafeText) { (self.status, self.reason) = (status, reason) }

  /// The game does not allow the request.
  package static func failed(_ reason: SafeText) -> CommandError { CommandError(1, reason) }

  package static func wrongUsage(_ reason: SafeText) -> CommandError { CommandError(2, reason) }

  package static func urlRefused(_ reason: SafeText) -> CommandError { CommandError(3, reason) }
}

extension CommandError {
  package static func refusal(
    _ error: MessageURLError, of url: GivenURL? = nil, _ language: Language = .english
  ) -> CommandError {
    if let url, !url.isOurs { return .urlRefused(language.sentences.refusals.noLink) }
    var refused = CommandError.urlRefused(language.sentences.refusals.url(error))
    refused.mayBeCut = error.mayBeCut
    return refused
  }

  package static func refusal(_ error: GivenURLError, _ language: Language = .english) -> CommandError {
    let words = language.terminal.commands
    return switch error {
    case .nothing: .urlRefused(words.noURL)
    case .longer(let limit): .urlRefused(words.inputTooLong(limit))
    }
  }
}
