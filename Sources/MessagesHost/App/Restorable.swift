// An extension whose state can be written down, so that a conversation can be kept while it is open.

/// An extension that can be taken up again where it stood.
///
/// The host writes down everything else of an open extension by itself, and takes it up again as if by state restoration.
///
/// For every instance, `restore(restorableState)` succeeds on a fresh one, which then has the same state and gives the same
/// `restorableState`, byte by byte.
public protocol Restorable: Launchable {
  /// The extension's own state, without its panel.
  var restorableState: String { get }

  /// Takes up a state; false if there is no such state, and then nothing else is asked of the instance.
  ///
  /// The instance is fresh, but its panel says already how the extension is shown, in which conversation, and what is
  /// selected. What is asked for here is not granted.
  mutating func restore(_ state: String) -> Bool
}

extension TwoExtensions: Restorable where One: Restorable, Other: Restorable {
  /// The state of the one that runs.
  public var restorableState: String {
    switch self {
    case .one(let running): running.restorableState
    case .other(let running): running.restorableState
    }
  }

  /// Takes up a state of the one that was launched.
  public mutating func restore(_ state: String) -> Bool {
    switch self {
    case .one(var running):
      defer { self = .one(running) }
      return running.restore(state)
    case .other(var running):
      defer { self = .other(running) }
      return running.restore(state)
    }
  }
}
