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
    guard var aps = PayloadObject(aps, at: "aps") else { throw .wrongType(key: "aps", expected: .object) }
    var content = NotificationContent()
    var unknown = try content.readAlert(aps["alert"], localizedStrings)
    content.badge = try aps.count(of: "badge")
    unknown += try content.readSound(aps["sound"])
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
    unknownKeys = members.map { $0.key }.filter { aps.keysRead.contains($0) } + aps.unknownKeys + unknown
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

  /// Reads a text, or an object of texts; returns the unknown keys.
  fileprivate mutating func readAlert(
    _ value: JSONValue?, _ strings: [String: String]
  ) throws(RemotePayloadError) -> [String] {
    guard let value else { return [] }
    if let text = value.string {
      body = text
      return []
    }
    guard var alert = PayloadObject(value, at: "aps.alert") else {
      throw .wrongType(key: "alert", expected: .textOrObject)
    }
    title = try alert.shownText("title", "title-loc", strings) ?? ""
    subtitle = try alert.shownText("subtitle", "subtitle-loc", strings) ?? ""
    body = try alert.shownText("body", "loc", strings) ?? ""
    summaryArgument = try alert.text(of: "summary-arg") ?? ""
    // Nothing is launched here.
    _ = alert["launch-image"]
    return alert.unknownKeys
  }

  /// Reads the name of a sound, or an object for a critical one; returns the unknown keys.
  fileprivate mutating func readSound(_ value: JSONValue?) throws(RemotePayloadError) -> [String] {
    guard let value else { return [] }
    if let name = value.string {
      sound = name
      return []
    }
    guard var sound = PayloadObject(value, at: "aps.sound") else {
      throw .wrongType(key: "sound", expected: .textOrObject)
    }
    self.sound = try sound.text(of: "name") ?? "default"
    if try sound.flag(of: "critical") {
      criticalSoundVolume = try sound.thousandths(of: "volume") ?? 1_000
    } else {
      _ = sound["volume"]
    }
    return sound.unknownKeys
  }
}
