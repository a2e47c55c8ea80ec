// A report is what was measured: rows of costs, and gates that are met or missed.

/// An operation done in our way or in the rival's.
struct Row {
  let operation: String
  let way: String
  let cost: Cost
}

/// A figure that was promised, and what it is.
struct Gate {
  enum Bound { case atLeast, atMost }

  let name: String
  let bound: Bound
  let limit: Double
  /// Nil where it could not be measured here.
  let value: Double?

  var isMet: Bool? {
    value.map { bound == .atLeast ? $0 >= limit : $0 <= limit }
  }

  var verdict: String {
    switch isMet {
    case true: "met"
    case false: "MISSED"
    default: "not measured"
    }
  }
}

/// Everything that one run measured.
struct Report {
  var rows: [Row] = []
  var gates: [Gate] = []

  var text: String {
    var lines = [line("operation", "way", "ns", "allocations", "instructions")]
    for row in rows {
      lines.append(
        line(
          row.operation, row.way, figure(row.cost.nanoseconds, digits: 1), figure(row.cost.allocations),
          figure(row.cost.instructions)))
    }
    lines.append("")
    for gate in gates {
      let sign = gate.bound == .atLeast ? "at least" : "at most"
      lines.append(
        "\(gate.verdict.padded(to: -12))  \(gate.name): \(figure(gate.value, digits: 1)), \(sign) \(figure(gate.limit))"
      )
    }
    return lines.joined(separator: "\n")
  }

  /// The same for machines: `rows` with costs, `gates` with bound, value and whether it is met; null is not measured.
  var json: String {
    let rows = rows.map { row in
      """
      {"operation": "\(row.operation)", "way": "\(row.way)", "nanoseconds": \(number(row.cost.nanoseconds)), \
      "allocations": \(number(row.cost.allocations)), "instructions": \(number(row.cost.instructions))}
      """
    }
    let gates = gates.map { gate in
      """
      {"name": "\(gate.name)", "bound": "\(gate.bound)", "limit": \(number(gate.limit)), \
      "value": \(number(gate.value)), "met": \(gate.isMet.map(String.init) ?? "null")}
      """
    }
    return """
      {"rows": [
        \(rows.joined(separator: ",\n  "))
      ], "gates": [
        \(gates.joined(separator: ",\n  "))
      ]}
      """
  }

  private func line(_ cells: String...) -> String {
    zip(cells, [-24, -22, 10, 12, 13]).map { $0.padded(to: $1) }.joined(separator: " ")
  }

  private func number(_ value: Double?) -> String {
    value.map { String($0) } ?? "null"
  }
}

/// A figure with its thousands apart.
func figure(_ value: Double?, digits: Int = 0) -> String {
  guard let value else { return "?" }
  let scale = digits == 0 ? 1.0 : 10.0
  let rounded = (value * scale).rounded() / scale
  var whole = String(Int(rounded))
  var place = whole.count - 3
  while place > 0 {
    whole.insert(" ", at: whole.index(whole.startIndex, offsetBy: place))
    place -= 3
  }
  return digits == 0 || rounded >= 1_000 ? whole : whole + "." + String(Int((rounded * 10).rounded()) % 10)
}

extension String {
  /// The text with spaces before it up to a width, or behind it where the width is negative.
  func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? self + spaces : spaces + self
  }
}
