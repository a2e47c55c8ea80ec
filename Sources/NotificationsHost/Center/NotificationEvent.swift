// The events of a phone's notifications: time, places, and actions of a server, the user, an app or an extension.

/// An event of a phone's notifications.
public enum NotificationEvent: Hashable, Sendable {
  /// An app was installed.
  case installed(NotifyingAppManifest)
  /// An app was removed, with all its data.
  case removed(app: String)
  /// A file appeared on the phone.
  case fileAppeared(AttachableFile)
  /// Time passed, in milliseconds.
  case timePassed(milliseconds: Int)
  /// The phone was carried to a point; the first one only sets its position.
  case moved(to: MapPoint)
  /// A payload came from a server; a notification with the same `apns-collapse-id` is replaced, and one without an
  /// identifier is called `remote-1`, `remote-2` and so on.
  case payloadArrived([UInt8], app: String, collapseID: String?)

  /// The user opened an app from the home screen.
  case openedApp(String)
  /// The user left the app that was in front.
  case leftApp
  /// The user locked the phone.
  case locked
  /// The user unlocked the phone, unprompted or when asked to.
  case unlocked
  /// The user did not unlock the phone when asked to.
  case cancelledUnlock
  /// The user answered the question whether an app may notify.
  case answeredAuthorization(isAllowed: Bool)
  /// The user allowed or forbade an app's notifications in the settings.
  case allowed(Bool, app: String)
  /// The user switched an option on or off for an app in the settings.
  case switched(AuthorizationOptions, isOn: Bool, app: String)
  /// The user chose a kind of alert for an app in the settings.
  case choseAlertStyle(NotificationAlertStyle, app: String)
  /// The user chose when the texts of an app's notifications are shown.
  case chosePreviews(NotificationPreviews, app: String)
  /// The user tapped the button of the app's own settings: at a notification, or in the system's settings.
  case openedAppSettings(NotificationID?, app: String)
  /// An app's registration was answered: with the token of the device, or with nil if it failed.
  case registrationEnded(deviceToken: [UInt8]?, app: String)
  /// The user acted on a notification.
  case user(NotificationGesture)

  /// An app acted.
  case app(String, AppCall)
  /// A running service extension acted; the number is that of its run, counted from 1 on this phone.
  case service(Int, ServiceCall)
  /// The content extension of the full view acted.
  case content(ContentCall)
}

/// A user's action on a notification.
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
  /// Sent the text typed into the field of an action.
  case sentText(String)
  /// Closed the field of an action without sending.
  case cancelledText
  /// Sent the text typed into the content extension's own input bar.
  case sentTextFromInputBar(String)
  /// Tapped the content extension's view.
  case tappedCustomView
  /// Tapped Dismiss in the full view.
  case tappedDismiss
  /// Closed the full view by a tap outside it.
  case closedFullView
}

/// An app's actions: the methods of `UNUserNotificationCenter` and of an attachment's URL, and completion handlers.
public enum AppCall: Hashable, Sendable {
  /// Asks whether it may notify.
  case requestAuthorization(AuthorizationOptions)
  /// Sets a delegate with these methods, or none.
  case setDelegate(NotificationDelegateKind)
  /// Registers categories, replacing those registered before.
  case setNotificationCategories([NotificationCategory])
  /// Adds a request.
  case add(NotificationRequest)
  /// Withdraws pending requests.
  case removePendingNotificationRequests([String])
  /// Withdraws all pending requests.
  case removeAllPendingNotificationRequests
  /// Removes notifications from the list.
  case removeDeliveredNotifications([String])
  /// Removes all its notifications from the list.
  case removeAllDeliveredNotifications
  /// Puts a number on its icon; 0 removes it.
  case setBadge(Int)
  /// Answers `willPresent` for the notification with this arrival number.
  case completePresentation(Int, NotificationPresentationOptions)
  /// Answers `didReceive` for a response to the notification with this arrival number.
  case completeResponse(Int)
  /// Starts to use an attachment's file: `startAccessingSecurityScopedResource`.
  case startAccessing(url: String)
  /// Stops using it.
  case stopAccessing(url: String)
  /// Reads an attachment's file.
  case readAttachment(url: String)
  /// Asks for the token with which a server reaches it: the method of `UIApplication`.
  case registerForRemoteNotifications
}

/// A service extension's actions.
public enum ServiceCall: Hashable, Sendable {
  /// Asks the notification centre.
  case center(AppCall)
  /// Writes a file, which it can then attach.
  case wrote(AttachableFile)
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

/// A content extension's actions.
public enum ContentCall: Hashable, Sendable {
  /// Asks the notification centre, or uses an attachment's file.
  case center(AppCall)
  /// Sets the title of its controller.
  case setTitle(String)
  /// Asks for another height of its view.
  case setPreferredContentSize(SizeRatio)
  /// Shows its own input bar: `becomeFirstResponder`.
  case becomeFirstResponder
  /// Answers a response.
  case completeResponse(ContentExtensionResponseOption)
  /// The process ended.
  case ended
}
