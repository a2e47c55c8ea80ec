// An extension whose state can be written down, so that a conversation can be kept while it is open.

/// An extension that can be taken up again where it stood.
///
/// On a phone this is state restoration. The host writes down everything else of an open extension by itself.
public protocol Restorable: Launchable {
  /// The extension's own state, without its panel.
  var restorableState: String { get }

  /// Takes up a state; false where there is no such state, and then nothing else is asked of the instance.
  mutating func restore(_ state: String) -> Bool
}

extension TwoExtensions: Restorable where First: Restorable, Second: Restorable {
  /// The state of the one that runs.
  public var restorableState: String {
    switch self {
    case .first(let running): running.restorableState
    case .second(let running): running.restorableState
    }
  }

  /// Takes up a state of the one that was launched.
  public mutating func restore(_ state: String) -> Bool {
    switch self {
    case .first(var running):
      defer { self = .first(running) }
      return running.restore(state)
    case .second(var running):
      defer { self = .second(running) }
      return running.restore(state)
    }
  }
}
