// Members of Apple's notification centre that this one lacks: the compiler's message names the replacement.

extension UserNotificationCenter {
  /// Not here: each method gets the centre as an argument.
  @available(*, unavailable, message: "use the `center` that is handed to the method")
  public static func current() -> UserNotificationCenter { .init(notificationSettings: .initial) }

  /// Not here: a value holds no closure.
  @available(*, unavailable, message: "the answer comes in didFinishRequestingAuthorization(isGranted:_:)")
  public mutating func requestAuthorization(
    options: AuthorizationOptions, completionHandler: (Bool, NotificationErrorCode?) -> Void
  ) {}

  /// Not here: a value holds no closure.
  @available(*, unavailable, message: "the answer comes in didFinishAdding(_:error:_:)")
  public mutating func add(
    _ request: NotificationRequest, withCompletionHandler handler: (NotificationErrorCode?) -> Void
  ) {}

  /// Not here: the centre already knows.
  @available(*, unavailable, message: "read notificationSettings")
  public func getNotificationSettings(completionHandler: (NotificationSettings) -> Void) {}

  /// Not here: the centre already knows.
  @available(*, unavailable, message: "read pendingNotificationRequests")
  public func getPendingNotificationRequests(completionHandler: ([NotificationRequest]) -> Void) {}

  /// Not here: the centre already knows.
  @available(*, unavailable, message: "read deliveredNotifications")
  public func getDeliveredNotifications(completionHandler: ([DeliveredNotification]) -> Void) {}

  /// Not here: the program says which methods its delegate has.
  @available(*, unavailable, message: "write `static let delegate` in the NotifyingProgram")
  public var delegate: NotificationDelegateKind { .none }
}

extension NotificationServiceExtension {
  /// Missing: every service extension stores its own.
  @available(*, unavailable, message: "store the handler: var contentHandler = ContentHandler()")
  public var contentHandler: ContentHandler {
    get { ContentHandler() }
    set {}
  }
}
