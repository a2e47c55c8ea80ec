// A picture reduced to the few pixels that a terminal has for it, turned, two of them in each place of the screen.

import BattleshipPlay

/// A square of pixels; each place of a screen shows two of them, one above the other.
struct PixelGrid: Hashable, Sendable {
  /// The pixels, row by row.
  private(set) var rows: [[Pixel]]

  /// A picture as large as fits into a square of so many pixels, turned clockwise to the nearest eighth of a turn.
  ///
  /// The square grows if the picture is turned, so that nothing of it is cut off.
  init(_ picture: PixelPicture, side: Int, degrees: Int) {
    let (cosine, sine) = Self.eighths[(degrees * 2 + 45) / 90 % 8]
    let grown = Int((Double(side) * (abs(cosine) + abs(sine)) - 0.01).rounded(.up))
    // An even number of rows, for two go into each row of the screen.
    let most = grown + grown % 2
    let scale = Double(max(picture.width, picture.height)) / Double(side)
    let middle = Double(most) / 2
    rows = (0..<most).map { row in
      (0..<most).map { column in
        Self.mixed(
          Self.parts.flatMap { down in
            Self.parts.map { across in
              let (right, below) = (Double(column) + across - middle, Double(row) + down - middle)
              let (x, y) = (right * cosine + below * sine, below * cosine - right * sine)
              return picture[
                Int((y * scale + Double(picture.height) / 2).rounded(.down)),
                Int((x * scale + Double(picture.width) / 2).rounded(.down))]
            }
          })
      }
    }
  }

  /// The cosine and sine of each eighth of a turn.
  private static let eighths: [(Double, Double)] = {
    let half = 0.5.squareRoot()
    return [(1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half), (0, -1), (half, -half)]
  }()

  /// Where the picture is looked at within a pixel.
  private static let parts = [0.125, 0.375, 0.625, 0.875]

  /// One pixel in the place of several, in which a pixel that is not seen has no colour.
  private static func mixed(_ pixels: [Pixel]) -> Pixel {
    let alpha = pixels.reduce(0) { $0 + Int($1.alpha) }
    guard alpha > 0 else { return .clear }
    func light(_ part: KeyPath<Pixel, UInt8>) -> UInt8 {
      UInt8(pixels.reduce(0) { $0 + Int($1[keyPath: part]) * Int($1.alpha) } / alpha)
    }
    return Pixel(
      red: light(\.red), green: light(\.green), blue: light(\.blue), alpha: UInt8(alpha / pixels.count))
  }
}

extension PixelGrid {
  /// Two pixels, one above the other.
  private typealias Pair = (upper: Pixel, lower: Pixel)

  private var pairs: [[Pair]] {
    stride(from: 0, to: rows.count, by: 2).map { row in Array(zip(rows[row], rows[row + 1])) }
  }

  /// The rows as characters: half blocks, or what stands for them where there is nothing but ASCII.
  func text(widths: CharacterWidth) -> [SafeText] {
    let isRich = widths["▀"] == 1 && widths["▄"] == 1 && widths["█"] == 1
    let marks = Array(isRich ? "▀▄█" : "',#")
    return pairs.map { row in
      SafeText(
        String(
          row.map { pair in
            switch (pair.upper.isSeen, pair.lower.isSeen) {
            case (false, false): " "
            case (true, false): marks[0]
            case (false, true): marks[1]
            // The lower of two colours is that of the ground.
            case (true, true): isRich && pair.upper != pair.lower ? marks[0] : marks[2]
            }
          }))
    }
  }

  /// The colours of each place: of the half that the character draws, and of what is left as ground.
  var paints: [[Paint]] {
    pairs.map { row in
      row.map { pair in
        switch (pair.upper.isSeen, pair.lower.isSeen) {
        case (false, false): .none
        case (true, false): Paint(letters: Paint.nearest(to: pair.upper), ground: 0)
        case (false, true): Paint(letters: Paint.nearest(to: pair.lower), ground: 0)
        case (true, true):
          Paint(letters: Paint.nearest(to: pair.upper), ground: Paint.nearest(to: pair.lower))
        }
      }
    }
  }
}
