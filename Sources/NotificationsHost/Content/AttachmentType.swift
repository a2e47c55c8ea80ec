// The types of file that a notification shows, by uniform type identifier or by name, and their largest sizes.

/// A type of file that notifications show.
public enum AttachmentType: Hashable, Sendable, CaseIterable {
  /// Sounds.
  case aiff, wav, mp3, mpeg4Audio
  /// Pictures.
  case jpeg, gif, png
  /// Videos.
  case mpeg, mpeg2Video, mpeg4, avi

  /// The type with this uniform type identifier; nil if notifications do not show such files.
  public init?(typeIdentifier: String) {
    guard let type = Self.allCases.first(where: { $0.typeIdentifier == typeIdentifier }) else { return nil }
    self = type
  }

  /// The type for the file name extension of a URL; nil if notifications do not show such files.
  public init?(fileURL: String) {
    switch fileNameExtension(fileURL) {
    case "aif", "aiff": self = .aiff
    case "wav": self = .wav
    case "mp3": self = .mp3
    case "m4a": self = .mpeg4Audio
    case "jpg", "jpeg": self = .jpeg
    case "gif": self = .gif
    case "png": self = .png
    case "mpg", "mpeg": self = .mpeg
    case "m2v": self = .mpeg2Video
    case "mp4", "m4v": self = .mpeg4
    case "avi": self = .avi
    default: return nil
    }
  }

  /// The type's uniform type identifier.
  public var typeIdentifier: String {
    switch self {
    case .aiff: "public.aiff-audio"
    case .wav: "com.microsoft.waveform-audio"
    case .mp3: "public.mp3"
    case .mpeg4Audio: "public.mpeg-4-audio"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .png: "public.png"
    case .mpeg: "public.mpeg"
    case .mpeg2Video: "public.mpeg-2-video"
    case .mpeg4: "public.mpeg-4"
    case .avi: "public.avi"
    }
  }

  /// The kind of media in the files.
  public var kind: MediaKind {
    switch self {
    case .aiff, .wav, .mp3, .mpeg4Audio: .audio
    case .jpeg, .gif, .png: .image
    case .mpeg, .mpeg2Video, .mpeg4, .avi: .video
    }
  }

  /// The largest size of a file of the type, in bytes.
  public var maximumByteCount: Int {
    switch kind {
    case .audio: 5 << 20
    case .image: 10 << 20
    case .video: 50 << 20
    }
  }
}

/// A file on the phone that can be attached: all that decides whether it may be, without its bytes.
///
/// ```swift
/// let sea = AttachableFile(url: "file:///sea.png", byteCount: 70_000)
/// ```
public struct AttachableFile: Hashable, Sendable {
  /// The file's location, a `file:` URL.
  public let url: String
  /// Its size in bytes.
  public let byteCount: Int
  /// Whether it is in the app's bundle; if so, it is copied and not moved.
  public let isInBundle: Bool
  /// Its condition.
  public let condition: FileCondition

  /// The condition of a file.
  public enum FileCondition: Hashable, Sendable, CaseIterable {
    /// It has no fault.
    case whole
    /// It may not be read.
    case unreadable
    /// Its contents are damaged.
    case damaged
    /// It can be read but not moved.
    case immovable
  }

  /// A file on the phone; nil if it has a negative number of bytes.
  public init?(url: String, byteCount: Int, isInBundle: Bool = false, condition: FileCondition = .whole) {
    if byteCount < 0 { return nil }
    self.url = url
    self.byteCount = byteCount
    self.isInBundle = isInBundle
    self.condition = condition
  }
}
