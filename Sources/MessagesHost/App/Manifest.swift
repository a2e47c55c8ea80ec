// Which extension: what Messages knows of one without running it.

/// An extension's name and identity.
public struct Manifest: Hashable, Sendable {
  /// What tells extensions apart, the same on every phone.
  public let identifier: String

  /// What the drawer and the line under a bubble call it.
  public let displayName: String

  /// The display name in the room for this many characters, cut with an ellipsis if it is longer.
  ///
  /// - Precondition: There is room for one character.
  public func shortName(limit: Int) -> String {
    precondition(limit > 0, "there is no room for a name")
    return displayName.count <= limit ? displayName : displayName.prefix(limit - 1) + "…"
  }

  /// The name and identity of an extension.
  public init(identifier: String, displayName: String) {
    self.identifier = identifier
    self.displayName = displayName
  }
}
