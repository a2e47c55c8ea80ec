// The kind of machine that shows the conversation, which decides whether extensions run.

import NotificationsHost

/// The kind of machine at one end of the conversation.
public enum Device: Hashable, Sendable {
  /// A phone that runs extensions.
  case phone
  /// A Mac: it shows bubbles and opens their URLs in the browser.
  case mac
  /// A watch: it shows bubbles.
  case watch
  /// A phone from before extensions: it shows the picture and the URL as two messages.
  case olderPhone

  /// Whether extensions can be launched.
  public var runsExtensions: Bool { self == .phone }
}

/// Whether a browser opens a URL: only for http and https.
func browserOpens(_ url: String) -> Bool {
  let scheme = urlScheme(url)
  return scheme == "http" || scheme == "https"
}
