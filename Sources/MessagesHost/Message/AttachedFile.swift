// A file that is sent along.

import NotificationsHost

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
