// Which extension: what Messages knows of one without running it.

/// An extension's name and identity.
public struct Manifest: Hashable, Sendable {
  /// What tells extensions apart, the same on every phone.
  public let identifier: String

  /// What the drawer and the line under a bubble call it.
  public let displayName: String

  /// The name and identity of an extension.
  public init(identifier: String, displayName: String) {
    self.identifier = identifier
    self.displayName = displayName
  }
}
