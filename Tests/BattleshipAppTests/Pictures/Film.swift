// Screens in sequence as one drawing that plays by itself, with styles and no script.

import TestSupport

@testable import BattleshipApp
@testable import BattleshipFrame

struct Film {
  /// The screens, and for how many milliseconds each is shown.
  private var shots: [(picture: SVG, time: Int)] = []

  mutating func show(_ frame: Frame, for milliseconds: Int) { shots.append((SVG(frame), milliseconds)) }

  /// A row that stays the same is drawn once for all that time.
  var text: String {
    guard let first = shots.first?.picture else { return "" }
    let whole = shots.reduce(0) { $0 + $1.time }
    var (rows, spans) = ("", Set<Span>())
    for row in first.rows.indices {
      var (start, time) = (0, 0)
      for (index, shot) in shots.enumerated() {
        time += shot.time
        let text = shot.picture.rows[row]
        guard index + 1 == shots.count || shots[index + 1].picture.rows[row] != text else { continue }
        let span = Span(start: start, end: time)
        start = time
        guard !text.isEmpty else { continue }
        if span.end - span.start == whole {
          rows += text
        } else {
          spans.insert(span)
          rows += "<g class=\"\(span.name)\(time == whole ? " last" : "")\">\n\(text)</g>\n"
        }
      }
    }
    let styles = spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }.map { $0.style(within: whole) }
    // Anyone who prefers reduced motion sees the end.
    let still = "@media (prefers-reduced-motion:reduce){g{animation:none!important}.last{visibility:visible!important}}"
    return first.head + "<style>\n\(styles.joined())\(still)\n</style>\n" + rows + "</svg>\n"
  }

  /// A time during which rows are visible.
  private struct Span: Hashable {
    let start, end: Int

    var name: String { "s\(start)-\(end)" }

    func style(within whole: Int) -> String {
      func percent(_ time: Int) -> String { "\(Double(time * 100_000 / whole) / 1000)%" }
      let (shown, hidden) = ("{visibility:visible}", "{visibility:hidden}")
      return ".\(name){visibility:hidden;animation:\(name) \(whole)ms step-end infinite}\n"
        + "@keyframes \(name){0%\(start == 0 ? shown : hidden)"
        + (start == 0 ? "" : percent(start) + shown) + (end == whole ? "" : percent(end) + hidden) + "}\n"
    }
  }
}
