// The fault of a picture's file, and its offset.

/// Why a file cannot be a sticker's picture, or cannot be unpacked.
public struct PictureError: Error, Hashable, Sendable {
  /// The reason for the error.
  public let reason: Reason

  /// The offset of the error in bytes, counted from 0.
  public let offset: Int

  /// A fault of a picture's file.
  public enum Reason: Hashable, Sendable {
    /// The file does not begin like any of the formats.
    case unknownFormat
    /// The file ends before the picture does.
    case endsEarly
    /// The checksum of a chunk is wrong.
    case wrongChecksum
    /// A part is where it is not allowed, or occurs twice.
    case wrongPlace
    /// A part has a value that is not allowed.
    case wrongValue
    /// A part that should have come before is missing.
    case missingPart
    /// The picture has no pixels.
    case noPixels
    /// The picture has more than ``PixelPicture/maximumPixelCount`` pixels.
    case tooManyPixels
    /// The packed pixels are damaged.
    case wrongData
    /// The file is a JPEG, whose pixels are not unpacked.
    case notUnpacked
  }

  /// An error at a byte of the file.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension PictureError: CustomStringConvertible {
  /// The error in a line: `byte 29: a wrong checksum`.
  public var description: String { "byte \(offset): \(reason)" }
}

extension PictureError.Reason: CustomStringConvertible {
  /// The reason, in words.
  public var description: String {
    switch self {
    case .unknownFormat: "not a PNG, APNG, GIF or JPEG file"
    case .endsEarly: "the file ends early"
    case .wrongChecksum: "a wrong checksum"
    case .wrongPlace: "a part in the wrong place"
    case .wrongValue: "an impossible value"
    case .missingPart: "a part is missing before this"
    case .noPixels: "a picture without pixels"
    case .tooManyPixels: "more than \(PixelPicture.maximumPixelCount) pixels"
    case .wrongData: "damaged pixel data"
    case .notUnpacked: "a format whose pixels are not unpacked"
    }
  }
}
