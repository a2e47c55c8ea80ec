// The consequences of an event besides the new state: calls, answers, presentations, remarks, obstacles.

/// A consequence of an event.
public enum NotificationEffect: Hashable, Sendable {
  /// The phone called an app or one of its extensions.
  case called(NotificationCall, app: String)
  /// A completion handler of an app was called.
  case answered(NotificationAnswer, app: String)
  /// The user is asked a question.
  case asked(NotificationPrompt)
  /// A notification was presented in these ways and at this place.
  case shown(DeliveredNotification, NotificationPresentationOptions, NotificationPlace)
  /// A notification arrived and was not presented.
  case notShown(DeliveredNotification, NotificationSilence)
  /// A notification left the list.
  case removed(NotificationID)
  /// The phone brought an app to the front.
  case broughtToFront(app: String)
  /// An app asks for a device token; the test answers with ``NotificationEvent/registrationEnded(deviceToken:app:)``.
  case startedRegistration(app: String)
  /// A service extension's download has started.
  case startedDownload(url: String, service: Int)
  /// The phone has a remark about an action of an app or a server.
  case noted(NotificationNote, app: String)
  /// The event could not happen, and nothing changed.
  case ignored(NotificationObstacle)
}

/// A call on an app or an extension, with its arguments.
public enum NotificationCall: Hashable, Sendable {
  /// The app is in front and decides how a notification is presented.
  case willPresent(DeliveredNotification)
  /// The app gets the user's response.
  case didReceiveResponse(NotificationResponse)
  /// The app gets the token with which a server reaches it, or nil if there is none.
  case didRegisterForRemoteNotifications(deviceToken: [UInt8]?)
  /// The app is to show its own settings; nil if not for a notification.
  case openSettings(for: DeliveredNotification?)
  /// The app gets a payload in the background.
  case didReceiveRemoteNotification(userInfo: [JSONMember])
  /// A service extension may change a notification; `run` is the number of its run.
  case serviceDidReceive(NotificationRequest, run: Int)
  /// A service extension's time is nearly over.
  case serviceExtensionTimeWillExpire(run: Int)
  /// A download of a service extension ended: with the file's URL, or with nil if it failed.
  case serviceDidFinishDownload(url: String, file: String?, run: Int)
  /// A completion handler of a service extension's request was called.
  case serviceDidFinish(NotificationAnswer, run: Int)
  /// A completion handler of a content extension's request was called.
  case contentDidFinish(NotificationAnswer)
  /// The view of a content extension with this manifest is loaded.
  case contentViewDidLoad(ContentExtensionManifest)
  /// The view is about to be shown, is shown, is about to disappear, or has disappeared.
  case contentViewWillAppear, contentViewDidAppear, contentViewWillDisappear, contentViewDidDisappear
  /// A content extension gets a notification.
  case contentDidReceive(DeliveredNotification)
  /// A content extension gets the user's response.
  case contentDidReceiveResponse(NotificationResponse)
  /// A content extension gets the text from its own input bar.
  case contentDidReceiveInput(String)
}

/// The arguments of a completion handler.
public enum NotificationAnswer: Hashable, Sendable {
  /// Whether the app may notify in at least one way.
  case authorization(isGranted: Bool)
  /// A request was added, or was refused.
  case added(identifier: String, NotificationErrorCode?)
  /// An attachment's file may be used now, or not.
  case startedAccessing(url: String, isGranted: Bool)
  /// An attachment's file was read, with its size in bytes, or was refused.
  case readAttachment(url: String, byteCount: Int?, NotificationErrorCode?)
}

/// A question to the user.
public enum NotificationPrompt: Hashable, Sendable {
  /// Whether an app may notify.
  case authorization(app: String, AuthorizationOptions)
  /// To unlock the phone, because the chosen response needs it.
  case unlock(NotificationResponse)
}

/// Where a notification is shown.
public enum NotificationPlace: Hashable, Sendable {
  /// At the top of the screen, and in the list.
  case banner
  /// On the lock screen.
  case lockScreen
  /// In the list alone.
  case list
  /// Nowhere: only a sound or the number on the icon.
  case nowhere
}

/// Why a notification was not presented.
public enum NotificationSilence: Hashable, Sendable {
  /// The user does not allow it.
  case notAllowed
  /// The app was in front and chose not to present it.
  case appDecided
}
