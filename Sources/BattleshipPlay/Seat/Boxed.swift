// A large part of a value, kept apart from it: whoever copies the value copies a reference, not the part.

/// Keeps a property apart from the value that it belongs to, so that the value is small to copy and to move.
///
/// It changes nothing but the size of the program: the part is still a value, and one copy never changes with another. Code
/// that copies large values took a twentieth of the page, which has to be downloaded.
@propertyWrapper
package indirect enum Boxed<Value> {
  /// The part.
  case value(Value)

  package init(wrappedValue: Value) { self = .value(wrappedValue) }

  package var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}

extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
extension Boxed: Sendable where Value: Sendable {}
