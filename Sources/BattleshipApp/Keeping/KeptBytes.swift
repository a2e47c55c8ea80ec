// The contents of a kept file: whole lines, and the bytes of an incomplete last line.

/// The bytes of a kept file, or bytes appended to one.
package struct KeptBytes: Hashable, Sendable {
  /// The complete lines, without their line ends.
  package let lines: [[UInt8]]

  /// The bytes after the last line end.
  package let torn: [UInt8]

  /// Splits the bytes into lines.
  package init(_ bytes: [UInt8]) {
    var parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    torn = parts.popLast() ?? []
    lines = parts
  }

  /// The number of bytes in the lines, including line ends.
  package var byteCount: Int { lines.reduce(0) { $0 + $1.count + 1 } }

  /// The lines as texts; line numbers in errors start after `count`.
  ///
  /// - Throws: ``KeptError`` if a line is not UTF-8.
  package func texts(after count: Int = 0) throws(KeptError) -> [String] {
    var texts: [String] = []
    for line in lines {
      guard let text = String(validating: line, as: UTF8.self) else { throw .notText(line: count + texts.count + 1) }
      texts.append(text)
    }
    return texts
  }
}
