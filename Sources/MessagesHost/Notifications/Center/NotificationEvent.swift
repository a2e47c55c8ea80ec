// What can happen to the notifications of a phone: time, places, and what a server, the user, an app or an extension does.

/// Something that happened.
public enum NotificationEvent: Hashable, Sendable {
  /// An app was installed.
  case installed(NotifyingAppManifest)
  /// An app was removed, with all that it had.
  case removed(app: String)
  /// A file is on the phone now.
  case fileAppeared(AttachableFile)
  /// Time passed, in milliseconds.
  case timePassed(milliseconds: Int)
  /// The phone was carried to a place; the first place only tells where it is.
  case moved(to: MapPoint)
  /// A payload came from a server; a notification with the same `apns-collapse-id` is replaced.
  case payloadArrived([UInt8], app: String, collapseID: String?)

  /// The user opened an app from the home screen.
  case openedApp(String)
  /// The user left the app that was in front.
  case leftApp
  /// The user locked the phone.
  case locked
  /// The user unlocked the phone, by themselves or because they were asked to.
  case unlocked
  /// The user did not unlock the phone when asked to.
  case cancelledUnlock
  /// The user answered the question whether an app may notify.
  case answeredAuthorization(isAllowed: Bool)
  /// The user allowed or forbade an app's notifications in the settings.
  case allowed(Bool, app: String)
  /// The user switched something on or off for an app in the settings.
  case switched(AuthorizationOptions, isOn: Bool, app: String)
  /// The user did something with a notification.
  case user(NotificationGesture)

  /// An app did something.
  case app(String, AppCall)
  /// A running service extension did something; the number is that of its run.
  case service(Int, ServiceCall)
  /// The content extension of the full view did something.
  case content(ContentCall)
}

/// What a user can do with a notification.
public enum NotificationGesture: Hashable, Sendable {
  /// Tapped a banner or an entry of the list.
  case tapped(NotificationID)
  /// Pressed it hard, which opens the full view.
  case pressed(NotificationID)
  /// Swiped it to the side and tapped View, which opens the full view.
  case tappedView(NotificationID)
  /// Swiped it to the side and tapped Clear.
  case tappedClear(NotificationID)
  /// Flicked the banner away.
  case flickedBanner
  /// Tapped a button of the full view, or of the banner if no full view is open.
  case tappedAction(String)
  /// Sent what was typed into the field of an action.
  case sentText(String)
  /// Put the field of an action away.
  case cancelledText
  /// Sent what was typed into the content extension's own input bar.
  case sentTextFromInputBar(String)
  /// Tapped the content extension's view.
  case tappedCustomView
  /// Tapped Dismiss in the full view.
  case tappedDismiss
  /// Closed the full view by a tap beside it.
  case closedFullView
}

/// What an app can do: the methods of `UNUserNotificationCenter` and of an attachment's URL, and completion handlers.
public enum AppCall: Hashable, Sendable {
  /// Asks whether it may notify.
  case requestAuthorization(AuthorizationOptions)
  /// Sets a delegate with these methods, or none.
  case setDelegate(NotificationDelegateKind)
  /// Registers categories in place of those that it registered before.
  case setNotificationCategories([NotificationCategory])
  /// Adds a request.
  case add(NotificationRequest)
  /// Takes requests back.
  case removePendingNotificationRequests([String])
  /// Takes all requests back.
  case removeAllPendingNotificationRequests
  /// Takes notifications out of the list.
  case removeDeliveredNotifications([String])
  /// Takes all its notifications out of the list.
  case removeAllDeliveredNotifications
  /// Puts a number on its icon; 0 removes it.
  case setBadge(Int)
  /// Answers `willPresent` for the notification that arrived with this number.
  case completePresentation(Int, NotificationPresentationOptions)
  /// Answers `didReceive` for a response to the notification that arrived with this number.
  case completeResponse(Int)
  /// Starts to use an attachment's file: `startAccessingSecurityScopedResource`.
  case startAccessing(url: String)
  /// Stops using it.
  case stopAccessing(url: String)
  /// Reads an attachment's file.
  case readAttachment(url: String)
}

/// What a service extension can do.
public enum ServiceCall: Hashable, Sendable {
  /// Hands over the content to show.
  case contentHandler(NotificationContent)
  /// Starts to download a file.
  case download(url: String)
  /// A download is done: the file is on the phone.
  case finishedDownload(url: String, AttachableFile)
  /// A download failed.
  case failedDownload(url: String)
  /// The process ended.
  case ended
}

/// What a content extension can do.
public enum ContentCall: Hashable, Sendable {
  /// Sets the title of its controller.
  case setTitle(String)
  /// Asks for another height of its view.
  case setPreferredContentSize(SizeRatio)
  /// Brings its own input bar in: `becomeFirstResponder`.
  case becomeFirstResponder
  /// Answers a response.
  case completeResponse(ContentExtensionResponseOption)
  /// The process ended.
  case ended
}
