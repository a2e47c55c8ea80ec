// The parts of a URL that matter here: its scheme, and the name and kind of a file.

/// The kind of a file's content, judged by the file's name.
public enum MediaKind: Hashable, Sendable {
  /// A file that Messages shows in a bubble: a picture, a video or a sound.
  case image, video, audio

  /// The kind for the file name extension of a URL; nil if Messages does not show such files.
  public init?(fileURL: String) {
    switch fileNameExtension(fileURL) {
    case "png", "jpg", "jpeg", "gif", "heic": self = .image
    case "mov", "mp4", "m4v", "mpg", "mpeg", "avi": self = .video
    case "m4a", "mp3", "wav", "aif", "aiff", "caf": self = .audio
    default: return nil
    }
  }
}

package func isFileURL(_ url: String) -> Bool {
  urlScheme(url) == "file"
}

/// The scheme of a URL in lower case: the text before the first colon, if it is a valid scheme.
package func urlScheme(_ url: String) -> String? {
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

package func fileName(_ url: String) -> String? {
  guard let slash = url.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
  let name = url[url.utf8.index(after: slash)...]
  return name.isEmpty ? nil : percentDecoded(String(name))
}

func fileNameExtension(_ url: String) -> String? {
  guard let name = fileName(url), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
  return String(name[name.utf8.index(after: dot)...]).lowercased()
}

/// Unchanged if the decoded bytes are not valid UTF-8.
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

package func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
