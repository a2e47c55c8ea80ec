// A remote notification's payload: JSON of at most 4,096 bytes, read strictly into a content and two flags.

/// The payload that a server sends.
public struct RemotePayload: Hashable, Sendable {
  /// The content of the notification; its `userInfo` is the whole payload.
  public let content: NotificationContent

  /// Whether a service extension may change the notification: `mutable-content`.
  public let isMutable: Bool

  /// Whether the app is called in the background: `content-available`.
  public let isContentAvailable: Bool

  /// The keys that iOS 10 ignores, each with its path: unknown ones such as `aps.catagory` or `aps.alert.titel`, and
  /// keys of `aps` that are outside it, such as `category`.
  public let unknownKeys: [String]

  /// The largest size of a payload, in bytes.
  public static let maximumByteCount = 4_096

  /// Reads a payload.
  ///
  /// `badge`, `mutable-content` and `content-available` may also be strings, as some servers write them.
  public init(_ bytes: [UInt8]) throws(RemotePayloadError) {
    if bytes.count > Self.maximumByteCount { throw .tooLarge(byteCount: bytes.count) }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(json: bytes)
    } catch {
      throw .json(error)
    }
    guard case .object(let members) = json else { throw .wrongType(key: "payload", expected: .object) }
    guard let aps = json["aps"] else { throw .missing(key: "aps") }
    guard case .object = aps else { throw .wrongType(key: "aps", expected: .object) }
    var content = NotificationContent()
    try content.readAlert(aps["alert"])
    content.badge = try aps.count(of: "badge")
    content.sound = try aps.text(of: "sound")
    content.categoryIdentifier = try aps.text(of: "category") ?? ""
    content.threadIdentifier = try aps.text(of: "thread-id") ?? ""
    content.userInfo = members
    self.content = content
    isMutable = try aps.flag(of: "mutable-content")
    isContentAvailable = try aps.flag(of: "content-available")
    let keys = ["alert", "badge", "sound", "category", "thread-id", "mutable-content", "content-available"]
    let alertKeys = ["title", "subtitle", "body", "launch-image"]
    unknownKeys =
      json.keys.filter { keys.contains($0) } + aps.keys.filter { !keys.contains($0) }.map { "aps.\($0)" }
      + (aps["alert"]?.keys ?? []).filter { !alertKeys.contains($0) }.map { "aps.alert.\($0)" }
  }

  /// Reads a payload from a text.
  public init(_ text: String) throws(RemotePayloadError) {
    try self.init(Array(text.utf8))
  }

  var showsNothing: Bool {
    let hasAlert = JSONValue.object(content.userInfo)["aps"]?["alert"] != nil
    return content.presentable.isEmpty && (hasAlert || !isContentAvailable)
  }
}

extension NotificationContent {
  static let maximumBadge = 1 << 30

  fileprivate mutating func readAlert(_ alert: JSONValue?) throws(RemotePayloadError) {
    switch alert {
    case nil: break
    case .string(let text): body = text
    case .object(let members)?:
      for member in members where member.key.hasSuffix("loc-key") || member.key.hasSuffix("loc-args") {
        throw .notFollowed(key: member.key)
      }
      title = try alert?.text(of: "title") ?? ""
      subtitle = try alert?.text(of: "subtitle") ?? ""
      body = try alert?.text(of: "body") ?? ""
    case .null?, .bool?, .number?, .array?: throw .wrongType(key: "alert", expected: .textOrObject)
    }
  }
}

extension JSONValue {
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map { $0.key } } else { [] }
  }

  fileprivate func text(of key: String) throws(RemotePayloadError) -> String? {
    guard let value = self[key] else { return nil }
    guard let text = value.string else { throw .wrongType(key: key, expected: .text) }
    return text
  }

  fileprivate func count(of key: String) throws(RemotePayloadError) -> Int? {
    guard let value = self[key] else { return nil }
    guard let count = value.integer ?? value.string.flatMap({ Int($0) }), 0...NotificationContent.maximumBadge ~= count
    else { throw .wrongType(key: key, expected: .count) }
    return count
  }

  fileprivate func flag(of key: String) throws(RemotePayloadError) -> Bool {
    switch self[key] {
    case nil, .number(JSONNumber(0)), .string("0"): return false
    case .number(JSONNumber(1)), .string("1"): return true
    case .null?, .bool?, .number?, .string?, .array?, .object?: throw .wrongType(key: key, expected: .flag)
    }
  }
}
