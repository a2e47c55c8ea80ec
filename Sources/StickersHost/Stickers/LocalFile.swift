// A file on a phone: where it is, whether it can be read, and its bytes.

/// A file that is on a phone.
public struct LocalFile: Hashable, Sendable {
  /// The file's location, a `file:` URL.
  public let url: String

  /// Whether an extension may read it.
  public let isReadable: Bool

  /// The bytes, which the file of a sticker needs; nil if they were not given.
  public let contents: [UInt8]?

  /// A file of the phone.
  public init(url: String, isReadable: Bool = true, contents: [UInt8]? = nil) {
    self.url = url
    self.isReadable = isReadable
    self.contents = contents
  }
}

/// Whether a URL is that of a local file.
func isFileURL(_ url: String) -> Bool {
  url.prefix(5).lowercased() == "file:"
}
