// A frame as a drawing that a browser shows in a theme's colours: every run of letters stands at its own column.

@testable import BattleshipApp
@testable import BattleshipFrame

/// A frame drawn as SVG.
struct SVG {
  private(set) var text = ""

  private static let (width, height) = (9, 18)
  private let inks: Inks

  init(_ frame: Frame, theme: Theme = .pegs) {
    inks = theme.inks ?? .mono
    let (width, height) = (frame.size.columns * Self.width, frame.size.rows * Self.height)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <style>text{font:15px Menlo,"DejaVu Sans Mono",monospace;white-space:pre}</style>
      <rect width="\(width)" height="\(height)" fill="\(Self.hex(inks[.plain].ground))"/>

      """
    for row in 0..<frame.size.rows {
      let tiles = Array(frame.row(row))
      var start = 0
      while start < tiles.count {
        var end = start
        while end < tiles.count, tiles[end].style == tiles[start].style { end += 1 }
        text += stretch(tiles[start..<end], row: row)
        start = end
      }
    }
    self.text = text + "</svg>\n"
  }

  /// The ground of places that look the same, and what stands in them.
  private func stretch(_ tiles: ArraySlice<Tile>, row: Int) -> String {
    guard let style = tiles.first?.style else { return "" }
    let colours = inks[style.role]
    var (letters, ground) = (colours.letters, style.emphasis.contains(.deep) ? colours.deep : colours.ground)
    if style.emphasis.contains(.reversed) { (letters, ground) = (ground, letters) }
    var svg = ""
    let y = row * Self.height
    if ground != inks[.plain].ground {
      svg += Self.rect(x: tiles.startIndex * Self.width, y: y, width: tiles.count * Self.width, fill: ground)
    }
    let bold: [Role] = [.title, .warning, .notification, .lit, .hit, .sunk, .buttonFocused]
    let weight = style.emphasis.contains(.bold) || bold.contains(style.role) ? " font-weight=\"bold\"" : ""
    // A word for each run: a renderer whose letters are wider or narrower keeps every word in its column.
    var index = tiles.startIndex
    while index < tiles.endIndex {
      let text = tiles[index].text
      if let block = Self.blocks[text] {
        let (x, y) = (index * Self.width + block.x, row * Self.height + block.y)
        var end = index + 1
        // Whole blocks beside each other are one.
        while block.width == Self.width, end < tiles.endIndex, tiles[end].text == text { end += 1 }
        let width = (end - index - 1) * Self.width + block.width
        svg += Self.rect(x: x, y: y, width: width, height: block.height, fill: letters)
        index = end
        continue
      }
      var end = index
      while end < tiles.endIndex, tiles[end].text != " ", Self.blocks[tiles[end].text] == nil { end += 1 }
      if end > index {
        let word = tiles[index..<end].map(\.text).joined()
        svg += "<text x=\"\(index * Self.width)\" y=\"\(y + 13)\" textLength=\"\((end - index) * Self.width)\""
        svg += " fill=\"\(Self.hex(letters))\"\(weight)>\(Self.escaped(word))</text>\n"
      }
      index = max(end, index + 1)
    }
    return svg
  }

  /// Where blocks lie in their place, which renderers draw with gaps between them otherwise.
  private static let blocks: [String: (x: Int, y: Int, width: Int, height: Int)] = [
    "█": (0, 0, 9, 18), "▇": (0, 2, 9, 16), "▄": (0, 9, 9, 9), "▀": (0, 0, 9, 9), "▐": (4, 0, 5, 18),
    "▌": (0, 0, 5, 18), "▗": (4, 9, 5, 9), "▖": (0, 9, 5, 9), "▝": (4, 0, 5, 9), "▘": (0, 0, 5, 9),
  ]

  private static func rect(x: Int, y: Int, width: Int, height: Int = height, fill: Ink) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(hex(fill))\"/>\n"
  }

  private static func hex(_ ink: Ink) -> String {
    let digits = String(ink.rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension Inks {
  /// How a screen without colours is drawn: light on dark, and hulls as light as letters.
  fileprivate static let mono: Inks = {
    let (dark, light, grey) = (Ink(0x101010, 233, 0), Ink(0xe0e0e0, 254, 15), Ink(0x8a8a8a, 245, 7))
    return Inks(
      ground: dark, text: light, quiet: grey, name: light, focus: light, onFocus: dark, refusal: light, sea: dark,
      deep: dark, ripple: grey, likelihoods: [dark, dark, dark], onLikelihoods: [light, light, light], miss: light,
      missGround: nil, hit: light, fire: dark,
      hull: light, planned: light,
      wreck: light, onWreck: dark, mine: dark, theirs: dark, onMine: light, onTheirs: light)
  }()
}
