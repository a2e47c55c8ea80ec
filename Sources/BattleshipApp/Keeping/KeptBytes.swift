// What a kept file holds: whole lines, and the bytes of a last one that a program could not end.

/// The bytes of a kept file, or of what was added to one.
public struct KeptBytes: Hashable, Sendable {
  /// The lines that have an end, without it.
  public let lines: [[UInt8]]

  /// The bytes behind the last end of a line.
  public let torn: [UInt8]

  /// The lines in these bytes.
  public init(_ bytes: [UInt8]) {
    var parts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    torn = parts.popLast() ?? []
    lines = parts
  }

  /// How many bytes the lines take with their ends.
  public var byteCount: Int { lines.reduce(0) { $0 + $1.count + 1 } }

  /// The lines as texts; errors count them on from `count`.
  ///
  /// - Throws: ``KeptError`` where a line is no UTF-8.
  public func texts(after count: Int = 0) throws(KeptError) -> [String] {
    var texts: [String] = []
    for line in lines {
      guard let text = String(validating: line, as: UTF8.self) else { throw .notText(line: count + texts.count + 1) }
      texts.append(text)
    }
    return texts
  }
}
