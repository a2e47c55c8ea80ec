// How well a sticker can be told from what lies behind it: the contrast between its edge and a ground.

/// The background of a sticker in a conversation.
public enum StickerGround: Hashable, Sendable, CaseIterable {
  /// A white ground.
  case white
  /// A black ground.
  case black
  /// A pure red ground.
  case red
  /// A pure yellow ground.
  case yellow
  /// Squares of 8 pixels, white and black in turn; the one in the upper left corner is white.
  case chequered

  fileprivate func color(_ row: Int, _ column: Int) -> Pixel {
    switch self {
    case .white: Self.gray(255)
    case .black: Self.gray(0)
    case .red: Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    case .yellow: Pixel(red: 255, green: 255, blue: 0, alpha: 255)
    case .chequered: Self.gray((row / 8 + column / 8).isMultiple(of: 2) ? 255 : 0)
    }
  }

  private static func gray(_ light: UInt8) -> Pixel { Pixel(red: light, green: light, blue: light, alpha: 255) }
}

extension PixelPicture {
  /// The share of the sticker's edge that stands out from a ground, from 0 to 1; nil if the sticker has no edge.
  ///
  /// The share of low contrast is the rest to 1. A pixel is visible if its opacity is at least 128. A visible pixel is
  /// on the edge if one of the four pixels beside it is not visible, as all are outside the picture. It has low
  /// contrast if the contrast ratio of WCAG 2, between its colour without its opacity and the ground at its place, is
  /// less than 3, which is what WCAG asks of graphics. The pixels are those of the first picture of a file.
  public func legibility(on ground: StickerGround) -> Double? {
    let light = Luminance()
    var (edge, legible) = (0, 0)
    for row in 0..<height {
      for column in 0..<width where isEdge(row, column) {
        edge += 1
        if light.contrast(self[row, column], ground.color(row, column)) >= 3 { legible += 1 }
      }
    }
    return edge == 0 ? nil : Double(legible) / Double(edge)
  }

  private func isVisible(_ row: Int, _ column: Int) -> Bool { self[row, column].alpha >= 128 }

  private func isEdge(_ row: Int, _ column: Int) -> Bool {
    guard isVisible(row, column) else { return false }
    return !isVisible(row - 1, column) || !isVisible(row + 1, column) || !isVisible(row, column - 1)
      || !isVisible(row, column + 1)
  }
}

/// The relative luminance of sRGB colours, as WCAG 2 defines it, with a table of its 256 powers.
private struct Luminance {
  private let linear: [Double] = (0...255).map { byte in
    let share = Double(byte) / 255
    return share <= 0.04045 ? share / 12.92 : Self.power((share + 0.055) / 1.055)
  }

  func contrast(_ one: Pixel, _ other: Pixel) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private func luminance(_ pixel: Pixel) -> Double {
    0.2126 * linear[Int(pixel.red)] + 0.7152 * linear[Int(pixel.green)] + 0.0722 * linear[Int(pixel.blue)]
  }

  /// `base` to the power of 2.4, for 0.09 to 1: its square times the fifth root of its square, by Newton's method.
  private static func power(_ base: Double) -> Double {
    let square = base * base
    var root = 1.0
    for _ in 0..<20 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
