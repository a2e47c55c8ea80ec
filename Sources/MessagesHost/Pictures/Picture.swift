// What a picture file says of itself: its format, its pixels, and how it moves.

/// What a PNG, APNG, GIF or JPEG file says of itself.
///
/// The format is told by the content and not by the file's name. The structure of the whole file is checked; the pixels
/// are not unpacked. Bytes behind the end of the picture are ignored, as other readers do.
public struct Picture: Hashable, Sendable {
  /// How the file is written.
  public let format: Format

  /// How many pixels the picture has.
  public let size: PixelSize

  /// How long each frame is shown, in order; empty for a format that has no frames.
  public let delays: [FrameDelay]

  /// How often the frames are shown; nil if they are shown for ever.
  public let plays: Int?

  /// A format of a sticker's file.
  public enum Format: Hashable, Sendable, CaseIterable {
    /// A picture that stands still, with full transparency.
    case png
    /// A PNG with frames.
    case apng
    /// A picture, or frames, with pixels that are either there or not.
    case gif
    /// A picture that stands still, without transparency.
    case jpeg
  }

  /// How much of what is under a picture shows through it.
  public enum Transparency: Hashable, Sendable {
    /// Every pixel may be more or less transparent.
    case full
    /// A pixel is there or not, so the edges look jagged.
    case hardEdges
    /// A full box.
    case none
  }

  /// Reads a picture.
  ///
  /// - Throws: ``PictureError`` if the bytes are no picture in one of the formats, or a damaged one.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    var reader = PictureReader(bytes)
    if reader.take(PNGSignature.bytes) {
      self = try reader.png()
    } else if reader.take(Array("GIF87a".utf8)) || reader.take(Array("GIF89a".utf8)) {
      self = try reader.gif()
    } else if reader.take([0xFF, 0xD8]) {
      self = try reader.jpeg()
    } else {
      throw PictureError(.unknownFormat, at: 0)
    }
  }

  /// A picture with these properties; nil if no file has them.
  init?(format: Format, size: PixelSize, delays: [FrameDelay], plays: Int?) {
    switch format {
    case .png, .jpeg: guard delays.isEmpty, plays == 1 else { return nil }
    case .apng, .gif: guard !delays.isEmpty else { return nil }
    }
    guard size.width > 0, size.height > 0, plays != 0 else { return nil }
    self.format = format
    self.size = size
    self.delays = delays
    self.plays = plays
  }

  /// How many frames there are, 1 for a picture that stands still.
  public var frameCount: Int { max(1, delays.count) }

  /// Whether the picture moves: APNG and GIF with more than one frame.
  public var isAnimated: Bool { frameCount > 1 }

  /// How many seconds all frames take once; 0 for a picture that stands still.
  public var duration: Double { isAnimated ? delays.reduce(0) { $0 + $1.seconds } : 0 }

  /// How much shows through the picture, by its format.
  public var transparency: Transparency {
    switch format {
    case .png, .apng: .full
    case .gif: .hardEdges
    case .jpeg: .none
    }
  }

  /// Which frame is shown so many seconds after the first; the last one if the picture has stopped.
  ///
  /// Frames count from 0. A picture whose frames take no time shows its last one.
  public func frame(at seconds: Double) -> Int {
    guard isAnimated, duration > 0 else { return frameCount - 1 }
    guard seconds > 0 else { return 0 }
    if let plays, seconds >= duration * Double(plays) { return frameCount - 1 }
    var left = seconds.truncatingRemainder(dividingBy: duration)
    for (frame, delay) in delays.enumerated() {
      if left < delay.seconds { return frame }
      left -= delay.seconds
    }
    return frameCount - 1
  }
}

/// A number of pixels across and down.
public struct PixelSize: Hashable, Sendable {
  /// Across.
  public let width: Int
  /// Down.
  public let height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// How long a frame is shown: a fraction of a second, as the file writes it.
public struct FrameDelay: Hashable, Sendable {
  /// The part above the line.
  public let numerator: Int
  /// The part below the line, above 0.
  public let denominator: Int

  /// The delay in seconds.
  public var seconds: Double { Double(numerator) / Double(denominator) }
}
