// An object of a payload, which remembers the keys that were read: the others are unknown.

struct PayloadObject {
  /// Where the object stands in the payload, such as `aps.alert`.
  private let path: String
  private let members: [JSONMember]
  private(set) var keysRead: [String] = []

  /// Fails if the value is not an object.
  init?(_ value: JSONValue, at path: String) {
    guard case .object(let members) = value else { return nil }
    self.members = members
    self.path = path
  }

  /// Each with its path.
  var unknownKeys: [String] {
    members.map { $0.key }.filter { !keysRead.contains($0) }.map { "\(path).\($0)" }
  }

  subscript(key: String) -> JSONValue? {
    mutating get {
      keysRead.append(key)
      return members.first { $0.key == key }?.value
    }
  }
}

extension PayloadObject {
  mutating func text(of key: String) throws(RemotePayloadError) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.string else { throw .wrongType(key: key, expected: .text) }
    return text
  }

  /// A text, or the app's own text for a key, with its arguments.
  mutating func shownText(
    _ key: String, _ prefix: String, _ strings: [String: String]
  ) throws(RemotePayloadError) -> String? {
    let text = try self.text(of: key)
    let arguments = "\(prefix)-args"
    guard let name = try self.text(of: "\(prefix)-key") else {
      _ = self[arguments]
      return text
    }
    return try formatted(strings[name] ?? name, texts(of: arguments))
  }

  private mutating func texts(of key: String) throws(RemotePayloadError) -> [String] {
    guard let value = self[key] else { return [] }
    guard case .array(let values) = value, case let texts = values.compactMap({ $0.string }),
      texts.count == values.count
    else { throw .wrongType(key: key, expected: .texts) }
    return texts
  }

  /// A number from 0 to 1, in thousandths.
  mutating func thousandths(of key: String) throws(RemotePayloadError) -> Int? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value, let count = number.thousandths, count <= 1_000 else {
      throw .wrongType(key: key, expected: .share)
    }
    return count
  }

  mutating func count(of key: String) throws(RemotePayloadError) -> Int? {
    guard let value = self[key] else { return nil }
    guard let count = value.integer ?? value.string.flatMap({ Int($0) }), 0...NotificationContent.maximumBadge ~= count
    else { throw .wrongType(key: key, expected: .count) }
    return count
  }

  mutating func flag(of key: String) throws(RemotePayloadError) -> Bool {
    switch self[key] {
    case nil, .number(JSONNumber(0)), .string("0"): return false
    case .number(JSONNumber(1)), .string("1"): return true
    case .null?, .bool?, .number?, .string?, .array?, .object?: throw .wrongType(key: key, expected: .flag)
    }
  }
}
