// A file on a phone: where it is, whether it can be read, and its bytes.

/// A file that is on a phone.
///
/// ```swift
/// let photo = LocalFile(url: "file:///photo.png", contents: drawnPNG())
/// ```
public struct LocalFile: Hashable, Sendable {
  /// The file's location, a `file:` URL.
  public let url: String

  /// Whether an extension may read it.
  public let isReadable: Bool

  /// The bytes, which a sticker's file needs; nil if they were not given.
  public let contents: [UInt8]?

  /// A file, readable and without bytes by default.
  public init(url: String, isReadable: Bool = true, contents: [UInt8]? = nil) {
    self.url = url
    self.isReadable = isReadable
    self.contents = contents
  }
}

extension LocalFile {
  static func contents(of url: String, in files: [LocalFile]) throws(StickerErrorCode) -> [UInt8] {
    guard url.prefix(5).lowercased() == "file:" else { throw .improperFileURL }
    guard let file = files.first(where: { $0.url == url }) else { throw .fileNotFound }
    guard file.isReadable else { throw .fileUnreadable }
    guard let contents = file.contents, !contents.isEmpty else { throw .stickerFileImproperFileAttributes }
    return contents
  }
}
