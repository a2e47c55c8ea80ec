// What the text form of notifications can say and no phone can have.

extension TextFormError {
  /// What the notifications of a phone cannot have.
  public enum NotificationContradiction: Hashable, Sendable {
    /// An app that is there twice or not at all, or what an app cannot have.
    case app
    /// A category or an action that an app cannot register.
    case category
    /// A request that cannot wait, or an identifier that is there twice.
    case request
    /// A content that no app could add, or an attachment.
    case content
    /// A file that is there twice, or in the wrong place.
    case file
    /// A number of an arrival, or a notification that is not in the list.
    case notification
    /// Something on the screen that cannot be there.
    case screen
    /// A service extension that cannot be at work.
    case service
    /// A time that cannot be.
    case time
    /// A place off the map, or a region that is none.
    case place
  }
}

extension TextFormError.NotificationContradiction: CustomStringConvertible {
  /// What cannot be, in words.
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
