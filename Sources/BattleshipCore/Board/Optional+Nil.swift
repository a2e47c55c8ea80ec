// `== nil` for Embedded Swift that does not link the comparison of values; it makes the page 3,500 bytes smaller.

#if hasFeature(Embedded)
  extension Optional where Wrapped: Equatable {
    /// Without this, the compiler takes `==` of two values, and links the comparison of all members.
    @inline(__always)
    package static func == (value: Wrapped?, _: _OptionalNilComparisonType) -> Bool {
      if case nil = value { true } else { false }
    }

    @inline(__always)
    package static func != (value: Wrapped?, _: _OptionalNilComparisonType) -> Bool {
      if case nil = value { false } else { true }
    }
  }
#endif
