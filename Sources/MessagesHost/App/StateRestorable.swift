// Something that runs on a phone and whose own state can be written as text, so that the phone can be kept and resumed.

/// A value whose own state can be written as text and restored.
///
/// An iMessage extension is ``Restorable``; an app that notifies and its extensions conform to this protocol directly.
/// The phone writes everything else itself.
///
/// For every instance, `restore(restorableState)` succeeds on a fresh one, which then equals the instance and has the
/// same `restorableState`, byte for byte.
public protocol StateRestorable {
  /// The value's own state.
  var restorableState: String { get }

  /// Restores a state; if the state is not valid, returns false and the instance is not used.
  ///
  /// The instance is fresh. Requests that it makes here are dropped.
  mutating func restore(_ state: String) -> Bool
}

// The protocol documents each of them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NoServiceExtension: StateRestorable {
  public var restorableState: String { "" }
  public mutating func restore(_ state: String) -> Bool { state.isEmpty }
}

// The protocol documents each of them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NoContentExtension: StateRestorable {
  public var restorableState: String { "" }
  public mutating func restore(_ state: String) -> Bool { state.isEmpty }
}
