// A post is anything that can be sent: a message, a text, a file or a sticker.

import NotificationsHost
import StickersHost

/// A staged, sent or received item; large payloads are `indirect` so that the phones share one copy.
public enum Post: Hashable, Sendable {
  /// An interactive message.
  indirect case message(StoredMessage)
  /// A text that the user typed, or that an extension inserted or sent.
  case text(String)
  /// A file from an extension.
  indirect case attachment(AttachedFile, from: Manifest)
  /// A sticker from an extension or a pack.
  indirect case sticker(Sticker, from: Manifest)
  /// A sticker that was dropped on a bubble; it never becomes an item, but lies on the item that it names.
  indirect case placedSticker(PlacedSticker)

  /// The extension that made it, nil for text.
  public var app: Manifest? {
    switch self {
    case .message(let stored): stored.app
    case .text: nil
    case .attachment(_, let app), .sticker(_, let app): app
    case .placedSticker(let placed): placed.app
    }
  }

  /// The stored message, if it is an interactive message.
  public var storedMessage: StoredMessage? {
    if case .message(let stored) = self { stored } else { nil }
  }

  /// The file that travels with it.
  var fileURL: String? {
    switch self {
    case .message(let stored): stored.layout?.image == nil ? stored.layout?.mediaFileURL : nil
    case .attachment(let file, _): file.fileURL
    case .text, .sticker, .placedSticker: nil
    }
  }
}

/// A file that is sent.
public struct AttachedFile: Hashable, Sendable {
  /// Where the file is on the sender's phone.
  public let fileURL: String

  /// The name that is shown.
  public let filename: String

  /// The kind of file.
  public let kind: MediaKind
}
