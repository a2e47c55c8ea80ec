// What the text form of notifications can express, but no phone can have.

extension TextFormError {
  /// Something that the notifications of a phone cannot have.
  public enum NotificationContradiction: Hashable, Sendable {
    /// An app that occurs twice or is missing, or something that an app cannot have.
    case app
    /// A category or an action that an app cannot register.
    case category
    /// A request that cannot wait, or an identifier that occurs twice.
    case request
    /// A content or an attachment that no app could add.
    case content
    /// A file that occurs twice, or is in the wrong place.
    case file
    /// An impossible arrival number, or a notification that is not in the list.
    case notification
    /// Something on the screen that cannot be there.
    case screen
    /// A service extension that cannot be running.
    case service
    /// An impossible time.
    case time
    /// A place off the map, or an invalid region.
    case place
  }
}

extension TextFormError.NotificationContradiction: CustomStringConvertible {
  /// The contradiction, in words.
  public var description: String {
    switch self {
    case .app: "an app that is there twice or not at all, or what an app cannot have"
    case .category: "a category that cannot be registered"
    case .request: "a request that cannot wait"
    case .content: "a content that no app could add"
    case .file: "a file that cannot be there"
    case .notification: "a notification that cannot be there"
    case .screen: "something that cannot be on the screen"
    case .service: "a service extension that cannot be at work"
    case .time: "a time that cannot be"
    case .place: "a place that cannot be"
    }
  }
}
