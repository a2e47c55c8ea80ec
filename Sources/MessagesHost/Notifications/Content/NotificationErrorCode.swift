// Why a request was not scheduled or an attachment not taken, with Apple's numbers.

/// Why a notification or its attachment was refused: `UNError.Code`.
public enum NotificationErrorCode: Int, Error, Hashable, Sendable, CaseIterable {
  /// The user does not allow the app's notifications.
  case notificationsNotAllowed = 1
  /// The attachment's URL is not that of a file that can be read.
  case attachmentInvalidURL = 100
  /// The attachment is of no type that notifications show.
  case attachmentUnrecognizedType = 101
  /// The attachment's file is too large.
  case attachmentInvalidFileSize = 102
  /// The URL is not that of an attachment in the store.
  case attachmentNotInDataStore = 103
  /// The attachment's file could not be moved into the store.
  case attachmentMoveIntoDataStoreFailed = 104
  /// The attachment's file is damaged.
  case attachmentCorrupt = 105
  /// The request's trigger never comes.
  case notificationInvalidNoDate = 1400
  /// The request has nothing to show, or data of its own that is no JSON: a key twice, or values nested too deep.
  case notificationInvalidNoContent = 1401
}

extension NotificationErrorCode: CustomStringConvertible {
  /// The code's number.
  public var description: String { "error \(rawValue)" }
}
