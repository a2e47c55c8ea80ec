// A number with its noun: 1 shot, 2 shots.

/// A number and its noun, in the plural unless it is 1: `2 shots`. Without `many`, the plural is `one` with an s.
func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
  "\(number) \(number == 1 ? one : many ?? one + "s")"
}

/// The values separated by commas, or `nothing`.
func listed(_ values: some Sequence<some CustomStringConvertible>) -> String {
  var text = ""
  for value in values {
    if !text.utf8.isEmpty { text += ", " }
    text += value.description
  }
  return text.utf8.isEmpty ? "nothing" : text
}
