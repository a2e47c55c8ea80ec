// A duel from and to Foundation's URL, and the content of any message from one.

public import BattleshipCore
public import Foundation

extension Duel {
  /// The duel that a message URL holds.
  ///
  /// ```swift
  /// let duel = try Duel(messageURL: URL(string: duelURL)!)
  /// assert(duel.url()?.absoluteString == duelURL)
  /// ```
  ///
  /// - Throws: `MessageURLError` with the item and the value to blame, if the URL is not a duel.
  public init(messageURL url: URL) throws(MessageURLError) {
    try self.init(messageURL: url.absoluteString)
  }

  /// The message URL of this duel, on the original demo's base or one of your own.
  ///
  /// Nil only if Foundation does not accept the base as part of a URL, such as one that starts with a colon.
  public func url(base: MessageURLBase = .demo) -> URL? {
    URL(string: messageURL(base: base))
  }
}

extension MessageContent {
  /// The hunt or the duel that a message URL holds.
  ///
  /// ```swift
  /// let content = try MessageContent(messageURL: URL(string: url)!)
  /// assert(content == .hunt(game))
  /// ```
  ///
  /// - Throws: `MessageURLError` with the item and the value to blame, if the URL is neither.
  public init(messageURL url: URL) throws(MessageURLError) {
    try self.init(messageURL: url.absoluteString)
  }
}
