// The kind of machine that shows the conversation, which decides whether extensions run.

import NotificationsHost

/// The kind of machine at one end of the conversation.
public enum Device: Hashable, Sendable {
  /// A phone that runs extensions; one of iOS 11 shows live bubbles too.
  case phone(system: System)
  /// A Mac: it shows bubbles and opens their URLs in the browser.
  case mac
  /// A watch: it shows bubbles.
  case watch
  /// A phone from before extensions: it shows the picture and the URL as two messages.
  case olderPhone

  /// The version of a phone's system.
  public enum System: Hashable, Sendable, CaseIterable {
    /// The first with extensions.
    case iOS10
    /// The first with live bubbles; it stands for every later one as well.
    case iOS11
  }

  /// A phone of iOS 10.
  public static let phone = Device.phone(system: .iOS10)

  /// Whether extensions can be launched.
  public var runsExtensions: Bool {
    switch self {
    case .phone: true
    case .mac, .watch, .olderPhone: false
    }
  }

  /// Whether a bubble can be drawn by its extension.
  public var hasLiveBubbles: Bool { self == .phone(system: .iOS11) }
}

extension Device: CustomStringConvertible {
  /// The kind of machine, with its article.
  public var description: String {
    switch self {
    case .phone: "a phone"
    case .mac: "a Mac"
    case .watch: "a watch"
    case .olderPhone: "a phone from before extensions"
    }
  }
}

func browserOpens(_ url: String) -> Bool {
  let scheme = urlScheme(url)
  return scheme == "http" || scheme == "https"
}
