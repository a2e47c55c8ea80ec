// Why a file cannot be a sticker, with Apple's numbers.

/// Why the file of a sticker was refused: the codes of `MSMessageErrorCode` in the domain of stickers.
public enum StickerErrorCode: Int, Error, Hashable, Sendable, CaseIterable {
  /// There is no such file.
  case fileNotFound = 1
  /// The file may not be read.
  case fileUnreadable = 2
  /// The URL does not start with `file:`.
  case improperFileURL = 4
  /// The file has no bytes, or its bytes were not given.
  case stickerFileImproperFileAttributes = 5
  /// The file is too large.
  case stickerFileImproperFileSize = 6
  /// The file is not a picture of the right kind.
  case stickerFileImproperFileFormat = 7

  /// The domain of these codes: `MSStickersErrorDomain`.
  public static let domain = "MSStickersErrorDomain"
}

extension StickerErrorCode: CustomStringConvertible {
  /// The code's name and number: `fileNotFound (1)`.
  public var description: String {
    let name =
      switch self {
      case .fileNotFound: "fileNotFound"
      case .fileUnreadable: "fileUnreadable"
      case .improperFileURL: "improperFileURL"
      case .stickerFileImproperFileAttributes: "stickerFileImproperFileAttributes"
      case .stickerFileImproperFileSize: "stickerFileImproperFileSize"
      case .stickerFileImproperFileFormat: "stickerFileImproperFileFormat"
      }
    return "\(name) (\(rawValue))"
  }
}
