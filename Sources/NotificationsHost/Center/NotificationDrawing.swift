// The contents of a notification, as data to draw: in a banner or the list, and in the full view.

/// A notification, ready to be drawn in a banner, in the list or on the lock screen.
public struct NotificationDrawing: Hashable, Sendable {
  /// The name of the app.
  public let appName: String
  /// The first line; nil if there is none.
  public let title: String?
  /// The second line; nil if there is none.
  public let subtitle: String?
  /// The text; nil if there is none.
  public let body: String?
  /// The picture at the side; nil if there is none or it is hidden.
  public let thumbnail: NotificationAttachment?
  /// The sender of a message, with their picture; nil if it is not a message, or is hidden.
  public let sender: MessageSender?
  /// The buttons that a banner shows when it is pulled down.
  public let buttons: [NotificationButton]

  /// The largest number of lines of the text.
  public static let maximumBodyLineCount = 4
}

/// A button, ready to be drawn.
public struct NotificationButton: Hashable, Sendable {
  /// The identifier of the action.
  public let action: String
  /// The title.
  public let title: String
  /// Whether it is drawn in red, for a destructive action.
  public let isDestructive: Bool

  /// A button, for comparison in tests.
  public init(action: String, title: String, isDestructive: Bool = false) {
    self.action = action
    self.title = title
    self.isDestructive = isDestructive
  }
}

/// A part of the full view; the view shows them from top to bottom.
public enum NotificationPart: Hashable, Sendable {
  /// The app's icon and a title: the app's name, or the title of a content extension.
  case header(app: String, title: String)
  /// The view of a content extension.
  case customView(extension: String, width: Int, height: Int)
  /// An attachment in full.
  case attachment(NotificationAttachment)
  /// The texts.
  case content(title: String, subtitle: String, body: String)
  /// The buttons.
  case buttons([NotificationButton])
  /// The field of an action.
  case textField(placeholder: String, buttonTitle: String)
  /// The content extension's own input bar.
  case inputBar
  /// The Dismiss button.
  case dismiss
}

extension Notifications {
  /// The drawing of a notification in a banner or in the list.
  public func drawing(of notification: DeliveredNotification) -> NotificationDrawing {
    let content = notification.request.content
    let category = category(of: notification)
    let isHidden = hidesPreview(of: notification)
    func shown(_ text: String, _ exception: NotificationCategoryOptions) -> String? {
      text.isEmpty || isHidden && category?.options.contains(exception) != true ? nil : text
    }
    let placeholder = category?.hiddenPreviewsBodyPlaceholder ?? ""
    let thumbnail = content.attachments.first { $0.type.kind != .audio && !$0.options.thumbnailHidden }
    return NotificationDrawing(
      appName: app(notification.app)?.manifest.displayName ?? "",
      title: shown(content.title, .hiddenPreviewsShowTitle),
      subtitle: shown(content.subtitle, .hiddenPreviewsShowSubtitle),
      body: isHidden ? placeholder.isEmpty ? "Notification" : placeholder : content.body.isEmpty ? nil : content.body,
      thumbnail: isHidden ? nil : thumbnail, sender: isHidden ? nil : content.sender,
      buttons: buttons(of: notification, inFull: false).map { NotificationButton($0) })
  }

  /// Whether the user's setting hides the texts now.
  func hidesPreview(of notification: DeliveredNotification) -> Bool {
    switch app(notification.app)?.settings.showPreviewsSetting {
    case nil, .always?: false
    case .whenAuthenticated?: isLocked
    case .never?: true
    }
  }

  /// The parts of the full view, from top to bottom, in a view of this width; none if no full view is open.
  ///
  /// - Precondition: `width` is between 0 and 1,000,000,000.
  public func fullViewParts(width: Int) -> [NotificationPart] {
    precondition(0...1_000_000_000 ~= width, "a view cannot be so wide")
    guard let view = fullView, let notification = notification(view.id), let app = app(view.id.app) else { return [] }
    let content = notification.request.content
    let manifest = view.content?.manifest
    let ownTitle = manifest?.overridesDefaultTitle == true ? view.content?.title : nil
    var parts: [NotificationPart] = [.header(app: view.id.app, title: ownTitle ?? app.manifest.displayName)]
    if let custom = view.content {
      let height = custom.sizeRatio.height(ofWidth: width)
      parts.append(.customView(extension: custom.manifest.identifier, width: width, height: height))
    } else if let attachment = content.attachments.first {
      parts.append(.attachment(attachment))
    }
    if manifest?.defaultContentHidden != true {
      parts.append(.content(title: content.title, subtitle: content.subtitle, body: content.body))
    }
    if view.content?.hasInputBar == true { parts.append(.inputBar) }
    if let field = textField, field.id == view.id, let input = field.action.textInput {
      parts.append(.textField(placeholder: input.placeholder, buttonTitle: input.buttonTitle))
    }
    let buttons = buttons(of: notification, inFull: true)
    if !buttons.isEmpty { parts.append(.buttons(buttons.map { NotificationButton($0) })) }
    parts.append(.dismiss)
    return parts
  }
}

extension NotificationButton {
  init(_ action: NotificationAction) {
    self.init(action: action.identifier, title: action.title, isDestructive: action.options.contains(.destructive))
  }
}
