// Two programs where one is expected, so that a phone can have more than one extension.

/// Either of two extensions; nested, either of many.
///
/// A phone is generic over what it runs, which keeps it a comparable value. `Phone<TwoExtensions<Game, Poll>>` runs both.
public enum TwoExtensions<First: Launchable, Second: Launchable>: Launchable {
  case first(First)
  case second(Second)

  /// What the user can do in the one or the other.
  public enum Action: Equatable, Sendable {
    case first(First.Action)
    case second(Second.Action)
  }

  /// What the one or the other can launch.
  public static var manifests: [Manifest] { First.manifests + Second.manifests }

  /// A fresh instance of the one or the other.
  public static func launch(_ manifest: Manifest) -> TwoExtensions? {
    First.launch(manifest).map(TwoExtensions.first) ?? Second.launch(manifest).map(TwoExtensions.second)
  }

  /// The panel of the one that runs.
  public var panel: Panel {
    get {
      switch self {
      case .first(let running): running.panel
      case .second(let running): running.panel
      }
    }
    set {
      switch self {
      case .first(var running):
        running.panel = newValue
        self = .first(running)
      case .second(var running):
        running.panel = newValue
        self = .second(running)
      }
    }
  }

  /// Hands the call to the one that runs.
  public mutating func receive(_ call: ExtensionCall) {
    switch self {
    case .first(var running):
      running.receive(call)
      self = .first(running)
    case .second(var running):
      running.receive(call)
      self = .second(running)
    }
  }

  /// Takes an action; one that is meant for the extension that does not run changes nothing.
  public mutating func perform(_ action: Action) {
    switch (self, action) {
    case (.first(var running), .first(let action)):
      running.perform(action)
      self = .first(running)
    case (.second(var running), .second(let action)):
      running.perform(action)
      self = .second(running)
    default: break
    }
  }
}
