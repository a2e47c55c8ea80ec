// The palette colour nearest to a pixel of a sticker's picture.

import BattleshipFrame
import StickersHost

extension Paint {
  /// The palette number of the colour nearest to a pixel.
  static func nearest(to pixel: Pixel) -> UInt8 {
    func step(_ light: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(light)) < abs(steps[$1] - Int(light)) } ?? 0
    }
    return UInt8(16 + 36 * step(pixel.red) + 6 * step(pixel.green) + step(pixel.blue))
  }
}
