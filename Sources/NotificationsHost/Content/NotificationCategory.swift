// The category of a notification: the user's possible actions on it.

/// A kind of notification with its actions: `UNNotificationCategory`.
///
/// ```swift
/// center.setNotificationCategories([NotificationCategory(identifier: "card", actions: [like, reply])])
/// ```
public struct NotificationCategory: Hashable, Sendable {
  /// The name that contents and content extensions use, case-sensitive.
  public let identifier: String
  /// The actions, in the order of their buttons.
  public let actions: [NotificationAction]
  /// The intents that its notifications relate to; the host only carries them.
  public let intentIdentifiers: [String]
  /// The text where previews are hidden; the system's own if it is empty.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The line under a group, as `%u more from %@`; the system's own if it is empty.
  public let categorySummaryFormat: String
  /// How its notifications behave.
  public let options: NotificationCategoryOptions

  /// A category with its actions.
  public init(
    identifier: String, actions: [NotificationAction], intentIdentifiers: [String] = [],
    hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
    options: NotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.categorySummaryFormat = categorySummaryFormat
    self.options = options
  }

  /// The largest number of buttons in a banner.
  public static let maximumActionsInBanner = 2
  /// The largest number of buttons in the full view.
  public static let maximumActionsInFull = 4
}

/// A button under a notification: `UNNotificationAction`, and `UNTextInputNotificationAction` if it asks for a text.
///
/// ```swift
/// let like = NotificationAction(identifier: "like", title: "Like", options: .foreground)
/// let field = NotificationTextInput(buttonTitle: "Send", placeholder: "Dear…")
/// let reply = NotificationAction(identifier: "reply", title: "Reply", textInput: field)
/// ```
public struct NotificationAction: Hashable, Sendable {
  /// Identifies the action within its app.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The action's requirements and look.
  public let options: NotificationActionOptions
  /// The field that a tap opens; nil if the action asks for no text.
  public let textInput: NotificationTextInput?

  /// An action; nil if the identifier or the title is empty.
  public init?(
    identifier: String, title: String, options: NotificationActionOptions = [], textInput: NotificationTextInput? = nil
  ) {
    if identifier.isEmpty || title.isEmpty { return nil }
    self.identifier = identifier
    self.title = title
    self.options = options
    self.textInput = textInput
  }
}

/// The field of an action that asks for a text.
public struct NotificationTextInput: Hashable, Sendable {
  /// The title of the button that sends the text.
  public let buttonTitle: String
  /// The text that the empty field shows.
  public let placeholder: String

  /// A field with its button.
  public init(buttonTitle: String, placeholder: String) {
    self.buttonTitle = buttonTitle
    self.placeholder = placeholder
  }
}

extension [NotificationCategory] {
  /// The name that two of these categories or two different actions share; nil if the set can be registered.
  var sharedIdentifier: String? {
    var seen: [NotificationAction] = []
    for (index, category) in enumerated() {
      if self[..<index].contains(where: { $0.identifier == category.identifier }) { return category.identifier }
      for (index, action) in category.actions.enumerated() {
        let isRepeated = category.actions[..<index].contains { $0.identifier == action.identifier }
        let isOther = seen.contains { $0.identifier == action.identifier && $0 != action }
        if isRepeated || isOther { return action.identifier }
      }
      seen += category.actions
    }
    return nil
  }
}
