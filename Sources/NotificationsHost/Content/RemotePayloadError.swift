// Why bytes are not the payload of a remote notification.

/// Why a payload was refused.
public enum RemotePayloadError: Error, Hashable, Sendable {
  /// It has more than 4,096 bytes.
  case tooLarge(byteCount: Int)
  /// It is not JSON.
  case json(JSONError)
  /// A required member is missing.
  case missing(key: String)
  /// A member does not have this type.
  case wrongType(key: String, expected: MemberType)

  /// The expected type of a member.
  public enum MemberType: Hashable, Sendable {
    case text
    case object
    case textOrObject
    /// A whole number that is not negative, or a text of one.
    case count
    /// 0 or 1, or a text of one.
    case flag
    case texts
    case share
    /// One of these words.
    case word(oneOf: [String])
  }
}

extension RemotePayloadError: CustomStringConvertible {
  /// The error in a line.
  public var description: String {
    switch self {
    case .tooLarge(let count): "the payload has \(count) bytes, but only \(RemotePayload.maximumByteCount) are allowed"
    case .json(let error): "the payload is not JSON: \(error)"
    case .missing(let key): "the payload has no \(quoted(key))"
    case .wrongType(let key, let expected): "\(quoted(key)) is not \(expected)"
    }
  }
}

extension RemotePayloadError.MemberType: CustomStringConvertible {
  /// The expected type, in words.
  public var description: String {
    switch self {
    case .text: "a text"
    case .object: "an object"
    case .textOrObject: "a text or an object"
    case .count: "a whole number"
    case .flag: "0 or 1"
    case .texts: "a list of texts"
    case .share: "a number from 0 to 1 with at most three decimals"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    }
  }
}
