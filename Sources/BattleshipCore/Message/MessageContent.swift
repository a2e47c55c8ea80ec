// One reader for every message: the URL may hold a hunt or a duel.

/// The content of a message URL: a hunt, in which one player hides and the other one fires, or a sealed duel.
///
/// ```swift
/// switch try MessageContent(messageURL: url) {
/// case .hunt(let game): assert(game.chart.unknownCells.count == 9)
/// case .duel(let duel): print(duel.chart(of: .first).shots, duel.chart(of: .second).shots)
/// }
/// ```
public indirect enum MessageContent: Hashable, Sendable {
  /// A hidden fleet and the shots at it.
  case hunt(Game)
  /// Two sealed fleets and the turns of both players.
  case duel(Duel)

  /// The content of a message URL.
  ///
  /// - Throws: ``MessageURLError`` if it is neither a hunt nor a duel.
  public init(messageURL: borrowing String) throws(MessageURLError) {
    try self.init(messageURL: Array(messageURL.utf8).span)
  }

  /// The content of a message URL, from its bytes in UTF-8, which need not be valid.
  ///
  /// - Throws: ``MessageURLError`` if it is neither a hunt nor a duel.
  public init(messageURL url: Span<UInt8>) throws(MessageURLError) {
    do throws(MessageURLError) {
      self = .hunt(try Game(messageURL: url))
    } catch {
      guard case .duel = error.reason else { throw error }
      // A duel is written with its format first, so the first reading stopped there.
      self = .duel(try Duel(messageURL: url))
    }
  }

  package init?(in url: String?) {
    guard let url, let content = try? MessageContent(messageURL: url) else { return nil }
    self = content
  }

  /// Whether it is a later message of the same game, or the same message: everything in the other one stands at its
  /// beginning. If neither of two messages continues the other, they belong to different games.
  package func continues(_ other: MessageContent) -> Bool {
    switch (self, other) {
    case (.hunt(let game), .hunt(let other)): game.continues(other)
    case (.duel(let duel), .duel(let other)): duel.continues(other)
    case (.hunt, .duel), (.duel, .hunt): false
    }
  }

  package var duel: Duel? { if case .duel(let duel) = self { duel } else { nil } }

  package var hunt: Game? { if case .hunt(let game) = self { game } else { nil } }

  /// The message URL of the hunt or the duel.
  public func messageURL(base: MessageURLBase = .demo) -> String {
    switch self {
    case .hunt(let game): game.messageURL(base: base)
    case .duel(let duel): duel.messageURL(base: base)
    }
  }
}

extension Game {
  package func continues(_ other: Game) -> Bool { fleet == other.fleet && shots.starts(with: other.shots) }
}
