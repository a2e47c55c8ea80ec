// The URL given to a command: as an argument, or as the last line of another command's output.

import BattleshipCore
import BattleshipPlay

/// Any bytes, not yet checked to be a game.
package struct GivenURL: Hashable, Sendable {
  private let bytes: [UInt8]

  /// The most bytes of input: enough for any game's URL after a line for each of its shots.
  package static let inputLimit = 65_536

  package init(argument: String) {
    bytes = Array(argument.utf8)
  }

  package init(pasted text: String) {
    self.init(argument: text.pastedLink)
  }

  /// The last non-empty line of an input, so that the output of `shoot` can be piped in unchanged.
  package init(input: [UInt8]) throws(GivenURLError) {
    guard input.count <= Self.inputLimit else { throw .longer(than: Self.inputLimit) }
    let lines = input.split(whereSeparator: { $0 == UInt8(ascii: "\n") }).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    guard let last = lines.last(where: { !$0.isEmpty }) else { throw .nothing }
    bytes = Array(last)
  }

  package func content() throws(MessageURLError) -> MessageContent { try MessageContent(messageURL: bytes.span) }

  /// Whether it has an item of the game; if so, a refusal names the wrong item.
  var isOurs: Bool { MessageItem.occurs(in: bytes.span) }

  /// The base of a reply: this URL's, so that it leads to the sender's site; the demo's if no URL can be built on it.
  package var replyBase: MessageURLBase {
    .reply(to: Array(String(decoding: bytes, as: UTF8.self).pastedLink.utf8))
  }
}

package enum GivenURLError: Error, Hashable, Sendable {
  case nothing
  case longer(than: Int)
}
