// What the app and its extension share: a round of tea, and its URL.

/// A round of tea: how many cups were asked for.
public struct TeaRound: Equatable, Sendable {
  /// The cups, at most 99.
  public let cups: Int

  /// A round of this many cups; nil unless there are 0 to 99.
  public init?(cups: Int) {
    guard 0...99 ~= cups else { return nil }
    self.cups = cups
  }

  private static let base = "https://example.com/tea?cups="

  /// The round as a URL, which is all that a message carries.
  public var url: String { Self.base + "\(cups)" }

  /// The round of a URL; nil if the URL has another form than ``url``.
  public init?(url: String) {
    guard url.hasPrefix(Self.base), let cups = Int(url.dropFirst(Self.base.count)) else { return nil }
    self.init(cups: cups)
    guard self.url == url else { return nil }
  }

  /// The round with one more cup; nil beyond 99.
  public var withOneMore: TeaRound? { TeaRound(cups: cups + 1) }

  /// The round in words.
  public var words: String { cups == 1 ? "1 cup of tea" : "\(cups) cups of tea" }
}
