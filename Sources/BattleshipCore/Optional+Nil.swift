// Whether a value is missing. The standard operator compares whole values, which is code for each type that it is asked of.

extension Optional {
  package static func == (value: Self, missing: _OptionalNilComparisonType) -> Bool {
    if case nil = value { true } else { false }
  }

  package static func != (value: Self, missing: _OptionalNilComparisonType) -> Bool {
    if case nil = value { false } else { true }
  }
}
