// Advice as text, for a front end that asks for it in another process or in a browser's worker.

import BattleshipCore
import BattleshipPlayers

extension Advice {
  /// One line, without the chart: whether the advice is exact, the cells to fire at, and the chances as bytes in
  /// base64url.
  package var text: String {
    let cells = best.reduce("") { $0 + $1.description + "." }
    let bytes = chances.flatMap { $0.bitPattern.bigEndianBytes }
    return "\(isExact ? "exact" : "estimated") \(cells) \(Base64URL.text(bytes))"
  }

  package init?(text: String, for chart: Chart) {
    let (words, board) = (text.parts(), chart.rules.board)
    guard words.count == 3, words[0] == "exact" || words[0] == "estimated",
      let bytes = Base64URL.decode(Array(words[2].utf8)), bytes.count == 8 * board.cellCount
    else { return nil }
    let names = words[1].parts(between: ".").dropLast()
    let best = names.compactMap { Cell(String($0)) }
    let chances = stride(from: 0, to: bytes.count, by: 8).compactMap {
      UInt64(bigEndianBytes: bytes[$0..<$0 + 8]).map { Double(bitPattern: $0) }
    }
    guard best.count == names.count, best.allSatisfy({ board.contains($0) }), chances.allSatisfy({ 0...1 ~= $0 }) else {
      return nil
    }
    self.init(for: chart, best: best, isExact: words[0] == "exact", chances: chances)
  }
}
