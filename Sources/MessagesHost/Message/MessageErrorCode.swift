// Why an insertion or a direct send was refused, with Apple's numbers.

/// Why an insertion or a direct send was refused: the codes of `MSMessageErrorCode` in the domain of messages.
public enum MessageErrorCode: Int, Error, Hashable, Sendable, CaseIterable {
  /// The reason is unknown; since iOS 11.
  case unknown = -1
  /// There is no such file.
  case fileNotFound = 1
  /// The file may not be read.
  case fileUnreadable = 2
  /// Messages does not show files of this kind.
  case improperFileType = 3
  /// The URL is not that of a local file.
  case improperFileURL = 4
  /// The message's URL has more than 5,000 characters.
  case urlExceedsMaxSize = 8
  /// The user has not touched the extension since it was launched or last sent something; since iOS 11.
  case sendWithoutRecentInteraction = 9
  /// The extension is not on the screen; since iOS 11.
  case sendWhileNotVisible = 10
  /// The context of the extension does not allow it; since iOS 12. Here a live bubble gets it.
  case apiUnavailableInPresentationContext = 11

  /// The domain of these codes: `MSMessagesErrorDomain`.
  public static let domain = "MSMessagesErrorDomain"
}

extension MessageErrorCode: CustomStringConvertible {
  /// The code's name and number: `urlExceedsMaxSize (8)`.
  public var description: String {
    let name =
      switch self {
      case .unknown: "unknown"
      case .fileNotFound: "fileNotFound"
      case .fileUnreadable: "fileUnreadable"
      case .improperFileType: "improperFileType"
      case .improperFileURL: "improperFileURL"
      case .urlExceedsMaxSize: "urlExceedsMaxSize"
      case .sendWithoutRecentInteraction: "sendWithoutRecentInteraction"
      case .sendWhileNotVisible: "sendWhileNotVisible"
      case .apiUnavailableInPresentationContext: "apiUnavailableInPresentationContext"
      }
    return "\(name) (\(rawValue))"
  }
}
