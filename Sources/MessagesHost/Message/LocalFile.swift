// Files as far as the host needs them: there or not, readable or not, of which kind, and the bytes of a sticker.

/// A file that is on a phone.
public struct LocalFile: Hashable, Sendable {
  /// Where it is: a `file:` URL.
  public let url: String

  /// Whether an extension may read it.
  public let isReadable: Bool

  /// The bytes, which a sticker's file needs; nil if they were not handed in.
  public let contents: [UInt8]?

  /// A file of the phone.
  public init(url: String, isReadable: Bool = true, contents: [UInt8]? = nil) {
    self.url = url
    self.isReadable = isReadable
    self.contents = contents
  }
}

/// What a file holds, told by its name.
public enum MediaKind: Hashable, Sendable {
  /// What Messages shows in a bubble: a picture, a film, a sound.
  case image, video, audio

  /// The kind that the ending of a URL's path names; nil if Messages does not show such files.
  public init?(fileURL: String) {
    guard let name = fileName(fileURL), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else {
      return nil
    }
    switch String(name[name.utf8.index(after: dot)...]).lowercased() {
    case "png", "jpg", "jpeg", "gif", "heic": self = .image
    case "mov", "mp4", "m4v", "mpg", "mpeg", "avi": self = .video
    case "m4a", "mp3", "wav", "aif", "aiff", "caf": self = .audio
    default: return nil
    }
  }
}

/// Whether a URL is that of a local file.
func isFileURL(_ url: String) -> Bool {
  urlScheme(url) == "file"
}

/// The scheme of a URL in lower case: what stands before the first colon, if that can be a scheme.
func urlScheme(_ url: String) -> String? {
  guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
  let scheme = url[..<colon].lowercased()
  let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  guard let first = scheme.utf8.first, letters.contains(first) else { return nil }
  let isScheme = scheme.utf8.allSatisfy { byte in
    switch byte {
    case letters, UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
  return isScheme ? scheme : nil
}

/// The name of the file that a URL is of: what stands behind its last slash, decoded; nil if nothing stands there.
func fileName(_ url: String) -> String? {
  guard let slash = url.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
  let name = url[url.utf8.index(after: slash)...]
  return name.isEmpty ? nil : percentDecoded(String(name))
}

/// A text with each `%` and two hexadecimal digits as the byte that they stand for; as it is written if the bytes
/// are no text then. What is no such escape stays as well.
private func percentDecoded(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var decoded: [UInt8] = []
  var next = 0
  while next < bytes.count {
    if bytes[next] == UInt8(ascii: "%"), next + 2 < bytes.count, let high = hexadecimalDigit(bytes[next + 1]),
      let low = hexadecimalDigit(bytes[next + 2])
    {
      decoded.append(high << 4 | low)
      next += 3
    } else {
      decoded.append(bytes[next])
      next += 1
    }
  }
  let name = String(decoding: decoded, as: UTF8.self)
  return name.utf8.elementsEqual(decoded) ? name : text
}
