// Why bytes are not JSON: the reason, and the byte.

/// Why bytes cannot be read as JSON.
public struct JSONError: Error, Hashable, Sendable {
  /// The reason for the error.
  public let reason: Reason

  /// The offset of the error in bytes, counted from 0.
  public let offset: Int

  /// An error at a byte.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// A fault of JSON.
  public enum Reason: Hashable, Sendable {
    case valueExpected
    /// This byte was expected.
    case byteExpected(UInt8)
    /// A number is not in the form that JSON requires.
    case badNumber
    case badEscape
    /// An escape names half of a surrogate pair.
    case loneSurrogate
    case controlCharacter
    case notUTF8
    /// An object has the same key twice.
    case repeatedKey(String)
    /// Arrays and objects are nested more deeply than this.
    case tooDeep(most: Int)
    case bytesAfterValue
  }
}

extension JSONError: CustomStringConvertible {
  /// The error in a line: `byte 7: a value is expected`.
  public var description: String { "byte \(offset): \(reason)" }
}

extension JSONError.Reason: CustomStringConvertible {
  /// The reason, in words.
  public var description: String {
    switch self {
    case .valueExpected: "a value is expected"
    case .byteExpected(let byte): "'\(Character(Unicode.Scalar(byte)))' is expected"
    case .badNumber: "not a valid JSON number"
    case .badEscape: "not a valid JSON escape"
    case .loneSurrogate: "an escape names half a character"
    case .controlCharacter: "a control character is not escaped"
    case .notUTF8: "the text is not UTF-8"
    case .repeatedKey(let key): "the key \(quoted(key)) occurs twice"
    case .tooDeep(let most): "values are nested more than \(most) deep"
    case .bytesAfterValue: "something follows the value"
    }
  }
}
