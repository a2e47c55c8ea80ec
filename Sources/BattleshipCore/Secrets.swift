// What `print`, `dump` and debuggers show of a value with a secret: never the secret.

#if hasFeature(Embedded)
  /// A value with a secret, which is shown as its `description`.
  public protocol Secret: CustomStringConvertible, CustomDebugStringConvertible {}
#else
  /// A value with a secret, which `print`, `dump` and debuggers show as its `description`.
  ///
  /// Types with a key, hidden ships or answers conform to it; so can your own.
  ///
  /// ```swift
  /// struct Hidden: Secret { let ship: Ship }
  /// assert("\(Hidden(ship: Ship(.a1)))" == "not shown")
  /// ```
  public protocol Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

  extension Secret {
    /// Hides everything from reflection.
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif

extension Secret {
  /// That there is something, and nothing more.
  public var description: String { "not shown" }

  /// The same as `description`.
  public var debugDescription: String { description }
}
