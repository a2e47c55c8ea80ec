// A large part of a value, stored apart from it: copying the value copies a reference, not the part.

/// Stores a property apart from the value that it belongs to, so that the value is small to copy and to move.
///
/// Only the size of the program changes: the part is still a value, and copies are independent. Code that copies large
/// values was a twentieth of the page, which has to be downloaded.
@propertyWrapper
indirect enum Boxed<Value> {
  case value(Value)

  init(wrappedValue: Value) { self = .value(wrappedValue) }

  var wrappedValue: Value {
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
