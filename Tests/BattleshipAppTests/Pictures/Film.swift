// Screens in sequence as one drawing that plays by itself, with styles and no script.

import TestSupport

@testable import BattleshipApp
@testable import BattleshipFrame

struct Film {
  /// The screens, and how long each is shown, in milliseconds.
  private var shots: [(picture: SVG, time: Int)] = []

  mutating func show(_ frame: Frame, for milliseconds: Int) { shots.append((SVG(frame), milliseconds)) }

  /// A row that looks the same at several times is drawn once.
  var text: String {
    guard let first = shots.first?.picture else { return "" }
    let whole = shots.reduce(0) { $0 + $1.time }
    var (rows, shown) = ("", Set<Times>())
    for row in first.rows.indices {
      var (start, time) = (0, 0)
      var (texts, times) = ([String](), [String: Times]())
      for (index, shot) in shots.enumerated() {
        time += shot.time
        let text = shot.picture.rows[row]
        guard index + 1 == shots.count || shots[index + 1].picture.rows[row] != text else { continue }
        if times[text] == nil { texts.append(text) }
        times[text, default: Times()].spans.append(Times.Span(start: start, end: time))
        start = time
      }
      for text in texts where !text.isEmpty {
        guard let when = times[text] else { continue }
        if texts.count == 1 {
          rows += text
        } else {
          shown.insert(when)
          rows += "<g class=\"\(when.name)\(when.spans.last?.end == whole ? " last" : "")\">\n\(text)</g>\n"
        }
      }
    }
    let styles = shown.sorted { $0.name < $1.name }.map { $0.style(within: whole) }
    // Anyone who prefers reduced motion sees the end.
    let still = "@media (prefers-reduced-motion:reduce){g{animation:none!important}.last{visibility:visible!important}}"
    return first.head + "<style>\n\(styles.joined())\(still)\n</style>\n" + rows + "</svg>\n"
  }

  /// When a row is visible.
  private struct Times: Hashable {
    var spans: [Span] = []

    struct Span: Hashable {
      let start, end: Int
    }

    var name: String { "s" + spans.map { "\($0.start)-\($0.end)" }.joined(separator: "_") }

    func style(within whole: Int) -> String {
      func percent(_ time: Int) -> String { "\(Double(time * 100_000 / whole) / 1000)%" }
      let (shown, hidden) = ("{visibility:visible}", "{visibility:hidden}")
      let frames = spans.map { span in
        percent(span.start) + shown + (span.end == whole ? "" : percent(span.end) + hidden)
      }
      return ".\(name){visibility:hidden;animation:\(name) \(whole)ms step-end infinite}\n"
        + "@keyframes \(name){\(spans[0].start == 0 ? "" : "0%" + hidden)\(frames.joined())}\n"
    }
  }
}
