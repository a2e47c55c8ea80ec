// The name and identity of an extension, known without running it.

/// An extension's name and identity.
public struct Manifest: Hashable, Sendable {
  /// Identifies the extension; the same on every phone.
  public let identifier: String

  /// The name in the drawer and on the line under a bubble.
  public let displayName: String

  /// The display name in at most `limit` characters, cut with an ellipsis if it is longer.
  ///
  /// - Precondition: `limit` is at least 1.
  public func shortName(limit: Int) -> String {
    precondition(limit > 0, "a name needs room")
    return displayName.count <= limit ? displayName : displayName.prefix(limit - 1) + "…"
  }

  /// The name and identity of an extension.
  public init(identifier: String, displayName: String) {
    self.identifier = identifier
    self.displayName = displayName
  }
}
