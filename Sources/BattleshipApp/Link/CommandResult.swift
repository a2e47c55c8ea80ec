// The answer of a command: lines and a message for standard output, or why it was refused.

import BattleshipCore
import BattleshipPlay

package struct CommandResult: Hashable, Sendable {
  /// The lines for standard output, without the message.
  package let lines: [SafeText]

  /// The message that was written or is shown again, printed last; `nil` if there is none.
  package let url: SafeText?

  /// `nil` if the request was carried out.
  package let error: CommandError?

  package static func done(_ lines: [SafeText], url: SafeText? = nil) -> CommandResult {
    CommandResult(lines: lines, url: url, error: nil)
  }

  package static func refused(_ error: CommandError) -> CommandResult {
    CommandResult(lines: [], url: nil, error: error)
  }

  /// A message, printed after these lines.
  static func message(_ content: MessageContent, on base: MessageURLBase, after lines: [SafeText] = []) -> CommandResult
  {
    .done(lines, url: SafeText(content.messageURL(base: base), limit: .max))
  }

  /// The lines that are meant for others: the message, or a result to share.
  package var toHandOn: [SafeText] { url.map { [$0] } ?? lines }

  package var output: String { (lines + [url].compactMap(\.self)).map { $0.string + "\n" }.joined() }
}
