// The answer of a command: lines and a message for standard output, or why it was refused.

import BattleshipCore
import BattleshipPlay

package enum CommandResult: Hashable, Sendable {
  /// The lines for standard output; then, printed last, the message that was written or is shown again.
  case done([SafeText], url: SafeText? = nil)
  case refused(CommandError)

  /// A message, printed after these lines.
  static func message(_ content: MessageContent, on base: MessageURLBase, after lines: [SafeText] = []) -> CommandResult
  {
    .done(lines, url: SafeText(content.messageURL(base: base), limit: .max))
  }

  package var error: CommandError? { if case .refused(let error) = self { error } else { nil } }

  package var url: SafeText? { if case .done(_, let url) = self { url } else { nil } }

  /// The lines without the message.
  package var lines: [SafeText] { if case .done(let lines, _) = self { lines } else { [] } }

  /// The lines that are meant for others: the message, or a result to share.
  package var toHandOn: [SafeText] { url.map { [$0] } ?? lines }

  package var output: String { (lines + [url].compactMap(\.self)).map { $0.string + "\n" }.joined() }
}
