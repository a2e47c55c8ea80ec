// Messages as an app that notifies: it announces posts that arrive while the conversation is not on the screen.

import NotificationsHost
import StickersHost

extension NotifyingAppManifest {
  /// Messages itself; a phone that has it installed as an app that notifies shows a notification for each new post.
  public static let messages = NotifyingAppManifest(identifier: "com.apple.MobileSMS", displayName: "Messages")
}

/// The category of a message's notification, and its one action.
private let category = "message"
private let reply = "reply"

extension Phone {
  private var messagesApp: String? {
    notifications.app(NotifyingAppManifest.messages.identifier)?.manifest.identifier
  }

  /// Messages is in front while the conversation is on the screen.
  mutating func notify(_ event: NotificationEvent, _ effects: inout [Effect]) {
    let wasInstalled = messagesApp != nil
    change(by: event, &effects)
    if !wasInstalled, messagesApp != nil { setUpMessages() }
    if screen != .elsewhere, notifications.isLocked || notifications.front != messagesApp {
      close(to: .elsewhere, &effects)
      if notifications.front == messagesApp { notifications.front = nil }
    }
    guard messagesApp != nil, notifications.front == messagesApp, screen == .elsewhere else { return }
    enter(&effects)
    removeNotifications(&effects)
  }

  private mutating func change(by event: NotificationEvent, _ effects: inout [Effect]) {
    for effect in notifications.update(event) {
      effects.append(.notified(effect, on: owner))
      if case .called(.didReceiveResponse(let response), NotifyingAppManifest.messages.identifier) = effect {
        answer(response, &effects)
      }
    }
  }

  private mutating func setUpMessages() {
    let field = NotificationTextInput(buttonTitle: "Send", placeholder: "Message")
    let action = NotificationAction(identifier: reply, title: "Reply", textInput: field)
    let app = NotifyingAppManifest.messages.identifier
    let categories = [NotificationCategory(identifier: category, actions: action.map { [$0] } ?? [])]
    notifications.update(.app(app, .setNotificationCategories(categories)))
    notifications.update(.app(app, .setDelegate(.respondsOnly)))
    notifications.allowWithoutAsking(app)
    if screen != .elsewhere { notifications.front = messagesApp }
  }

  private mutating func answer(_ response: NotificationResponse, _ effects: inout [Effect]) {
    if let text = response.userText, !text.isEmpty {
      post(.text(text), &effects)
    }
    change(by: .app(response.notification.app, .completeResponse(response.notification.number)), &effects)
  }

  /// The notification of a session's next bubble replaces that of its last one.
  mutating func notify(of envelope: Envelope, _ effects: inout [Effect]) {
    guard let app = messagesApp else { return }
    var content = NotificationContent()
    content.title = contacts.name(of: envelope.from)
    content.body = words(of: envelope.post)
    content.sound = "default"
    content.categoryIdentifier = category
    content.threadIdentifier = "conversation"
    let identifier =
      envelope.post.storedMessage?.session.map { "session-\($0.creator)-\($0.serial)" }
      ?? "item-\(transcript.nextNumber - 1)"
    change(by: .app(app, .add(NotificationRequest(identifier: identifier, content: content, trigger: nil))), &effects)
  }

  /// A post in words: the summary of a message, or the words of a screen reader.
  func words(of post: Post) -> String {
    switch post {
    case .text(let text): return text
    case .attachment(let attachment, _): return attachment.filename
    case .sticker(let sticker, _): return sticker.localizedDescription
    case .placedSticker(let placed): return placed.sticker.localizedDescription
    case .message(let stored):
      if let summary = stored.summaryText { return summary.shown(with: contacts) }
      let spoken = BubbleDrawing(stored, contacts: contacts, isLacking: false).spoken
      return spoken.isEmpty ? stored.app.displayName : spoken
    }
  }

  /// Updates the notifications after the conversation came on the screen or left it by an event of its own.
  mutating func updateNotifications(_ effects: inout [Effect]) {
    guard let app = messagesApp else {
      if screen != .elsewhere { notifications.front = nil }
      return
    }
    if screen == .elsewhere {
      if notifications.front == app { notifications.front = nil }
    } else if notifications.front != app {
      var followed: [NotificationEffect] = []
      notifications.bringToFront(app, &followed)
      effects += followed.map { .notified($0, on: owner) }
      removeNotifications(&effects)
    }
  }

  private mutating func removeNotifications(_ effects: inout [Effect]) {
    change(by: .app(NotifyingAppManifest.messages.identifier, .removeAllDeliveredNotifications), &effects)
  }
}
