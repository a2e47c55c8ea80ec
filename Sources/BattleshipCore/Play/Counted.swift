// A number with its noun: 1 shot, 2 shots.

/// A number and what it counts, in the plural but for one.
///
/// - Parameters:
///   - number: How many.
///   - one: The noun for one of them.
///   - many: The noun for another number; with an s if it is not given.
/// - Returns: Both, such as `2 shots`.
func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
  "\(number) \(number == 1 ? one : many ?? one + "s")"
}

/// Values in a row, or `nothing`.
func listed(_ values: some Sequence<some CustomStringConvertible>) -> String {
  var text = ""
  for value in values {
    if !text.utf8.isEmpty { text += ", " }
    text += value.description
  }
  return text.utf8.isEmpty ? "nothing" : text
}
