// Comparing with nil in WebAssembly: only whether there is a value, which makes the page 3,500 bytes smaller.

#if hasFeature(Embedded)
  extension Optional where Wrapped: Equatable {
    /// The compiler prefers `==` of two values to the one for nil alone, and so brings in the comparison of all members.
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
