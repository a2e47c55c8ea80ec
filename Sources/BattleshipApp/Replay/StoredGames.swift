// The games in a file: URLs, a kept game or conversation, or finished games; the last message of each game counts.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// The games in a text, each represented by its last message.
package struct StoredGames: Hashable, Sendable {
  /// The games in order; there is at least one.
  package var games: [MessageContent] { finished.isEmpty ? last.games : finished.map(\.content) }

  /// The finished games with their players, the newest first, if the text is a record of these.
  private(set) var finished: [FinishedGame] = []

  private var last = LastMessages()

  /// The largest input in bytes.
  package static let inputLimit = 64 << 20

  /// The game of one URL.
  package init(url: GivenURL) throws(MessageURLError) { last.take(try url.content()) }

  /// The games of a text.
  ///
  /// - Throws: ``StoredGamesError`` with the number of the first invalid line.
  package init(_ bytes: [UInt8]) throws(StoredGamesError) {
    guard bytes.count <= Self.inputLimit else { throw .longer(than: Self.inputLimit) }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    switch lines.first.flatMap({ FileForm(firstLine: $0) }) {
    case .newer: throw .newer
    case .older: throw .older
    case .known, nil: break
    }
    let hasEnd = lines.last?.isEmpty ?? true
    if hasEnd { lines = lines.dropLast() }
    let form = lines.first.map { Form(firstLine: $0) } ?? .urls
    // Skip an incomplete last line: a program may still be writing it, or ended while it did.
    if form != .urls, !hasEnd { lines = lines.dropLast() }
    var checksum = Checksum()
    for (index, line) in lines.enumerated() {
      guard let bytes = form == .conversation ? checksum.line(line) : line else { throw .changed(line: index + 1) }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .unreadable(line: index + 1) }
      try take(text, form, line: index + 1)
    }
    finished = FinishedGame.games(in: finished).reversed()
    if games.isEmpty { throw .nothing }
  }

  /// The format of a text, given in its first line.
  private enum Form {
    case urls, solo, conversation, finished

    init(firstLine: ArraySlice<UInt8>) {
      let line = String(decoding: firstLine, as: UTF8.self)
      if line.hasPrefix(KeptSolo.firstWords) {
        self = .solo
      } else if line.hasPrefix("\(FinishedGame.firstWord) ") {
        self = .finished
      } else {
        self = line.hasPrefix("\(ConversationHead.firstWord) ") ? .conversation : .urls
      }
    }
  }

  private mutating func take(_ text: String, _ form: Form, line: Int) throws(StoredGamesError) {
    switch form {
    case .urls: try take(urlLine: text, line: line)
    case .solo: if text.hasPrefix("duel ") { try take(urlLine: String(text.dropFirst(5)), line: line) }
    case .conversation:
      do throws(TextFormError) {
        if case .post(let envelope) = try ConversationLine(text: text) { take(envelope) }
      } catch {
        throw .unreadable(line: line)
      }
    case .finished:
      guard let written = CheckedLine.line(text) else { throw .changed(line: line) }
      do throws(TextFormError) {
        finished.append(try FinishedGame(text: written))
      } catch {
        throw .unreadable(line: line)
      }
    }
  }

  /// Takes the URL of a line, skipping lines without a question mark, such as those `shoot` prints before its URL.
  private mutating func take(urlLine: String, line: Int) throws(StoredGamesError) {
    guard urlLine.contains("?") else { return }
    let url = urlLine.utf8.last == UInt8(ascii: "\r") ? String(Substring(urlLine.utf8.dropLast())) : urlLine
    do throws(MessageURLError) {
      last.take(try GivenURL(argument: url).content())
    } catch {
      throw .url(line: line, error)
    }
  }

  /// Takes mail if it is a game, because a person may also send texts and other links.
  private mutating func take(_ envelope: Envelope) {
    if let content = MessageContent(in: envelope.post.storedMessage?.url) { last.take(content) }
  }
}
