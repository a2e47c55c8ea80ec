// A remote notification's payload: JSON of at most 4,096 bytes, read strictly into a content and two flags.
//
// The keys of later systems are read as well; the host follows their meaning where it says so.

/// The payload that a server sends.
///
/// ```swift
/// let payload = try RemotePayload(#"{"aps": {"alert": "Hello", "badge": 3}}"#)
/// #expect(payload.content.badge == 3)
/// ```
public struct RemotePayload: Hashable, Sendable {
  /// The content of the notification; its `userInfo` is the whole payload.
  public let content: NotificationContent

  /// Whether a service extension may change the notification: `mutable-content`.
  public let isMutable: Bool

  /// Whether the app is called in the background: `content-available`.
  public let isContentAvailable: Bool

  /// The ignored keys, each with its path: unknown ones such as `aps.catagory` or `aps.alert.titel`, and keys of `aps`
  /// that are outside it, such as `category`.
  public let unknownKeys: [String]

  /// The largest size of a payload, in bytes.
  public static let maximumByteCount = 4_096

  /// Reads a payload.
  ///
  /// `badge`, `mutable-content` and `content-available` may also be strings, as some servers write them. A `loc-key` is
  /// looked up in the app's `localizedStrings`, and stands for itself if it is not there.
  public init(_ bytes: [UInt8], localizedStrings: [String: String] = [:]) throws(RemotePayloadError) {
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
    try content.readAlert(aps["alert"], localizedStrings)
    content.badge = try aps.count(of: "badge")
    try content.readSound(aps["sound"])
    content.categoryIdentifier = try aps.text(of: "category") ?? ""
    content.threadIdentifier = try aps.text(of: "thread-id") ?? ""
    content.targetContentIdentifier = try aps.text(of: "target-content-id")
    if let level = try aps.text(of: "interruption-level") {
      let names = ["passive", "active", "time-sensitive", "critical"]
      guard let known = names.firstIndex(of: level).flatMap({ InterruptionLevel(rawValue: $0) }) else {
        throw .wrongType(key: "interruption-level", expected: .word(oneOf: names))
      }
      content.interruptionLevel = known
    }
    content.relevanceScore = try aps.thousandths(of: "relevance-score") ?? 0
    content.userInfo = members
    self.content = content
    isMutable = try aps.flag(of: "mutable-content")
    isContentAvailable = try aps.flag(of: "content-available")
    let keys = [
      "alert", "badge", "sound", "category", "thread-id", "mutable-content", "content-available", "target-content-id",
      "interruption-level", "relevance-score",
    ]
    let alertKeys = [
      "title", "subtitle", "body", "launch-image", "title-loc-key", "title-loc-args", "subtitle-loc-key",
      "subtitle-loc-args", "loc-key", "loc-args", "summary-arg",
    ]
    unknownKeys =
      json.keys.filter { keys.contains($0) } + aps.keys.filter { !keys.contains($0) }.map { "aps.\($0)" }
      + (aps["alert"]?.keys ?? []).filter { !alertKeys.contains($0) }.map { "aps.alert.\($0)" }
  }

  /// Reads a payload from a text.
  public init(_ text: String, localizedStrings: [String: String] = [:]) throws(RemotePayloadError) {
    try self.init(Array(text.utf8), localizedStrings: localizedStrings)
  }

  var showsNothing: Bool {
    let hasAlert = JSONValue.object(content.userInfo)["aps"]?["alert"] != nil
    return content.presentable.isEmpty && (hasAlert || !isContentAvailable)
  }
}

extension NotificationContent {
  static let maximumBadge = 1 << 30

  fileprivate mutating func readAlert(
    _ alert: JSONValue?, _ strings: [String: String]
  ) throws(RemotePayloadError) {
    switch alert {
    case nil: break
    case .string(let text): body = text
    case .object?:
      title = try alert?.shownText("title", "title-loc", strings) ?? ""
      subtitle = try alert?.shownText("subtitle", "subtitle-loc", strings) ?? ""
      body = try alert?.shownText("body", "loc", strings) ?? ""
      summaryArgument = try alert?.text(of: "summary-arg") ?? ""
    case .null?, .bool?, .number?, .array?: throw .wrongType(key: "alert", expected: .textOrObject)
    }
  }

  /// Reads the name of a sound, or a dictionary for a critical one.
  fileprivate mutating func readSound(_ sound: JSONValue?) throws(RemotePayloadError) {
    switch sound {
    case nil: break
    case .string(let name): self.sound = name
    case .object?:
      self.sound = try sound?.text(of: "name") ?? "default"
      guard try sound?.flag(of: "critical") == true else { return }
      criticalSoundVolume = try sound?.thousandths(of: "volume") ?? 1_000
    case .null?, .bool?, .number?, .array?: throw .wrongType(key: "sound", expected: .textOrObject)
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

  /// A text, or the app's own text for a key, with its arguments.
  fileprivate func shownText(
    _ key: String, _ prefix: String, _ strings: [String: String]
  ) throws(RemotePayloadError) -> String? {
    let text = try self.text(of: key)
    guard let name = try self.text(of: "\(prefix)-key") else { return text }
    var arguments: [String] = []
    switch self["\(prefix)-args"] {
    case nil: break
    case .array(let values)?:
      for value in values {
        guard let argument = value.string else { throw .wrongType(key: "\(prefix)-args", expected: .texts) }
        arguments.append(argument)
      }
    case .null?, .bool?, .number?, .string?, .object?: throw .wrongType(key: "\(prefix)-args", expected: .texts)
    }
    return formatted(strings[name] ?? name, arguments)
  }

  /// A number from 0 to 1, in thousandths.
  fileprivate func thousandths(of key: String) throws(RemotePayloadError) -> Int? {
    guard let value = self[key] else { return nil }
    guard case .number(let number) = value, let count = number.thousandths, count <= 1_000 else {
      throw .wrongType(key: key, expected: .share)
    }
    return count
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
