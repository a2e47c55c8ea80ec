// Why something could not be inserted, with Apple's numbers.

/// Why an insertion was refused: `MSMessageErrorCode`.
public enum MessageErrorCode: Int, Error, Hashable, Sendable, CaseIterable {
  /// No more is known; from iOS 11 on.
  case unknown = -1
  /// There is no such file.
  case fileNotFound = 1
  /// The file may not be read.
  case fileUnreadable = 2
  /// The file is of no kind that Messages shows.
  case improperFileType = 3
  /// The URL is not that of a local file.
  case improperFileURL = 4
  /// A sticker's file says nothing of itself.
  case stickerFileImproperFileAttributes = 5
  /// A sticker's file is too large.
  case stickerFileImproperFileSize = 6
  /// A sticker's file is not a picture of the right kind.
  case stickerFileImproperFileFormat = 7
  /// The message's URL has more than 5,000 characters.
  case urlExceedsMaxSize = 8
  /// The user did not touch the extension since it was launched or last sent something; from iOS 11 on.
  case sendWithoutRecentInteraction = 9
  /// The extension is not on the screen; from iOS 11 on.
  case sendWhileNotVisible = 10
}

extension MessageErrorCode: CustomStringConvertible {
  /// The code's number.
  public var description: String { "error \(rawValue)" }
}
