// An extension whose state can be written as text, so that a conversation can be kept while the extension is open.

/// An extension that can resume where it left off.
///
/// The host itself writes and restores everything else about an open extension.
///
/// ``StateRestorable/restorableState`` leaves the panel out. When ``StateRestorable/restore(_:)`` is called, the panel
/// already holds the style, the conversation and the selection.
public protocol Restorable: Launchable, StateRestorable {}

extension TwoExtensions: Restorable, StateRestorable where One: Restorable, Other: Restorable {
  /// The state of the one that runs.
  public var restorableState: String {
    switch self {
    case .one(let running): running.restorableState
    case .other(let running): running.restorableState
    }
  }

  /// Restores a state of the one that was launched.
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
