// An extension whose state can be written down, so that a conversation can be kept while it is open.

/// An extension that can be taken up again where it stood.
///
/// The host writes down everything else of an open extension by itself, and takes it up again as if by state restoration.
///
/// Its ``StateRestorable/restorableState`` leaves its panel out. When ``StateRestorable/restore(_:)`` is called, the panel
/// says already how the extension is shown, in which conversation, and what is selected.
public protocol Restorable: Launchable, StateRestorable {}

extension TwoExtensions: Restorable, StateRestorable where One: Restorable, Other: Restorable {
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
