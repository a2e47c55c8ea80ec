// A picture turned and reduced to the resolution of a terminal: two pixels in each place.

import BattleshipFrame
import BattleshipPlay
import StickersHost

struct PixelGrid: Hashable, Sendable {
  private(set) var rows: [[Pixel]]

  /// Scales a picture to fit a square of `side` pixels, and turns it clockwise to the nearest eighth of a turn.
  ///
  /// A turned picture gets a larger square, so that nothing is cut off.
  init(_ picture: PixelPicture, side: Int, degrees: Int) {
    let (cosine, sine) = Self.eighths[(degrees * 2 + 45) / 90 % 8]
    let grown = Int((Double(side) * (abs(cosine) + abs(sine)) - 0.01).rounded(.up))
    // Use an even number of rows, because each row of the screen takes two.
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

  private static let eighths: [(Double, Double)] = {
    let half = 0.5.squareRoot()
    return [(1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half), (0, -1), (half, -half)]
  }()

  /// The positions within a pixel at which the picture is sampled.
  private static let parts = [0.125, 0.375, 0.625, 0.875]

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
  private typealias Pair = (upper: Pixel, lower: Pixel)

  private var pairs: [[Pair]] {
    stride(from: 0, to: rows.count, by: 2).map { row in Array(zip(rows[row], rows[row + 1])) }
  }

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
            // The background shows the lower of two colours.
            case (true, true): isRich && pair.upper != pair.lower ? marks[0] : marks[2]
            }
          }))
    }
  }

  var paints: [[Paint]] {
    pairs.map { row in
      row.map { pair in
        switch (pair.upper.isSeen, pair.lower.isSeen) {
        case (false, false): .none
        case (true, false): Paint(letters: Paint.nearest(to: pair.upper), ground: .ofRole)
        case (false, true): Paint(letters: Paint.nearest(to: pair.lower), ground: .ofRole)
        case (true, true):
          Paint(letters: Paint.nearest(to: pair.upper), ground: Paint.nearest(to: pair.lower))
        }
      }
    }
  }
}

extension Pixel {
  var isSeen: Bool { alpha >= 128 }
}

extension Paint {
  /// The nearest colour in the palette's cube.
  static func nearest(to pixel: Pixel) -> Color {
    func step(_ light: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(light)) < abs(steps[$1] - Int(light)) } ?? 0
    }
    return .number(UInt8(16 + 36 * step(pixel.red) + 6 * step(pixel.green) + step(pixel.blue)))
  }
}
