// Groups: the list shows the notifications of a thread together, with a line that counts those under the newest.

/// The notifications of an app's thread, or one that belongs to no thread.
public struct NotificationGroup: Hashable, Sendable {
  /// The notifications, the newest first.
  public let notifications: [DeliveredNotification]
  /// The line under the newest: how many more there are, and from whom; nil if there is only one.
  public let summary: String?
}

extension Notifications {
  /// The list in groups, in the order of their newest notifications.
  public var groups: [NotificationGroup] {
    var groups: [[DeliveredNotification]] = []
    for notification in list {
      let thread = notification.request.content.threadIdentifier
      let position = groups.firstIndex { group in
        !thread.isEmpty && group[0].app == notification.app
          && group[0].request.content.threadIdentifier.utf8.elementsEqual(thread.utf8)
      }
      if let position { groups[position].append(notification) } else { groups.append([notification]) }
    }
    return groups.map { NotificationGroup(notifications: $0, summary: summary(of: $0)) }
  }

  private func summary(of group: [DeliveredNotification]) -> String? {
    guard group.count > 1 else { return nil }
    var names: [String] = []
    for name in group.dropFirst().map({ $0.request.content.summaryArgument }) where !name.isEmpty {
      if !names.contains(name) { names.append(name) }
    }
    let format = category(of: group[0])?.categorySummaryFormat ?? ""
    return formatted(
      format.isEmpty ? "%u more" : format, ["\(group.count - 1)", names.joined(separator: ", ")])
  }
}

/// A format whose `%@` and `%u` stand for the arguments in order, and `%2$@` for the second one.
///
/// All other characters stay as they are written, even a sign without an argument.
func formatted(_ format: String, _ arguments: [String]) -> String {
  var text = ""
  var rest = Array(format.unicodeScalars)[...]
  var next = 0
  while let scalar = rest.popFirst() {
    guard scalar == "%" else {
      text.unicodeScalars.append(scalar)
      continue
    }
    var index = next
    var sign = rest
    if sign.count > 2, let digit = sign.first.flatMap({ Int(String($0)) }), sign[sign.startIndex + 1] == "$" {
      index = digit - 1
      sign = sign.dropFirst(2)
    }
    if sign.first == "@" || sign.first == "u", arguments.indices.contains(index) {
      text += arguments[index]
      next = index + 1
      rest = sign.dropFirst()
    } else {
      text += "%"
      if rest.first == "%" { rest.removeFirst() }
    }
  }
  return text
}
