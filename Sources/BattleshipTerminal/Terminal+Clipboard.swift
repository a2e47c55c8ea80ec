// Copying a text: the terminal's own way, in base 64, or tmux's where that stands between.

/// Who took a text that was to be copied.
public enum Clipboard: Hashable, Sendable {
  /// The terminal, which does not say what it did with it.
  case terminal
  /// tmux, which keeps it and hands it on.
  case tmux
}

/// Why a text cannot be copied.
public enum ClipboardError: Error, Hashable, Sendable {
  /// The terminal has no way to it.
  case none
}

extension Terminal {
  /// Copies a text.
  ///
  /// - Returns: Who took it.
  /// - Throws: ``ClipboardError/none`` where nobody would.
  @discardableResult
  public func copy(_ text: String) throws(ClipboardError) -> Clipboard {
    if environment("TMUX").map({ !$0.isEmpty }) ?? false,
      run(["tmux", "load-buffer", "-w", "-"], input: text)
    {
      return .tmux
    }
    guard capabilities.hasClipboard else { throw .none }
    writeRaw("\u{1b}]52;c;\(base64(text.utf8))\u{7}")
    return .terminal
  }
}

/// Some bytes in base 64, with padding (RFC 4648): the letters that a terminal takes for its clipboard.
package func base64(_ bytes: some Collection<UInt8>) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var rest = bytes[...]
  while !rest.isEmpty {
    let three = Array(rest.prefix(3))
    rest = rest.dropFirst(3)
    let bits = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
    for place in 0..<4 {
      text.append(place <= three.count ? letters[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
