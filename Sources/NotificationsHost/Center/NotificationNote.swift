// The phone's remarks about apps and servers, the reasons why an event could not happen, and both in words.

/// A remark about an action of an app, an extension or a server that had no effect, or a surprising one.
public enum NotificationNote: Hashable, Sendable {
  /// Two categories or two different actions have this identifier; the registered ones stay.
  case sharedIdentifier(String)
  /// Two content extensions claim this category; the first one gets it.
  case sharedCategory(String)
  /// A payload was refused.
  case payloadRefused(RemotePayloadError)
  /// A payload has a key that is ignored, given with its path; see ``RemotePayload/unknownKeys``.
  case unknownKey(String)
  /// A payload has no text, badge or sound, although it has an alert or does not call the app in the background.
  case nothingToShow
  /// A notification came with a category that its app has not registered; it has no actions and no content extension.
  case unregisteredCategory(String)
  case attachmentRefused(url: String, NotificationErrorCode)
  /// A service extension handed over a content without a text; the original is shown.
  case noAlertText
  case badUserInfo
  /// A service extension did not hand over a content; the original is shown.
  case noContent
  /// A download needs https.
  case insecureDownload(url: String)
  case noDelegate
  case nothingToComplete
  /// The content extension ended before it answered a response, which is dropped.
  case responseDropped(action: String)
  /// The app did not call the completion handler of a response within its time.
  case completionMissing(action: String)
  /// The app and its extensions kept making follow-up requests; the rest were dropped.
  case tooManyCalls(most: Int)
  /// A number for the icon is negative or too large.
  case badBadge(Int)
  case accessNotStopped(url: String)
  /// An extension asked for something that only an app can have: a delegate, a completion, a device token.
  case notForExtensions
  /// A critical alert of an app that the user did not allow `criticalAlert`; it is presented as an ordinary one.
  case criticalNotAllowed
}

/// Why an event could not happen.
public enum NotificationObstacle: Error, Hashable, Sendable {
  case notInstalled(app: String)
  case alreadyInstalled(app: String)
  /// A file with this URL is there already, or the URL is not that of a file.
  case badFile(url: String)
  /// Time cannot pass by this much at once.
  case badTime(milliseconds: Int)
  case phoneLocked
  case phoneUnlocked
  case noAppInFront
  /// The user must answer another question first.
  case promptOpen
  case nothingAsked
  /// There is no such notification, or it is not at this place.
  case noSuchNotification(NotificationID)
  case noBanner
  case fullViewOpen
  case noFullView
  /// The notification shows no such button.
  case noSuchAction(String)
  case noTextField
  /// The content extension shows no input bar.
  case noInputBar
  /// The view of a content extension takes no touches, or there is none.
  case noTouches
  case extensionBusy
  /// No service extension runs with this number, or its notification was already shown.
  case noService(run: Int)
  case noDownload(url: String)
  case noContentExtension
  /// The app has not asked for a device token, or was answered.
  case noRegistration(app: String)
  /// The app has no settings of its own that the system knows of.
  case noAppSettings(app: String)
}

extension NotificationNote: CustomStringConvertible {
  /// The note, in words.
  public var description: String {
    switch self {
    case .sharedIdentifier(let identifier): "two categories or actions are called \(quoted(identifier))"
    case .sharedCategory(let category): "two content extensions claim the category \(quoted(category))"
    case .payloadRefused(let error): "\(error)"
    case .unknownKey(let key): "nothing reads \(quoted(key)) in a payload"
    case .nothingToShow: "the payload has no text, badge or sound"
    case .unregisteredCategory(let category): "the category \(quoted(category)) is not registered"
    case .attachmentRefused(let url, let error): "the attachment \(quoted(url)) was left out: \(error)"
    case .noAlertText: "the service extension's content has no text, so the original is shown"
    case .noContent: "the service extension handed over no content, so the original is shown"
    case .badUserInfo: "the service extension's content has data that is not JSON, so the original's is kept"
    case .insecureDownload(let url): "\(quoted(url)) is not https"
    case .noDelegate: "there is no delegate to receive the response"
    case .nothingToComplete: "a completion handler was called, but nothing waits for it"
    case .responseDropped(let action):
      "the content extension ended before it answered \(quoted(action))"
    case .completionMissing(let action): "the completion handler of \(quoted(action)) was not called in time"
    case .tooManyCalls(let most): "more than \(most) calls made follow-up requests; the rest were dropped"
    case .badBadge(let number): "\(number) cannot be shown on an icon"
    case .accessNotStopped(let url): "a content extension ended without stopping its access to \(quoted(url))"
    case .notForExtensions: "an extension asked for something that only an app can have"
    case .criticalNotAllowed: "the user does not allow critical alerts, so it is an ordinary one"
    }
  }
}

extension NotificationObstacle: CustomStringConvertible {
  /// The obstacle, in words.
  public var description: String {
    switch self {
    case .notInstalled(let app): "\(quoted(app)) is not installed"
    case .alreadyInstalled(let app): "\(quoted(app)) is already installed"
    case .badFile(let url): "\(quoted(url)) is not a new file"
    case .badTime(let milliseconds): "\(milliseconds) milliseconds cannot pass at once"
    case .phoneLocked: "the phone is locked"
    case .phoneUnlocked: "the phone is not locked"
    case .noAppInFront: "no app is in front"
    case .promptOpen: "the user has to answer a question first"
    case .nothingAsked: "the user is not asked this"
    case .noSuchNotification(let id): "there is no notification \(quoted(id.identifier)) of \(quoted(id.app))"
    case .noBanner: "there is no banner"
    case .fullViewOpen: "the full view is already open"
    case .noFullView: "there is no full view"
    case .noSuchAction(let action): "there is no button \(quoted(action))"
    case .noTextField: "no field is open"
    case .noInputBar: "there is no input bar"
    case .noTouches: "the view takes no touches"
    case .extensionBusy: "the content extension has not answered yet"
    case .noService(let run): "no service extension runs with the number \(run)"
    case .noDownload(let url): "no download of \(quoted(url)) has started"
    case .noContentExtension: "no content extension is shown"
    case .noRegistration(let app): "\(quoted(app)) has not asked for a device token"
    case .noAppSettings(let app): "\(quoted(app)) has no settings of its own"
    }
  }
}
