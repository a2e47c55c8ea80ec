// How much of the screen an extension takes.

/// How an extension is shown: `MSMessagesAppPresentationStyle`.
public enum PresentationStyle: Int, Hashable, Sendable {
  /// Where the keyboard sits: about a quarter of the screen, under the input field.
  case compact = 0
  /// Nearly all of the screen; the input field is out of reach.
  case expanded = 1
  /// In the transcript itself, new in iOS 11: a live bubble. Extensions may not ask for it.
  case transcript = 2
}

extension PresentationStyle: CustomStringConvertible {
  /// The style's name.
  public var description: String {
    switch self {
    case .compact: "compact"
    case .expanded: "expanded"
    case .transcript: "transcript"
    }
  }
}
