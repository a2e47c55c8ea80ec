// Why a request was not scheduled or an attachment was not accepted, with Apple's numbers.

/// Why a notification or its attachment was refused: `UNError.Code`.
public enum NotificationErrorCode: Int, Error, Hashable, Sendable, CaseIterable {
  /// The user does not allow the app's notifications.
  case notificationsNotAllowed = 1
  /// The attachment's URL is not that of a file that can be read.
  case attachmentInvalidURL = 100
  /// Notifications do not show attachments of this type.
  case attachmentUnrecognizedType = 101
  /// The attachment's file is too large.
  case attachmentInvalidFileSize = 102
  /// The URL is not that of an attachment in the store.
  case attachmentNotInDataStore = 103
  /// The attachment's file could not be moved into the store.
  case attachmentMoveIntoDataStoreFailed = 104
  /// The attachment's file is damaged.
  case attachmentCorrupt = 105
  /// The request's trigger never fires.
  case notificationInvalidNoDate = 1400
  /// The request has nothing to show, an impossible badge, or a `userInfo` with a repeated key or nested too deeply.
  case notificationInvalidNoContent = 1401
  /// The intent cannot update the content, because its sender has no name.
  case contentProvidingInvalid = 1501
}

extension NotificationErrorCode: CustomStringConvertible {
  /// The code's name and number: `attachmentInvalidURL (100)`.
  public var description: String {
    let name =
      switch self {
      case .notificationsNotAllowed: "notificationsNotAllowed"
      case .attachmentInvalidURL: "attachmentInvalidURL"
      case .attachmentUnrecognizedType: "attachmentUnrecognizedType"
      case .attachmentInvalidFileSize: "attachmentInvalidFileSize"
      case .attachmentNotInDataStore: "attachmentNotInDataStore"
      case .attachmentMoveIntoDataStoreFailed: "attachmentMoveIntoDataStoreFailed"
      case .attachmentCorrupt: "attachmentCorrupt"
      case .notificationInvalidNoDate: "notificationInvalidNoDate"
      case .notificationInvalidNoContent: "notificationInvalidNoContent"
      case .contentProvidingInvalid: "contentProvidingInvalid"
      }
    return "\(name) (\(rawValue))"
  }
}
