// Writes a phone's notifications line by line: apps, files, what arrived, and what is on the screen.

extension NotificationID {
  func write(to writer: inout TextFormWriter) {
    writer.quoted(app)
    writer.quoted(identifier)
  }
}

extension AttachableFile {
  static let conditions: [(value: Condition, word: String)] = [
    (.whole, "whole"), (.unreadable, "unreadable"), (.damaged, "damaged"), (.immovable, "immovable"),
  ]

  fileprivate func write(to writer: inout TextFormWriter) {
    writer.word("file")
    writer.quoted(url)
    writer.anyNumber(byteCount)
    writer.bool(isInBundle)
    for (condition, word) in Self.conditions where condition == self.condition { writer.word(word) }
    writer.endLine()
  }
}

extension StoredAttachment {
  fileprivate func write(to writer: inout TextFormWriter) {
    writer.word("stored")
    writer.quoted(url)
    writer.quoted(app)
    writer.anyNumber(byteCount)
    writer.number(users)
    writer.endLine()
  }
}

extension RunningService {
  fileprivate func write(to writer: inout TextFormWriter) {
    writer.word("service")
    writer.number(run)
    writer.quoted(app)
    writer.time(end)
    writer.bool(isExpiring)
    writer.number(downloads.count)
    for url in downloads { writer.quoted(url) }
    original.write(to: &writer)
    writer.endLine()
  }
}

extension Notifications {
  func write(to writer: inout TextFormWriter) {
    writer.word("notifications")
    writer.time(time)
    writer.bool(isLocked)
    writer.optional(front) { $0.quoted($1) }
    for count in [arrivals, runs, filesStored, apps.count, files.count, store.count] { writer.number(count) }
    for count in [list.count, undecided.count, uncompleted.count, services.count, authorizationPrompts.count] {
      writer.number(count)
    }
    writer.endLine()
    if firstDay != .iOS10 {
      writer.word("first-day")
      firstDay.write(to: &writer)
      writer.endLine()
    }
    if let place {
      writer.word("place")
      place.write(to: &writer)
      writer.endLine()
    }
    for app in apps { app.write(to: &writer) }
    for file in files { file.write(to: &writer) }
    for file in store { file.write(to: &writer) }
    for (word, notifications) in [("listed", list), ("undecided", undecided)] {
      for notification in notifications {
        writer.word(word)
        notification.write(to: &writer)
        writer.endLine()
      }
    }
    for uncompleted in uncompleted {
      writer.word("uncompleted")
      writer.time(uncompleted.end)
      uncompleted.response.write(to: &writer)
      writer.endLine()
    }
    for service in services { service.write(to: &writer) }
    for prompt in authorizationPrompts {
      writer.word("prompt")
      writer.quoted(prompt.app)
      writer.options(prompt.options)
      writer.number(prompt.askers)
      writer.endLine()
    }
    writeScreen(to: &writer)
  }

  private func writeScreen(to writer: inout TextFormWriter) {
    writer.word("banner")
    writer.optional(banner) { writer, banner in
      banner.id.write(to: &writer)
      writer.time(banner.end)
    }
    writer.endLine()
    writer.word("full-view")
    writer.optional(fullView) { writer, view in
      view.id.write(to: &writer)
      writer.optional(view.content) { $1.write(to: &$0, of: app(view.id.app)) }
    }
    writer.endLine()
    writer.word("text-field")
    writer.optional(textField) { writer, field in
      field.id.write(to: &writer)
      field.action.write(to: &writer)
    }
    writer.endLine()
    writer.word("unlock")
    writer.optional(unlockPrompt) { $1.write(to: &$0) }
    writer.endLine()
  }
}

extension ContentExtensionView {
  /// Writes the view of one of an app's extensions, which is named by its position.
  fileprivate func write(to writer: inout TextFormWriter, of app: NotifyingApp?) {
    writer.number(app?.manifest.contentExtensions.firstIndex(of: manifest) ?? 0)
    writer.optional(title) { $0.quoted($1) }
    sizeRatio.write(to: &writer)
    writer.bool(hasInputBar)
    writer.optional(unanswered) { $1.write(to: &$0) }
  }
}
