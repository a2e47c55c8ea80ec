// What is attached to a notification: a file, of which type, and how its small picture is made.

/// A file that is shown with a notification: `UNNotificationAttachment`.
public struct NotificationAttachment: Hashable, Sendable {
  /// What tells the attachments of a notification apart; while it is empty the host has not made one yet.
  public internal(set) var identifier: String
  /// Where the file is; once the host took it, in the store of attachments.
  public internal(set) var url: String
  /// What the file holds.
  public let type: AttachmentType
  /// How it is shown small.
  public let options: AttachmentOptions

  /// An attachment of a file on the phone. The host looks at the file itself when the notification is added.
  ///
  /// - Throws: `attachmentInvalidURL` if the URL is not that of a file, `attachmentUnrecognizedType` if neither the
  ///   options nor the name of the file tell a type that notifications show.
  public init(
    identifier: String, url: String, options: AttachmentOptions = AttachmentOptions()
  ) throws(NotificationErrorCode) {
    guard isFileURL(url) else { throw .attachmentInvalidURL }
    let hinted = options.typeHint.map { AttachmentType(typeIdentifier: $0) } ?? AttachmentType(fileURL: url)
    guard let type = hinted else { throw .attachmentUnrecognizedType }
    self.identifier = identifier
    self.url = url
    self.type = type
    self.options = options
  }

  /// An attachment that the host took before.
  init(identifier: String, storedAt url: String, type: AttachmentType, options: AttachmentOptions) {
    self.identifier = identifier
    self.url = url
    self.type = type
    self.options = options
  }
}

/// How an attachment is read and shown small: the keys `UNNotificationAttachmentOptions…`.
public struct AttachmentOptions: Hashable, Sendable {
  /// The uniform type identifier of the file; nil if the name tells it.
  public var typeHint: String?
  /// Whether the banner shows no small picture.
  public var thumbnailHidden = false
  /// The part of the picture that is shown small; nil for all of it.
  public var thumbnailClippingRect: UnitRect?
  /// The millisecond of a film, or the frame of an animated picture, that is shown small.
  public var thumbnailTime: Int?

  /// Options that say nothing.
  public init() {}
}

/// A part of a picture, in thousandths of its width and height.
public struct UnitRect: Hashable, Sendable {
  /// The left and the upper edge.
  public let x, y: Int
  /// How wide and how high it is.
  public let width, height: Int

  /// A part of a picture; nil if it is empty or reaches beyond the picture.
  public init?(x: Int, y: Int, width: Int, height: Int) {
    let range = 0...1_000
    guard range ~= x, range ~= y, 1...1_000 ~= width, 1...1_000 ~= height, x + width <= 1_000, y + height <= 1_000
    else {
      return nil
    }
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
