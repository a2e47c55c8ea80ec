// The end of a board of the day: a bar for each of the last days, and the result as a picture that can be shared.

import BattleshipCore
import BattleshipPlay

extension PageScene {
  /// The highest bar stands for a shot at each cell.
  var dayElements: [PageElement] {
    let bars = days.map { day in
      let height = (day.shots ?? 2) * 2 / 3
      let bar = PageElement("svg", [PageElement("path").with("d", "M0 \(66 - height)h10V66H0z")]).with(
        "viewBox", "0 0 10 66"
      )
      .with("preserveAspectRatio", "none").with("aria-hidden", "true")
      return PageElement(
        "li", [PageElement("b", day.shots.map { "\($0)" } ?? "–"), bar, PageElement("span", day.name)])
    }
    let top = [PageElement("h3", daysTitle), PageElement("small", daysNote)]
    return [PageElement("div", style: "head", top), PageElement("ul", bars)]
  }
}

extension PageScene.Picture {
  /// Ten shots a row. It does not show where the ships lie, and its colours are fixed, because it leaves the page.
  var element: PageElement {
    let height = (marks.count + 9) / 10 * 18
    func squares(_ mark: BoardScene.Mark, _ path: (Int, Int) -> String) -> SafeText {
      let found = marks.indices.filter { marks[$0] == mark }
      return SafeText(found.map { path(10 + $0 % 10 * 18, 72 + $0 / 10 * 18) }.joined(), limit: .max)
    }
    func line(_ words: SafeText, _ x: Int, _ y: Int, isTitle: Bool = false) -> PageElement {
      PageElement("text", words).with("x", "\(x)").with("y", "\(y)").with("fill", isTitle ? "#d7e3ef" : "#a9bccf")
        .with("font-size", "16").with("font-weight", isTitle ? "700" : "").with(
          "font-family", "system-ui,sans-serif")
    }
    var inside = [PageElement("path").with("fill", "#10243a").with("d", "M0 0h198v\(height + 106)H0z")]
    inside += [line(title, 10, 22, isTitle: true), line(shots, 10, 42), line(computer, 10, 62)]
    for (index, mark) in [BoardScene.Mark.miss, .hit, .sunk].enumerated() {
      let (colour, cross): (SafeText, SafeText) = [("#2f6fa3", ""), ("#d94f34", "#fff"), ("#ffd166", "#7a1a10")][index]
      let left = [10, 75, 132][index]
      let sample = "M\(left) \(height + 82)h11v11h-11z"
      let all = squares(mark) { "M\($0) \($1)h16v16h-16z" } + SafeText(sample)
      inside.append(PageElement("path").with("fill", colour).with("d", all))
      if !cross.isEmpty {
        let lines = squares(mark) { "M\($0 + 5) \($1 + 5)l6 6m0-6l-6 6" }
        inside.append(PageElement("path").with("stroke", cross).with("stroke-width", "2.5").with("d", lines))
      }
      inside.append(line(legend[index], left + 16, height + 93))
    }
    return PageElement("svg", inside).with("id", "result").with("viewBox", "0 0 198 \(height + 106)").with(
      "width", "198"
    )
    .with("height", "\(height + 106)").with("role", "img")
    .with("aria-label", "\(title): \(shots) · \(computer)")
  }
}
