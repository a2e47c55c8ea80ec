// Why bytes are no payload of a remote notification.

/// Why a payload was refused.
public enum RemotePayloadError: Error, Hashable, Sendable {
  /// It has more than 4,096 bytes.
  case tooLarge(byteCount: Int)
  /// It is no JSON.
  case json(JSONError)
  /// A member that must be there is not.
  case missing(key: String)
  /// A member is of another type than this.
  case wrongType(key: String, expected: Expected)
  /// A member asks for something that the host does not follow: texts from an app's own tables.
  case notFollowed(key: String)

  /// What a member can be.
  public enum Expected: Hashable, Sendable {
    /// A text.
    case text
    /// An object.
    case object
    /// One or the other.
    case textOrObject
    /// A whole number that is not negative, or a text of one.
    case count
    /// 0 or 1, or a text of one.
    case flag
  }
}

extension RemotePayloadError: CustomStringConvertible {
  /// The error in a line.
  public var description: String {
    switch self {
    case .tooLarge(let count): "the payload has \(count) bytes, and \(RemotePayload.mostBytes) are allowed"
    case .json(let error): "the payload is no JSON: \(error)"
    case .missing(let key): "the payload has no \(JSONValue.string(key))"
    case .wrongType(let key, let expected): "\(JSONValue.string(key)) is not \(expected)"
    case .notFollowed(let key): "\(JSONValue.string(key)) is not followed"
    }
  }
}

extension RemotePayloadError.Expected: CustomStringConvertible {
  /// What is expected, in words.
  public var description: String {
    switch self {
    case .text: "a text"
    case .object: "an object"
    case .textOrObject: "a text or an object"
    case .count: "a whole number"
    case .flag: "0 or 1"
    }
  }
}
