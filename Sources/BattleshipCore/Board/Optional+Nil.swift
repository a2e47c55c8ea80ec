// In Embedded Swift, comparing with nil only asks whether there is a value. The page is 3,500 bytes smaller for it.

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
