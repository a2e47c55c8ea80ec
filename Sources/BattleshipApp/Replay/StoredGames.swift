// The games in a file: a URL a line, or a conversation that was kept, of which each game's last message counts.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// The games that stand in a text, each as its last message tells it.
public struct StoredGames: Hashable, Sendable {
  /// The games in their order; there is at least one.
  public private(set) var games: [MessageContent] = []

  /// The most bytes that are taken.
  public static let inputLimit = 64 << 20

  /// The game of one URL.
  public init(url: GivenURL) throws(MessageURLError) { games = [try url.content()] }

  /// The games of a text.
  ///
  /// - Throws: ``StoredGamesError`` with the first line that is not as it should be.
  public init(_ bytes: [UInt8]) throws(StoredGamesError) {
    guard bytes.count <= Self.inputLimit else { throw .longer(than: Self.inputLimit) }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let hasEnd = lines.last?.isEmpty ?? true
    if hasEnd { lines = lines.dropLast() }
    let form = lines.first.map { Form(firstLine: $0) } ?? .urls
    // A program may be about to write the last line of a conversation, or have been ended while it did.
    if form != .urls, !hasEnd { lines = lines.dropLast() }
    for (index, line) in lines.enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else { throw .unreadable(line: index + 1) }
      try take(text, form, line: index + 1)
    }
    if games.isEmpty { throw .nothing }
  }

  /// How a text is written, as its first line says.
  private enum Form {
    case urls, solo, shared, finished
    case conversation(isChecked: Bool)

    init(firstLine: ArraySlice<UInt8>) {
      let line = String(decoding: firstLine, as: UTF8.self)
      if line.hasPrefix(KeptSolo.firstWords) {
        self = .solo
      } else if line.hasPrefix("\(SharedLine.firstWord) ") {
        self = .shared
      } else if line.hasPrefix("\(FinishedGame.firstWord) ") {
        self = .finished
      } else if line.hasPrefix(KeptForm.first.firstWords) {
        self = .conversation(isChecked: false)
      } else {
        self = line.hasPrefix("battleship-conversation ") ? .conversation(isChecked: true) : .urls
      }
    }

    static func != (one: Form, other: Form) -> Bool {
      switch (one, other) {
      case (.urls, .urls), (.solo, .solo), (.shared, .shared), (.finished, .finished), (.conversation, .conversation):
        false
      case (_, _): true
      }
    }
  }

  private mutating func take(_ text: String, _ form: Form, line: Int) throws(StoredGamesError) {
    switch form {
    case .urls: try take(urlLine: text, line: line)
    case .solo: if text.hasPrefix("duel ") { try take(urlLine: String(text.dropFirst(5)), line: line) }
    case .conversation(let isChecked):
      let written = try Self.checked(text, isChecked, line: line)
      do throws(TextFormError) {
        if case .mail(let envelope) = try KeptLine(text: written) { take(envelope) }
      } catch {
        throw .unreadable(line: line)
      }
    case .finished:
      let written = try Self.checked(text, true, line: line)
      do throws(TextFormError) {
        games.append(try FinishedGame(text: written).content)
      } catch {
        throw .unreadable(line: line)
      }
    case .shared:
      let written = try Self.checked(text, true, line: line)
      do throws(TextFormError) {
        if case .mail(let envelope) = try SharedLine(text: written) { take(envelope) }
      } catch {
        throw .unreadable(line: line)
      }
    }
  }

  private static func checked(_ text: String, _ isChecked: Bool, line: Int) throws(StoredGamesError) -> String {
    guard isChecked else { return text }
    guard let checked = CheckedLine.line(text) else { throw .changed(line: line) }
    return checked
  }

  /// Takes the URL in a line. A line without a question mark is none, such as those that `shoot` prints before its URL.
  private mutating func take(urlLine: String, line: Int) throws(StoredGamesError) {
    guard urlLine.contains("?") else { return }
    let url = urlLine.utf8.last == UInt8(ascii: "\r") ? String(Substring(urlLine.utf8.dropLast())) : urlLine
    do throws(MessageURLError) {
      take(try GivenURL(argument: url).content())
    } catch {
      throw .url(line: line, error)
    }
  }

  /// Takes what was sent, if it is a game: a person may also send a text, or a link that is none.
  private mutating func take(_ envelope: Envelope) {
    if let url = envelope.post.letter?.url, let content = try? MessageContent(messageURL: url) { take(content) }
  }

  /// Takes a message: of a game that goes on it takes the place of the one before.
  private mutating func take(_ content: MessageContent) {
    if let place = games.lastIndex(where: { $0.precedes(content) }) {
      games[place] = content
    } else if !games.contains(where: { content.precedes($0) }) {
      games.append(content)
    }
  }
}

extension MessageContent {
  /// Whether the other message is one of the same game, as far as this one or farther.
  fileprivate func precedes(_ other: MessageContent) -> Bool {
    switch (self, other) {
    case (.hunt(let game), .hunt(let later)): game.fleet == later.fleet && later.shots.starts(with: game.shots)
    case (.duel(let duel), .duel(let later)):
      duel.identifier == later.identifier && later.turns.starts(with: duel.turns)
        && later.openings.count >= duel.openings.count
    case (.hunt, .duel), (.duel, .hunt): false
    }
  }
}

/// Why a text holds no games that can be shown.
public enum StoredGamesError: Error, Hashable, Sendable {
  /// It holds no game.
  case nothing
  /// It has more bytes than this.
  case longer(than: Int)
  /// A line is none that this program writes.
  case unreadable(line: Int)
  /// A line has changed since it was written, by its check.
  case changed(line: Int)
  /// The URL in a line is no game.
  case url(line: Int, MessageURLError)
}
