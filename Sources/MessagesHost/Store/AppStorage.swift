// What an app keeps on its phone: texts under keys, until the app is deleted.

/// What an app keeps on its phone, as `UserDefaults` does.
///
/// It lasts when the extension resigns, is written down with the phone, and is gone when the app is deleted. It never
/// travels.
public struct AppStorage: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Nothing kept yet.
  init() {}

  /// The text under a key; nil if there is none, and setting nil removes it.
  public subscript(key: String) -> String? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The keys in ascending order.
  public var keys: [String] { values.keys.sorted() }

  /// How many bytes keys and texts take.
  public var byteCount: Int { values.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count } }
}
