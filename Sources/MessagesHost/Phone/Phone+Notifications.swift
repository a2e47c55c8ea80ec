// Messages is an app that notifies as well: of what comes in while the conversation is not on the screen.

extension NotifyingAppManifest {
  /// Messages itself. A phone on which it is installed as an app that notifies shows a notification for what comes in.
  public static let messages = NotifyingAppManifest(identifier: "com.apple.MobileSMS", displayName: "Messages")
}

/// The category of a message's notification, and its one action.
private let category = "message"
private let reply = "reply"

extension Phone {
  /// What is in front, as the notifications call it, while the conversation is on the screen.
  private var conversationInFront: String? {
    let messages = NotifyingAppManifest.messages.identifier
    return notifications.has(messages) ? messages : nil
  }

  /// Lets something happen to the notifications, and to the conversation what follows from it.
  mutating func notify(_ event: NotificationEvent, _ effects: inout [Effect]) {
    let wasThere = conversationInFront != nil
    change(by: event, &effects)
    if !wasThere, conversationInFront != nil { setUpMessages() }
    if screen != .elsewhere, notifications.isLocked || notifications.front != conversationInFront {
      close(to: .elsewhere, &effects)
      if notifications.front == conversationInFront { notifications.front = nil }
    }
    guard conversationInFront != nil, notifications.front == conversationInFront, screen == .elsewhere else { return }
    enter(&effects)
    takeBackNotifications(&effects)
  }

  private mutating func change(by event: NotificationEvent, _ effects: inout [Effect]) {
    for effect in notifications.update(event) {
      effects.append(.notified(effect, on: owner))
      if case .called(.didReceiveResponse(let response), NotifyingAppManifest.messages.identifier) = effect {
        answer(response, &effects)
      }
    }
  }

  /// Messages has its category and is allowed to notify without being asked for.
  private mutating func setUpMessages() {
    let field = NotificationTextInput(buttonTitle: "Send", placeholder: "Message")
    let action = NotificationAction(identifier: reply, title: "Reply", textInput: field)
    notifications.change(NotifyingAppManifest.messages.identifier) { app in
      app.categories = [NotificationCategory(identifier: category, actions: action.map { [$0] } ?? [])]
      app.delegate = .respondsOnly
      app.settings.authorizationStatus = .authorized
      app.settings.requested = .all
    }
    if screen != .elsewhere { notifications.front = conversationInFront }
  }

  /// The user replied to a message, or opened the conversation, which follows from Messages being in front.
  private mutating func answer(_ response: NotificationResponse, _ effects: inout [Effect]) {
    if let text = response.userText, !text.isEmpty {
      post(.text(text), &effects)
    }
    change(by: .app(response.notification.app, .completeResponse(response.notification.number)), &effects)
  }

  /// Notifies of what came in; a bubble's notification is replaced by that of the session's next bubble.
  mutating func notify(of envelope: Envelope, _ effects: inout [Effect]) {
    guard let app = conversationInFront else { return }
    var content = NotificationContent()
    content.title = contacts.name(of: envelope.from)
    content.body = words(of: envelope.post)
    content.sound = "default"
    content.categoryIdentifier = category
    content.threadIdentifier = "conversation"
    let identifier =
      envelope.post.letter?.session.map { "session-\($0.creator)-\($0.serial)" } ?? "item-\(transcript.nextNumber - 1)"
    change(by: .app(app, .add(NotificationRequest(identifier: identifier, content: content, trigger: nil))), &effects)
  }

  /// What a notification says of something that came in, with names from this phone's contacts.
  private func words(of post: Post) -> String {
    switch post {
    case .text(let text): return text
    case .attachment(let attachment, _): return attachment.filename
    case .sticker(let sticker, _): return sticker.localizedDescription
    case .placedSticker(let placed): return placed.sticker.localizedDescription
    case .message(let letter):
      if let summary = letter.summaryText { return summary.shown(with: contacts) }
      let spoken = BubbleDrawing(letter, contacts: contacts, isLacking: false).spoken
      return spoken.isEmpty ? letter.app.displayName : spoken
    }
  }

  /// The conversation has come to the screen, or left it, by an event of its own.
  mutating func followConversation(_ effects: inout [Effect]) {
    guard let app = conversationInFront else {
      if screen != .elsewhere { notifications.front = nil }
      return
    }
    if screen == .elsewhere {
      if notifications.front == app { notifications.front = nil }
    } else if notifications.front != app {
      var followed: [NotificationEffect] = []
      notifications.bringToFront(app, &followed)
      effects += followed.map { .notified($0, on: owner) }
      takeBackNotifications(&effects)
    }
  }

  private mutating func takeBackNotifications(_ effects: inout [Effect]) {
    change(by: .app(NotifyingAppManifest.messages.identifier, .removeAllDeliveredNotifications), &effects)
  }
}
