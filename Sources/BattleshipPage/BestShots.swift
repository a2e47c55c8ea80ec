// The fewest shots with which the person has won, for each board and volley.

import BattleshipCore
import BattleshipPlay

struct BestShots: Sendable {
  private var lines: [(kind: String, shots: Int)] = []

  subscript(kind: String) -> Int? { lines.first { $0.kind == kind }?.shots }

  /// Counts a game that was won; returns whether the best earlier one took more shots.
  mutating func count(_ shots: Int, of kind: String) -> Bool {
    let before = self[kind]
    if before ?? .max > shots { lines = lines.filter { $0.kind != kind } + [(kind, shots)] }
    return before.map { $0 > shots } ?? false
  }

  var text: String {
    lines.reduce("") { $0 + ($0.isEmpty ? "" : " ") + "\($1.kind)=\($1.shots)" }
  }

  /// Takes over stored results that are better, skipping unreadable parts.
  mutating func read(_ text: String) {
    for part in text.parts() {
      let (kind, shots) = part.split(at: "=")
      if let shots = shots.number { _ = count(shots, of: String(kind)) }
    }
  }

  static func kind(of rules: Rules, _ volley: Volley?) -> String {
    var text = rules.board.description
    for length in rules.shipLengths { text += ".\(length)" }
    return "\(text)\(rules.apart ? ".apart" : "").\(volley?.description ?? "hunt")"
  }
}
