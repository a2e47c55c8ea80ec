// A report of measurements: rows of figures, and gates that are met or missed.

/// How much to measure: everything, or with `--once` each operation once and small, to see that it still runs.
package enum Extent {
  case whole, once

  package static let asked = CommandLine.arguments.contains("--once") ? Extent.once : .whole

  package func count(_ whole: Int, once: Int = 1) -> Int { self == .whole ? whole : once }
}

/// An operation, done in our way or a rival's.
package struct Row {
  let operation: String
  let way: String
  /// A figure for each of the report's columns; nil if it could not be measured.
  let figures: [Double?]

  package init(operation: String, way: String, figures: [Double?]) {
    self.operation = operation
    self.way = way
    self.figures = figures
  }
}

/// A promised limit, and the measured value.
package struct Gate {
  package enum Bound { case atLeast, atMost }

  let name: String
  let bound: Bound
  let limit: Double
  /// Nil if it could not be measured here.
  let value: Double?

  package init(name: String, bound: Bound, limit: Double, value: Double?) {
    self.name = name
    self.bound = bound
    self.limit = limit
    self.value = value
  }

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

/// The measurements of one run.
package struct Report {
  /// The names of the figures in a row.
  let columns: [String]

  package var rows: [Row] = []
  package var gates: [Gate] = []

  package init(columns: [String]) {
    self.columns = columns
  }

  package var text: String {
    var lines = [line("operation", "way", columns)]
    for row in rows { lines.append(line(row.operation, row.way, row.figures.map(figure))) }
    lines.append("")
    for gate in gates {
      let sign = gate.bound == .atLeast ? "at least" : "at most"
      lines.append(
        "\(gate.verdict.padded(to: -12))  \(gate.name): \(figure(gate.value)), \(sign) \(figure(gate.limit))"
      )
    }
    return lines.joined(separator: "\n")
  }

  /// For machines: `rows` with figures, `gates` with bound, value and whether it is met; null if not measured.
  package var json: String {
    let rows = rows.map { row in
      let figures = zip(columns, row.figures).map { "\"\($0)\": \(number($1))" }.joined(separator: ", ")
      return "{\"operation\": \"\(row.operation)\", \"way\": \"\(row.way)\", \(figures)}"
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

  private func line(_ operation: String, _ way: String, _ cells: [String]) -> String {
    ([operation.padded(to: -24), way.padded(to: -22)] + cells.map { $0.padded(to: 13) }).joined(separator: " ")
  }

  private func number(_ value: Double?) -> String {
    value.map { String($0) } ?? "null"
  }
}

/// A figure with its thousands separated; a small one that is not whole has two decimals.
package func figure(_ value: Double?) -> String {
  guard let value else { return "?" }
  let hundredths = Int((value * (value < 1_000 ? 100 : 1)).rounded()) * (value < 1_000 ? 1 : 100)
  var whole = String(hundredths / 100)
  var place = whole.count - 3
  while place > 0 {
    whole.insert(" ", at: whole.index(whole.startIndex, offsetBy: place))
    place -= 3
  }
  let rest = hundredths % 100
  return rest == 0 ? whole : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

extension String {
  /// Pads with spaces in front, or at the end if the width is negative.
  func padded(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? self + spaces : spaces + self
  }
}
