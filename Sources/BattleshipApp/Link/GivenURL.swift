// The URL that a command is given: as an argument, or as the last line of what another command wrote.

import BattleshipCore

/// A URL as it was given, of any bytes; whether it is a game comes out when it is read.
public struct GivenURL: Hashable, Sendable {
  private let bytes: [UInt8]

  /// The most bytes that are taken as an input: any URL that can be a game, and every shot that can have led to it.
  public static let inputLimit = 65_536

  /// A URL on the command line.
  public init(argument: String) {
    bytes = Array(argument.utf8)
  }

  /// The last line of an input that is not empty, so that what `shoot` writes can be handed on as it is.
  ///
  /// - Throws: ``GivenURLError`` where there is no such line, or more than ``inputLimit`` bytes.
  public init(input: [UInt8]) throws(GivenURLError) {
    guard input.count <= Self.inputLimit else { throw .longer(than: Self.inputLimit) }
    let lines = input.split(whereSeparator: { $0 == UInt8(ascii: "\n") }).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    guard let last = lines.last(where: { !$0.isEmpty }) else { throw .nothing }
    bytes = Array(last)
  }

  /// What the URL holds: a hunt, or a duel.
  ///
  /// - Throws: ``MessageURLError`` if it holds neither.
  public func content() throws(MessageURLError) -> MessageContent { try MessageContent(messageURL: bytes.span) }

  /// The hunt that the URL holds.
  func game() throws(MessageURLError) -> Game { try Game(messageURL: bytes.span) }

  /// The base on which a reply goes out: the URL's own, so that it leads where its sender meant it to; the original
  /// demo's where no URL can be written on that.
  public var replyBase: MessageURLBase { (try? MessageURLBase(of: String(decoding: bytes, as: UTF8.self))) ?? .demo }
}

/// Why an input holds no URL.
public enum GivenURLError: Error, Hashable, Sendable {
  /// It has no line but empty ones.
  case nothing
  /// It has more bytes than this.
  case longer(than: Int)
}
