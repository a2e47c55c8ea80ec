// What follows from an event, besides the new state: calls, answers, what is shown, what was noted or ignored.

/// Something that followed from an event.
public enum NotificationEffect: Hashable, Sendable {
  /// The phone called an app or one of its extensions.
  case called(NotificationCall, app: String)
  /// The completion handler of something that an app did was called.
  case answered(NotificationAnswer, app: String)
  /// The user is asked something.
  case asked(NotificationPrompt)
  /// A notification was presented in these ways and at this place.
  case shown(DeliveredNotification, NotificationPresentationOptions, NotificationPlace)
  /// A notification came and was not presented.
  case notShown(DeliveredNotification, NotificationSilence)
  /// A notification left the list.
  case removed(NotificationID)
  /// The phone brought an app to the front.
  case broughtToFront(app: String)
  /// A service extension's download has started.
  case startedDownload(url: String, service: Int)
  /// The phone has something to say about what an app or a server did.
  case noted(NotificationNote, app: String)
  /// The event could not happen, and nothing changed.
  case ignored(NotificationObstacle)
}

/// A call on an app or an extension, with what it hands over.
public enum NotificationCall: Hashable, Sendable {
  /// The app is in front and decides how a notification is presented.
  case willPresent(DeliveredNotification)
  /// The app is told what the user did.
  case didReceiveResponse(NotificationResponse)
  /// The app is told in the background of a payload.
  case didReceiveRemoteNotification(userInfo: [JSONMember])
  /// A service extension may change a notification; the number is that of its run.
  case serviceDidReceive(NotificationRequest, run: Int)
  /// A service extension's time is nearly over.
  case serviceExtensionTimeWillExpire(run: Int)
  /// A download of a service extension ended: with the file's URL, or with nil if it failed.
  case serviceDidFinishDownload(url: String, file: String?, run: Int)
  /// The life of a content extension's view; it begins with the entries of the extension.
  case contentViewDidLoad(ContentExtensionManifest)
  /// The view is about to be shown, is shown, is about to go, is gone.
  case contentViewWillAppear, contentViewDidAppear, contentViewWillDisappear, contentViewDidDisappear
  /// A content extension is handed a notification.
  case contentDidReceive(DeliveredNotification)
  /// A content extension is told what the user did.
  case contentDidReceiveResponse(NotificationResponse)
  /// A content extension is handed what was typed into its own input bar.
  case contentDidReceiveInput(String)
}

/// What a completion handler is given.
public enum NotificationAnswer: Hashable, Sendable {
  /// Whether the app may notify in at least one way.
  case authorization(isGranted: Bool)
  /// A request was added, or was refused.
  case added(identifier: String, NotificationErrorCode?)
  /// An attachment's file may be used now, or not.
  case startedAccessing(url: String, isGranted: Bool)
  /// An attachment's file was read and has so many bytes, or was refused.
  case readAttachment(url: String, byteCount: Int?, NotificationErrorCode?)
}

/// What a user is asked.
public enum NotificationPrompt: Hashable, Sendable {
  /// Whether an app may notify.
  case authorization(app: String, AuthorizationOptions)
  /// To unlock the phone, for what they chose to do with a notification.
  case unlock(NotificationResponse)
}

/// Where a notification is shown.
public enum NotificationPlace: Hashable, Sendable {
  /// At the top of the screen, and in the list.
  case banner
  /// On the lock screen.
  case lockScreen
  /// Nowhere: only a sound or the number on the icon.
  case nowhere
}

/// Why a notification was not presented.
public enum NotificationSilence: Hashable, Sendable {
  /// The user does not allow it.
  case notAllowed
  /// The app was in front and did not want it.
  case appDecided
}
