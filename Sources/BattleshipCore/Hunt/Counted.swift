// A number with its noun (1 shot, 2 shots), and values with commas between them.

func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
  "\(number) \(number == 1 ? one : many ?? one + "s")"
}

func listed(_ values: some Sequence<some CustomStringConvertible>) -> String {
  var text = ""
  for value in values {
    if !text.utf8.isEmpty { text += ", " }
    text += value.description
  }
  return text.utf8.isEmpty ? "nothing" : text
}
