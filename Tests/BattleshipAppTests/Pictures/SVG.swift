// A frame as an SVG drawing in a theme's colours: every run of letters keeps its column.

import BattleshipPlay
import TestSupport

@testable import BattleshipApp
@testable import BattleshipFrame

struct SVG {
  /// The SVG elements of each row.
  private(set) var rows: [String] = []

  /// Everything before the rows.
  private(set) var head = ""

  var text: String { head + rows.joined() + "</svg>\n" }

  private static let (width, height) = (9, 18)
  private let inks: Inks
  private let depth: ColorDepth

  init(_ frame: Frame, theme: Theme = .pegs, depth: ColorDepth = .rgb) {
    (inks, self.depth) = (theme.inks ?? .mono, depth)
    let (width, height) = (frame.size.columns * Self.width, frame.size.rows * Self.height)
    head = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <style>text{font:15px Menlo,"DejaVu Sans Mono",monospace;white-space:pre}</style>
      <rect width="\(width)" height="\(height)" fill="\(hex(inks[Style.plain].ground))"/>

      """
    for row in 0..<frame.size.rows {
      let tiles = Array(frame.row(row))
      var (start, text) = (0, "")
      while start < tiles.count {
        var end = start
        while end < tiles.count, tiles[end].style == tiles[start].style { end += 1 }
        text += stretch(tiles[start..<end], row: row)
        start = end
      }
      rows.append(text)
    }
  }

  /// Draws adjacent positions of the same style: the background, and the text on it.
  private func stretch(_ tiles: ArraySlice<Tile>, row: Int) -> String {
    guard let style = tiles.first?.style else { return "" }
    var (letters, ground) = inks[style]
    if style.emphasis.contains(.reversed) { (letters, ground) = (ground, letters) }
    var svg = ""
    let y = row * Self.height
    if light(ground) != light(inks[Style.plain].ground) {
      svg += rect(x: tiles.startIndex * Self.width, y: y, width: tiles.count * Self.width, fill: ground)
    }
    let bold: [Role] = [.title, .warning, .notification, .lit, .hit, .sunk, .buttonFocused]
    let weight = style.emphasis.contains(.bold) || bold.contains(style.role) ? " font-weight=\"bold\"" : ""
    // A word for each run: a renderer whose letters are wider or narrower keeps every word in its column.
    var index = tiles.startIndex
    while index < tiles.endIndex {
      let text = tiles[index].text
      if let blocks = Self.blocks(of: text) {
        var end = index + 1
        // Adjacent blocks that touch become one.
        let isWhole = blocks.allSatisfy { $0.x == 0 && $0.width == Self.width }
        while isWhole, end < tiles.endIndex, tiles[end].text == text { end += 1 }
        for block in blocks {
          svg += rect(
            x: index * Self.width + block.x, y: y + block.y, width: (end - index - 1) * Self.width + block.width,
            height: block.height, fill: letters)
        }
        index = end
        continue
      }
      var end = index
      while end < tiles.endIndex, tiles[end].text != " ", Self.blocks(of: tiles[end].text) == nil { end += 1 }
      if end > index {
        let word = tiles[index..<end].map(\.text).joined()
        svg += "<text x=\"\(index * Self.width)\" y=\"\(y + 13)\" textLength=\"\((end - index) * Self.width)\""
        svg += " fill=\"\(hex(letters))\"\(weight)>\(Self.escaped(word))</text>\n"
      }
      index = max(end, index + 1)
    }
    return svg
  }

  /// A part of a block character, in points.
  private typealias Block = (x: Int, y: Int, width: Int, height: Int)

  /// Block characters become rectangles, because renderers leave gaps between the characters.
  private static func blocks(of text: String) -> [Block]? {
    guard let scalar = text.unicodeScalars.first else { return nil }
    let corners: [Block] = [(0, 0, 5, 9), (5, 0, 4, 9), (0, 9, 5, 9), (5, 9, 4, 9)]
    switch scalar {
    case "▀": return [(0, 0, 9, 9)]
    case "▐": return [(5, 0, 4, 18)]
    case "▁"..."█":
      let height = Int(scalar.value - 0x2580) * 18 / 8
      return [(0, 18 - height, 9, height)]
    // A pattern of points, a quarter or a half of the background.
    case "░", "▒":
      let step = scalar == "░" ? 4 : 2
      return stride(from: 0, to: 18, by: 2).flatMap { y in
        stride(from: y / 2 % 2 * (step / 2), to: 9, by: step).map {
          ($0, y, scalar == "░" ? 2 : 1, scalar == "░" ? 1 : 2)
        }
      }
    case "▉"..."▏": return [(0, 0, Int(0x2590 - scalar.value) * 9 / 8, 18)]
    case "▖"..."▟":
      let quadrants = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][Int(scalar.value - 0x2596)]
      return corners.indices.filter { quadrants >> $0 & 1 == 1 }.map { corners[$0] }
    default: return nil
    }
  }

  private func rect(x: Int, y: Int, width: Int, height: Int = height, fill: Ink) -> String {
    "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(hex(fill))\"/>\n"
  }

  /// The RGB value of an ink at the picture's depth; the first sixteen colours are those of xterm.
  private func light(_ ink: Ink) -> Int32 {
    let first: [Int32] = [
      0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
      0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
    ]
    return switch depth {
    case .rgb, .none: ink.rgb
    case .palette256: ink.palette256 < 16 ? first[Int(ink.palette256)] : lightOfMany(Int32(ink.palette256))
    case .sixteen: first[Int(ink.sixteen)]
    case .eight: first[Int(ink.eight)]
    }
  }

  private func hex(_ ink: Ink) -> String {
    let digits = String(light(ink), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension Inks {
  /// The inks of a screen without colours: light on dark, and hulls as light as letters.
  fileprivate static let mono: Inks = {
    let (dark, light, gray) = (Ink(0x101010, 233, 0), Ink(0xe0e0e0, 254, 15), Ink(0x8a8a8a, 245, 7))
    return Inks(
      ground: dark, panel: dark, text: light, quiet: gray, name: light, focus: light, onFocus: dark, refusal: light,
      sea: dark,
      deep: dark, ripple: gray, ruler: dark, rulerDeep: dark, rulerLit: dark, onRuler: gray,
      likelihoods: [dark, dark, dark], onLikelihoods: [light, light, light], miss: light,
      missGround: nil, hit: light, fire: dark, ember: light, charred: dark, fresh: dark, splash: light, oldMiss: light,
      ring: light, missSide: dark, missGlow: dark,
      hull: light, planned: light, wreck: light, onWreck: dark, hulls: Array(repeating: light, count: 4),
      wrecks: Array(repeating: light, count: 4), mine: dark, theirs: dark, onMine: light, onTheirs: light)
  }()
}
