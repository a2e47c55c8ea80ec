// Remarks of the phone about what an app or a server did, and why an event could not happen.

/// An app, an extension or a server did something without an effect, or with a surprising one.
public enum NotificationNote: Hashable, Sendable {
  /// Two categories or two different actions have this identifier; the registered ones stay.
  case sharedIdentifier(String)
  /// Two content extensions claim this category; the first one gets it.
  case sharedCategory(String)
  /// A payload was refused.
  case payloadRefused(RemotePayloadError)
  /// A payload has a key in `aps` or its `alert`, named with its path, of which iOS 10 makes nothing; or a key of
  /// `aps` stands beside it.
  case unknownKey(String)
  /// A payload has no text, badge or sound and calls no app in the background.
  case nothingToShow
  /// A notification came with a category that its app has not registered; it has no actions and no content extension.
  case unregisteredCategory(String)
  /// An attachment was left out.
  case attachmentRefused(url: String, NotificationErrorCode)
  /// A content without a text came from a service extension; the original is shown.
  case noAlertText
  /// A service extension's content has a `userInfo` that is not JSON; the original's is kept.
  case badUserInfo
  /// A service extension did not hand over a content; the original is shown.
  case noContent
  /// A download needs https.
  case insecureDownload(url: String)
  /// There is no delegate to receive a response.
  case noDelegate
  /// A completion handler was called, but nothing waits for it.
  case nothingToComplete
  /// The content extension ended before it answered a response, which is dropped.
  case responseDropped(action: String)
  /// The app did not call the completion handler of a response within its time.
  case completionMissing(action: String)
  /// The app and its extensions kept making follow-up requests; the rest were dropped.
  case tooManyCalls(most: Int)
  /// A number for the icon is negative or too large.
  case badBadge(Int)
}

/// Why an event could not happen.
public enum NotificationObstacle: Error, Hashable, Sendable {
  /// The app is not installed.
  case notInstalled(app: String)
  /// The app is installed already.
  case alreadyInstalled(app: String)
  /// A file with this URL is there already, or the URL is not that of a file.
  case badFile(url: String)
  /// Time cannot pass by this much at once.
  case badTime(milliseconds: Int)
  /// The phone is locked.
  case phoneLocked
  /// The phone is not locked.
  case phoneUnlocked
  /// No app is in front.
  case noAppInFront
  /// The user must answer another question first.
  case promptOpen
  /// The user was not asked this.
  case nothingAsked
  /// There is no such notification, or it is not at this place.
  case noSuchNotification(NotificationID)
  /// There is no banner.
  case noBanner
  /// The full view of the notification is open already.
  case fullViewOpen
  /// There is no full view.
  case noFullView
  /// The notification shows no such button.
  case noSuchAction(String)
  /// No field is open.
  case noTextField
  /// The content extension shows no input bar.
  case noInputBar
  /// The view of a content extension takes no touches, or there is none.
  case noTouches
  /// The content extension has not answered its last response yet.
  case extensionBusy
  /// No service extension runs with this number, or its notification was shown.
  case noService(run: Int)
  /// No such download has started.
  case noDownload(url: String)
  /// No content extension is shown.
  case noContentExtension
}
