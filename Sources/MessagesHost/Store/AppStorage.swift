// An app's data on its phone: texts under keys, kept until the app is deleted.

/// An app's data on its phone, as in `UserDefaults`.
///
/// It outlives the instances of the extension and is removed with the app. It is never sent.
///
/// ```swift
/// storage["draft"] = "C4"
/// ```
public struct AppStorage: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Empty storage.
  public init() {}

  /// The text under a key; nil if there is none, and setting nil removes it.
  public subscript(key: String) -> String? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The keys in ascending order.
  public var keys: [String] { values.keys.sorted() }

  /// The size of all keys and texts, in bytes.
  public var byteCount: Int { values.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }
}

/// An app may keep secrets here, so `print` and `dump` show its keys and no texts.
extension AppStorage: CustomStringConvertible {
  /// The keys, without their texts.
  public var description: String { "texts under \(keys)" }
}

#if !hasFeature(Embedded)
  extension AppStorage: CustomReflectable {
    /// Hides the texts from reflection.
    public var customMirror: Mirror { Mirror(self, children: ["keys": keys]) }
  }
#endif
