// A frame as a drawing that a browser shows: one rectangle and one text for each stretch that looks the same.

@testable import BattleshipApp

/// A frame drawn as SVG.
struct SVG {
  let text: String

  private static let (width, height) = (9, 18)

  init(_ frame: Frame) {
    let (width, height) = (frame.size.columns * Self.width, frame.size.rows * Self.height)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <style>text{font:15px Menlo,"DejaVu Sans Mono",monospace;white-space:pre}</style>
      <rect width="\(width)" height="\(height)" fill="#16181d"/>

      """
    for row in 0..<frame.size.rows {
      let tiles = Array(frame.row(row))
      var start = 0
      while start < tiles.count {
        var end = start
        while end < tiles.count, tiles[end].style == tiles[start].style { end += 1 }
        text += Self.stretch(tiles[start..<end], row: row)
        start = end
      }
    }
    self.text = text + "</svg>\n"
  }

  private static func stretch(_ tiles: ArraySlice<Tile>, row: Int) -> String {
    guard let style = tiles.first?.style else { return "" }
    var (letters, ground) = colours(of: style.role)
    if style.emphasis.contains(.reversed) { (letters, ground) = (ground ?? "#16181d", letters) }
    var svg = ""
    let (x, y) = (tiles.startIndex * width, row * height)
    if let ground {
      svg += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(tiles.count * width)\" height=\"\(height)\" fill=\"\(ground)\"/>\n"
    }
    let text = tiles.map(\.text).joined()
    guard text.contains(where: { $0 != " " }) else { return svg }
    let weight = style.emphasis.contains(.bold) || style.role == .title ? " font-weight=\"bold\"" : ""
    svg += "<text x=\"\(x)\" y=\"\(y + 13)\" textLength=\"\(tiles.count * width)\" fill=\"\(letters)\"\(weight)>"
    return svg + escaped(text) + "</text>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func colours(of role: Role) -> (letters: String, ground: String?) {
    switch role {
    case .plain, .field: ("#d8dade", nil)
    case .faint, .buttonDisabled: ("#7d838f", nil)
    case .title: ("#f2f3f5", nil)
    case .accent, .button: ("#4aa8e0", nil)
    case .water: ("#b9c7dd", "#566a86")
    case .ship: ("#0c2411", "#55b35c")
    case .hit: ("#0c2411", "#25e03a")
    case .miss: ("#ffffff", "#d01818")
    case .cursor, .buttonFocused: ("#16181d", "#f2f3f5")
    case .bubbleMine: ("#ffffff", "#2a5db0")
    case .bubbleTheirs: ("#eef0f3", "#3d4149")
    case .notification: ("#eef0f3", "#2c3038")
    case .warning: ("#e8b04a", nil)
    }
  }
}
