// The recommendations of Apple's pages for the pictures of stickers; they refuse nothing.

/// A recommendation that a sticker's picture does not follow.
public enum StickerAdvice: Hashable, Sendable, CaseIterable {
  /// The picture is a GIF, in which no edge is smooth.
  case hardEdges
  /// The picture is a JPEG, in which no pixel is transparent.
  case noTransparency
  /// No pixel is transparent, so the sticker is a rectangle.
  case opaqueGround
}

extension StickerAdvice: CustomStringConvertible {
  /// The recommendation, in words.
  public var description: String {
    switch self {
    case .hardEdges: "a GIF has hard edges; PNG and APNG are recommended"
    case .noTransparency: "a JPEG has no transparency; PNG and APNG are recommended"
    case .opaqueGround: "no pixel is transparent; a transparent ground is recommended"
    }
  }
}

extension Picture {
  /// The recommendation against this format; nil for PNG and APNG.
  public var advice: StickerAdvice? {
    switch transparency {
    case .full: nil
    case .hardEdges: .hardEdges
    case .none: .noTransparency
    }
  }
}

extension PixelPicture {
  /// The recommendation of a transparent ground; nil for a picture with at least one pixel that is not opaque.
  public var advice: StickerAdvice? {
    pixels.allSatisfy { $0.alpha == 255 } ? .opaqueGround : nil
  }
}
