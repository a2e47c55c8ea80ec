// The games in a file: URLs, a stored game or conversation, or finished games; the last message of each game counts.

import BattleshipCore
import BattleshipPlay
import MessagesHost

package struct StoredGames: Hashable, Sendable {
  /// The games in order; there is at least one.
  package var games: [MessageContent] {
    switch found {
    case .messages(let last): last.games
    case .finished(let games): games.map(\.content)
    }
  }

  let found: FoundGames

  /// How many finished duels of a version that was never released were skipped.
  package let unreleased: Int

  enum FoundGames: Hashable, Sendable {
    case messages(DistinctGames)
    /// The finished games, the newest first.
    case finished([FinishedGame])
  }

  /// The most bytes of a file.
  package static let inputLimit = 256 << 20

  package init(url: GivenURL) throws(MessageURLError) {
    var last = DistinctGames()
    last.add(try url.content())
    found = .messages(last)
    unreleased = 0
  }

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
    // Skip an incomplete last line: a program may still be writing it, or was interrupted.
    if form != .urls, !hasEnd { lines = lines.dropLast() }
    var checksum = Checksum()
    var (last, finished, unreleased) = (DistinctGames(), [FinishedGame](), 0)
    for (index, line) in lines.enumerated() {
      guard let bytes = form == .conversation ? checksum.line(line) : line else { throw .changed(line: index + 1) }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .unreadable(line: index + 1) }
      if form == .finished {
        if let game = try Self.finishedGame(text, line: index + 1) { finished.append(game) } else { unreleased += 1 }
      } else {
        try Self.add(text, form, line: index + 1, &last)
      }
    }
    self.unreleased = unreleased
    found = form == .finished ? .finished(FinishedGame.games(in: finished).reversed()) : .messages(last)
    if games.isEmpty { throw unreleased > 0 ? .unreleased(unreleased) : .nothing }
  }

  private enum Form {
    case urls, solo, conversation, finished

    init(firstLine: ArraySlice<UInt8>) {
      let line = String(decoding: firstLine, as: UTF8.self)
      if line.hasPrefix(SavedSolo.firstWords) {
        self = .solo
      } else if line.hasPrefix("\(FinishedGame.firstWord) ") {
        self = .finished
      } else {
        self = line.hasPrefix("\(ConversationHead.firstWord) ") ? .conversation : .urls
      }
    }
  }

  /// nil for a duel of a version that was never released.
  private static func finishedGame(_ text: String, line: Int) throws(StoredGamesError) -> FinishedGame? {
    guard let written = CheckedLine.line(text) else { throw .changed(line: line) }
    if let game = try? FinishedGame(text: written) { return game }
    guard written.holdsUnreleasedDuel else { throw .unreadable(line: line) }
    return nil
  }

  private static func add(
    _ text: String, _ form: Form, line: Int, _ last: inout DistinctGames
  ) throws(StoredGamesError) {
    switch form {
    case .urls: try add(urlLine: text, line: line, &last)
    case .solo: if text.hasPrefix("duel ") { try add(urlLine: String(text.dropFirst(5)), line: line, &last) }
    case .conversation:
      guard let read = try? ConversationLine(text: text) else { throw .unreadable(line: line) }
      // People may also send texts and other links.
      if case .post(let envelope) = read, let content = MessageContent(in: envelope.post.storedMessage?.url) {
        last.add(content)
      }
    case .finished: break
    }
  }

  /// Skips lines without a question mark, such as those that `shoot` prints before its URL.
  private static func add(urlLine: String, line: Int, _ last: inout DistinctGames) throws(StoredGamesError) {
    guard urlLine.contains("?") else { return }
    let url = urlLine.utf8.last == UInt8(ascii: "\r") ? String(Substring(urlLine.utf8.dropLast())) : urlLine
    do throws(MessageURLError) {
      last.add(try GivenURL(argument: url).content())
    } catch {
      throw .url(line: line, error)
    }
  }
}
