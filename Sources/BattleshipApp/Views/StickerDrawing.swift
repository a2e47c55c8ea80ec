// Draws a sticker: the game's own as characters, any other as pixels, or as a card with its description.

import BattleshipFrame
import BattleshipPlay
import MessagesHost
import StickersHost

/// The decoded pictures of other packs' stickers, by the URLs of their files.
typealias ShownPictures = [String: PixelPicture]

struct StickerDrawing {
  let rows: [SafeText]

  /// The colours of each place in each row; empty unless it is a coloured picture.
  private var paints: [[Paint]] = []

  /// Whether it is an opaque card with text.
  let isCard: Bool

  /// Whether it is made of pixels, which may be transparent.
  private(set) var isPicture = false

  /// The drawing is turned clockwise, and at most `room` wide.
  init(
    _ sticker: Sticker, _ size: StickerSize, degrees: Int = 0, in language: Language, within room: Size,
    widths: CharacterWidth, pictures: ShownPictures = [:]
  ) {
    let (motif, isTurned) = (StickerMotif(sticker), 23..<338 ~= degrees)
    if let motif, !isTurned {
      rows = motif.rows(in: size)
      isCard = false
      return
    }
    let side = min(Self.side(size), room.rows * 2, room.columns)
    if let picture = motif?.picture ?? pictures[sticker.imageFileURL], side >= Self.minimumSide {
      let grid = PixelGrid(picture, side: side, degrees: degrees)
      rows = grid.text(widths: widths)
      isCard = false
      isPicture = true
      if motif == nil { paints = grid.paints }
      return
    }
    isCard = true
    let angle: SafeText = isTurned ? " \(degrees)\(widths["°"] == 1 ? "°" : " deg" as SafeText)" : ""
    let text: SafeText = "\(language.description(of: sticker))\(angle)"
    guard size != .small else {
      rows = ["[\(text.cut(to: max(1, min(8, room.columns - 2)), widths: widths))]"]
      return
    }
    let lines = text.lines(of: max(1, min(18, room.columns - 4)), limit: size == .regular ? 1 : 3, widths: widths)
    let columns = lines.reduce(0) { max($0, widths.columns(of: $1)) }
    let edge = SafeText(String(repeating: "-", count: columns + 2))
    let inside = lines.map { line -> SafeText in
      let gap = SafeText(String(repeating: " ", count: columns - widths.columns(of: line)))
      return "| \(line)\(gap) |"
    }
    rows = [".\(edge)."] + inside + ["'\(edge)'"]
  }

  /// The smallest side in pixels at which a picture is recognizable.
  private static let minimumSide = 6

  /// The side of a sticker in pixels.
  private static func side(_ size: StickerSize) -> Int {
    switch size {
    case .small: 6
    case .regular: 10
    case .large: 14
    }
  }

  func size(widths: CharacterWidth) -> Size {
    Size(rows: rows.count, columns: rows.reduce(0) { max($0, widths.columns(of: $1)) })
  }

  func draw(on canvas: inout Canvas, at point: Point, style: Style, in clip: Rect) {
    for (row, text) in rows.enumerated() {
      var place = point.moved(rows: row)
      for (column, character) in text.string.enumerated() {
        let letter = SafeText(String(character))
        var style = style
        if !paints.isEmpty {
          style = canvas.frame[place]?.style ?? style
          style.paint = paints[row][column]
        }
        if character != " " || isCard { canvas.frame.write(letter, at: place, style: style, clip: clip) }
        place.column += canvas.frame.widths.columns(of: letter)
      }
    }
  }
}

extension StickerPlacement {
  static func size(ofPercent percent: Int) -> StickerSize {
    percent < 200 ? .small : percent < 400 ? .regular : .large
  }
}

extension Rect {
  func point(across: Int, down: Int) -> Point {
    origin.moved(
      rows: max(0, size.rows - 1) * down / 1_000, columns: max(0, size.columns - 1) * across / 1_000)
  }

  func thousandths(of point: Point) -> (across: Int, down: Int) {
    func share(_ offset: Int, _ count: Int) -> Int { count < 2 ? 500 : (offset * 1_000 + (count - 2)) / (count - 1) }
    return (
      min(1_000, share(point.column - origin.column, size.columns)),
      min(1_000, share(point.row - origin.row, size.rows))
    )
  }
}
