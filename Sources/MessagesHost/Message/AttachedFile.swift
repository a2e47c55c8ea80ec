// What can be sent besides text and messages: files and stickers.

/// A file that is sent along.
public struct AttachedFile: Hashable, Sendable {
  /// Where the file is on the sender's phone.
  public let fileURL: String

  /// The name that is shown.
  public let filename: String

  /// What the file holds.
  public let kind: MediaKind

  /// An attachment that was checked.
  init(fileURL: String, filename: String, kind: MediaKind) {
    self.fileURL = fileURL
    self.filename = filename
    self.kind = kind
  }
}

/// A sticker: `MSSticker`, without the rules for its file.
public struct Sticker: Hashable, Sendable {
  /// Where the picture is.
  public let imageFileURL: String

  /// What a screen reader says for it.
  public let localizedDescription: String

  /// A sticker from a file.
  public init(contentsOfFileURL url: String, localizedDescription: String) {
    imageFileURL = url
    self.localizedDescription = localizedDescription
  }
}
