// The luminance of a colour, and its appearance with other kinds of colour vision.

/// A kind of colour vision.
public enum ColorVision: CaseIterable, Sendable {
  case normal, protanopia, deuteranopia, tritanopia

  /// The matrix for a colour in linear light (Machado, Oliveira and Fernandes 2009, at full severity).
  private var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  /// The luminance of a colour, 0 to 1, as WCAG 2 defines it.
  public func luminance(_ rgb: Int32) -> Double {
    let linear = [16, 8, 0].map { (shift: Int32) -> Double in
      let part = Double(rgb >> shift & 0xff) / 255
      return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
    }
    let seen = matrix.map { row in min(1, max(0, zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })) }
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
  }

  /// The contrast of two colours, 1 to 21.
  public func contrast(_ one: Int32, _ other: Int32) -> Double {
    let (light, dark) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
  }

  /// `base` to the power of 2.4, by Newton's method for the fifth root of its twelfth power.
  private func power(_ base: Double) -> Double {
    let twelfth = (0..<12).reduce(1.0) { product, _ in product * base }
    var root = max(base, 0.01)
    for _ in 0..<200 { root -= (root * root * root * root * root - twelfth) / (5 * root * root * root * root) }
    return root
  }
}

/// The RGB value of a colour of the 256-colour palette, from 16 on, where it is fixed.
public func lightOfMany(_ number: Int32) -> Int32 {
  if number >= 232 {
    let gray = (number - 232) * 10 + 8
    return gray << 16 | gray << 8 | gray
  }
  let levels: [Int32] = [0, 95, 135, 175, 215, 255]
  let place = Int(number - 16)
  return levels[place / 36] << 16 | levels[place / 6 % 6] << 8 | levels[place % 6]
}
