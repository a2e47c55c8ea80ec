// The properties of a picture file: its format, its size and its animation.

/// The properties of a PNG, APNG, GIF or JPEG file.
///
/// The format is detected from the content, not from the file's name. The structure of the whole file is checked;
/// only ``PixelPicture`` unpacks the pixels. Bytes after the end of the picture are ignored, as in other readers.
///
/// ```swift
/// let picture = try Picture(bytes)
/// #expect(picture.format == .png)
/// ```
public struct Picture: Hashable, Sendable {
  /// The format of the file.
  public let format: Format

  /// The size in pixels.
  public let size: PixelSize

  /// How long each frame is shown, in order; empty for a format that has no frames.
  public let delays: [FrameDelay]

  /// How many times the frames are shown; nil means forever.
  public let plays: Int?

  /// A format of a sticker's file.
  public enum Format: Hashable, Sendable, CaseIterable {
    /// A still picture with full transparency.
    case png
    /// A PNG with frames.
    case apng
    /// A picture, or frames, with pixels that are either opaque or transparent.
    case gif
    /// A still picture without transparency.
    case jpeg
  }

  /// How transparent a picture can be.
  public enum Transparency: Hashable, Sendable {
    /// Every pixel may be more or less transparent.
    case full
    /// Every pixel is either opaque or transparent, so edges look jagged.
    case hardEdges
    /// No pixel is transparent.
    case none
  }

  /// Reads a picture.
  ///
  /// - Throws: ``PictureError`` if the bytes are not a picture in one of the formats, or are damaged.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    switch try PictureFile(bytes) {
    case .png(let file):
      format = file.animation == nil ? .png : .apng
      size = file.header.size
      delays = file.animation?.delays ?? []
      plays = file.animation.map { $0.plays } ?? 1
    case .gif(let file): (format, size, delays, plays) = (.gif, file.size, file.delays, file.plays)
    case .jpeg(let size): (format, self.size, delays, plays) = (.jpeg, size, [], 1)
    }
  }

  package init?(format: Format, size: PixelSize, delays: [FrameDelay], plays: Int?) {
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

  /// The number of frames, 1 for a still picture.
  public var frameCount: Int { max(1, delays.count) }

  /// Whether the picture moves: APNG and GIF with more than one frame.
  public var isAnimated: Bool { frameCount > 1 }

  /// The duration of one run of all frames, in seconds; 0 for a still picture.
  public var duration: Double { isAnimated ? delays.reduce(0) { $0 + $1.seconds } : 0 }

  /// How transparent the picture can be, by its format.
  public var transparency: Transparency {
    switch format {
    case .png, .apng: .full
    case .gif: .hardEdges
    case .jpeg: .none
    }
  }

  /// The frame that is shown at a time in seconds since the start; the last one once the animation has ended.
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
  /// The pixels across.
  public let width: Int
  /// The pixels down.
  public let height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// How long a frame is shown: a fraction of a second, as the file writes it.
public struct FrameDelay: Hashable, Sendable {
  /// The numerator of the fraction.
  public let numerator: Int
  /// The denominator of the fraction, greater than 0.
  public let denominator: Int

  /// A delay of this fraction of a second, which is not reduced: 2/20 is not equal to 1/10.
  ///
  /// - Precondition: `numerator` is not negative, and `denominator` is positive.
  public init(numerator: Int, denominator: Int) {
    precondition(numerator >= 0 && denominator > 0, "not a delay")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The delay in seconds.
  public var seconds: Double { Double(numerator) / Double(denominator) }
}
