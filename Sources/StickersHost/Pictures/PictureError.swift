// Why bytes are not a picture, and at which byte.

/// Why a file is not a picture that a sticker can have.
public struct PictureError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The offset of the error in bytes, counted from 0.
  public let offset: Int

  /// What can be wrong with a picture's file.
  public enum Reason: Hashable, Sendable {
    /// The file does not begin like any of the formats.
    case unknownFormat
    /// The file ends before the picture does.
    case endsEarly
    /// The checksum of a chunk is wrong.
    case wrongChecksum
    /// A part is in a place that is not allowed, or occurs twice.
    case wrongPlace
    /// A part has a value that is not allowed.
    case wrongValue
    /// A part is missing that should have come before.
    case missingPart
    /// The picture has no pixels.
    case noPixels
  }

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension PictureError: CustomStringConvertible {
  /// The error in a line: `byte 29: a wrong checksum`.
  public var description: String { "byte \(offset): \(reason)" }
}

extension PictureError.Reason: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .unknownFormat: "no PNG, APNG, GIF or JPEG file"
    case .endsEarly: "the file ends early"
    case .wrongChecksum: "a wrong checksum"
    case .wrongPlace: "a part in the wrong place"
    case .wrongValue: "an impossible value"
    case .missingPart: "a part is missing before this"
    case .noPixels: "a picture without pixels"
    }
  }
}
