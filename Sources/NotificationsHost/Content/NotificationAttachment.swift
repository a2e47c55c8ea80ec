// A file attached to a notification: its type, and how its thumbnail is made.

/// A file that is shown with a notification: `UNNotificationAttachment`.
///
/// ```swift
/// content.attachments = [try NotificationAttachment(identifier: "sea", url: "file:///sea.png")]
/// ```
public struct NotificationAttachment: Hashable, Sendable {
  /// Identifies the attachment within its notification; empty until the host makes an identifier.
  public internal(set) var identifier: String
  /// The location of the file; in the store of attachments once the host has taken it.
  public internal(set) var url: String
  /// The type of the file.
  public let type: AttachmentType
  /// How its thumbnail is made.
  public let options: AttachmentOptions

  /// An attachment of a file on the phone; the host checks the file itself when the notification is added.
  ///
  /// - Throws: `attachmentInvalidURL` if the URL is not that of a file, `attachmentUnrecognizedType` if neither the
  ///   options nor the name of the file give a type that notifications show.
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
}

/// How an attachment is read and its thumbnail is made: the keys `UNNotificationAttachmentOptions…`.
public struct AttachmentOptions: Hashable, Sendable {
  /// The uniform type identifier of the file; nil if the file's name gives the type.
  public var typeHint: String?
  /// Whether the thumbnail is hidden.
  public var thumbnailHidden = false
  /// The part of the picture that is the thumbnail; nil for all of it.
  public var thumbnailClippingRect: UnitRect?
  /// The millisecond of a video, or the frame of an animated picture, that is the thumbnail.
  public var thumbnailTime: Int?

  /// The default options.
  public init() {}
}

/// A part of a picture, in thousandths of its width and height.
public struct UnitRect: Hashable, Sendable {
  /// The left and the upper edge.
  public let x, y: Int
  /// The width and the height.
  public let width, height: Int

  /// A part of a picture; nil if it is empty or reaches beyond the picture.
  public init?(x: Int, y: Int, width: Int, height: Int) {
    let range = 0...1_000
    guard range ~= x, range ~= y, 1...1_000 ~= width, 1...1_000 ~= height, x + width <= 1_000, y + height <= 1_000
    else {
      return nil
    }
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
