// Notes and obstacles in words.

extension NotificationNote: CustomStringConvertible {
  /// The note, in words.
  public var description: String {
    switch self {
    case .sharedIdentifier(let identifier): "two categories or actions are called \(quoted(identifier))"
    case .sharedCategory(let category): "two content extensions claim the category \(quoted(category))"
    case .payloadRefused(let error): "\(error)"
    case .unknownKey(let key): "iOS 10 makes nothing of \(quoted(key)) in a payload"
    case .nothingToShow: "the payload has no text, badge or sound"
    case .unregisteredCategory(let category): "the category \(quoted(category)) is not registered"
    case .attachmentRefused(let url, let error): "the attachment \(quoted(url)) was left out: \(error)"
    case .noAlertText: "the service extension's content has no text, and the original is shown"
    case .noContent: "the service extension handed over no content, and the original is shown"
    case .badUserInfo: "the service extension's content has data that is no JSON, and the original's is kept"
    case .insecureDownload(let url): "\(quoted(url)) is not https"
    case .noDelegate: "there is no delegate to tell"
    case .nothingToComplete: "a completion handler was called that nobody waits for"
    case .responseDropped(let action):
      "the content extension went away before it answered \(quoted(action))"
    case .completionMissing(let action): "the completion handler of \(quoted(action)) was not called in time"
    case .tooManyCalls(let most): "more than \(most) calls asked for something in answer; the rest was dropped"
    case .badBadge(let number): "\(number) is no number for an icon"
    }
  }
}

extension NotificationObstacle: CustomStringConvertible {
  /// The obstacle, in words.
  public var description: String {
    switch self {
    case .notInstalled(let app): "\(quoted(app)) is not installed"
    case .alreadyInstalled(let app): "\(quoted(app)) is installed already"
    case .badFile(let url): "\(quoted(url)) is no new file"
    case .badTime(let milliseconds): "\(milliseconds) milliseconds cannot pass at once"
    case .phoneLocked: "the phone is locked"
    case .phoneUnlocked: "the phone is not locked"
    case .noAppInFront: "no app is in front"
    case .promptOpen: "the user is asked something first"
    case .nothingAsked: "the user is not asked this"
    case .noSuchNotification(let id): "there is no notification \(quoted(id.identifier)) of \(quoted(id.app))"
    case .noBanner: "there is no banner"
    case .fullViewOpen: "the full view is open already"
    case .noFullView: "there is no full view"
    case .noSuchAction(let action): "there is no button \(quoted(action))"
    case .noTextField: "no field is open"
    case .noInputBar: "there is no input bar"
    case .noTouches: "the view takes no touches"
    case .extensionBusy: "the content extension did not answer yet"
    case .noService(let run): "no service extension runs with the number \(run)"
    case .noDownload(let url): "no download of \(quoted(url)) has started"
    case .noContentExtension: "no content extension is shown"
    }
  }
}
