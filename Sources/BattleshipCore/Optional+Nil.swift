// Compares an optional with nil by its case alone; the standard operator is compiled again for each type that uses it.

extension Optional {
  package static func == (value: Self, missing: _OptionalNilComparisonType) -> Bool {
    if case nil = value { true } else { false }
  }

  package static func != (value: Self, missing: _OptionalNilComparisonType) -> Bool {
    if case nil = value { false } else { true }
  }
}
