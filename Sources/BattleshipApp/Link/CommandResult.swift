// The answer of a command: lines and a message for standard output, or a sentence for standard error, and a status.

import BattleshipCore
import BattleshipPlay

package struct CommandResult: Error, Hashable, Sendable {
  /// The exit status; 0 if the request was carried out.
  package let status: Int32

  /// The lines for standard output, without the message.
  package let lines: [SafeText]

  /// The message that was written or is shown again, printed last; `nil` if there is none.
  package let url: SafeText?

  /// Why the request was refused, for standard error.
  package let reason: SafeText?

  /// Whether a link was refused of which a part may be missing.
  package private(set) var mayBeCut = false

  private init(_ status: Int32, lines: [SafeText] = [], url: SafeText? = nil, reason: SafeText? = nil) {
    self.status = status
    self.lines = lines
    self.url = url
    self.reason = reason
  }

  package static func done(_ lines: [SafeText], url: SafeText? = nil) -> CommandResult {
    CommandResult(0, lines: lines, url: url)
  }

  /// The game does not allow the request.
  package static func failed(_ reason: SafeText) -> CommandResult { CommandResult(1, reason: reason) }

  package static func wrongUsage(_ reason: SafeText) -> CommandResult { CommandResult(2, reason: reason) }

  package static func urlRefused(_ reason: SafeText) -> CommandResult { CommandResult(3, reason: reason) }

  /// The lines that are meant for others: the message, or a result to share.
  package var toHandOn: [SafeText] { url.map { [$0] } ?? lines }

  package var output: String { (lines + [url].compactMap(\.self)).map { $0.string + "\n" }.joined() }
}

extension CommandResult {
  /// A message, printed after these lines.
  static func message(_ content: MessageContent, on base: MessageURLBase, after lines: [SafeText] = []) -> CommandResult
  {
    .done(lines, url: SafeText(content.messageURL(base: base), limit: .max))
  }

  package static func refusal(
    _ error: MessageURLError, of url: GivenURL? = nil, _ language: Language = .english
  ) -> CommandResult {
    if let url, !url.isOurs { return .urlRefused(language.sentences.refusals.noLink) }
    let sentence = language.sentences.refusals.url(error)
    guard error.mayBeCut else { return .urlRefused(sentence) }
    var answer = CommandResult.urlRefused(language.line(of: [sentence, language.terminal.program.isLinkWhole]))
    answer.mayBeCut = true
    return answer
  }

  package static func refusal(_ error: GivenURLError, _ language: Language = .english) -> CommandResult {
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
