// The palette colour nearest to a pixel of a sticker's picture.

import BattleshipFrame
import StickersHost

extension Paint {
  /// The palette's colour nearest to a pixel.
  static func nearest(to pixel: Pixel) -> Color {
    func step(_ light: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(light)) < abs(steps[$1] - Int(light)) } ?? 0
    }
    return .number(UInt8(16 + 36 * step(pixel.red) + 6 * step(pixel.green) + step(pixel.blue)))
  }
}
