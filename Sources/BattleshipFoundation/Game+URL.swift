// A game from and to Foundation's URL, such as `MSMessage.url`.

public import BattleshipCore
public import Foundation

extension Game {
  /// The game that a message URL holds.
  ///
  /// ```swift
  /// let game = try Game(messageURL: URL(string: url)!)
  /// assert(game.url()?.absoluteString == url)
  /// ```
  ///
  /// - Throws: `MessageURLError` with the item and the value to blame, if the URL is not a game.
  public init(messageURL url: URL) throws(MessageURLError) {
    try self.init(messageURL: url.absoluteString)
  }

  /// The message URL of this game, on the original demo's base or one of your own.
  ///
  /// Nil only if Foundation does not accept the base as part of a URL, such as one that starts with a colon.
  public func url(base: MessageURLBase = .demo) -> URL? {
    URL(string: messageURL(base: base))
  }
}
