// The colours of the large pictures, by night and, for a light theme, by day.

/// The skies of the large pictures, from the zenith to the horizon, and their letters, from top to bottom.
struct Sky: Hashable, Sendable {
  /// The skies of a victory, of a defeat and of the title.
  let dawn, dusk, night: [Ink]
  /// The letters of a victory, of a defeat and of the title.
  let gold, blood, azure: [Ink]
  /// Small letters and stars, and lit windows.
  let star, lamp: Ink

  static let dark = Sky(
    dawn: [
      Ink(0x0c1a2b, 16, 0), Ink(0x10243a, 17, 0), Ink(0x17345a, 17, 0), Ink(0x23406a, 18, 0), Ink(0x3b5076, 60, 4),
      Ink(0x6a6478, 96, 4), Ink(0x9c7a6e, 137, 4), Ink(0xd0935a, 173, 6),
    ],
    dusk: [
      Ink(0x0b0d12, 16, 0), Ink(0x120f14, 16, 0), Ink(0x1c1216, 232, 0), Ink(0x281518, 233, 0), Ink(0x361719, 52, 0),
      Ink(0x441a1a, 52, 0), Ink(0x561d1b, 52, 0), Ink(0x66201d, 88, 1),
    ],
    night: [
      Ink(0x0a111c, 16, 0), Ink(0x0c1827, 16, 0), Ink(0x10243a, 17, 0), Ink(0x173553, 17, 0), Ink(0x21486c, 18, 4),
    ],
    gold: [
      Ink(0xfff3cf, 230, 15), Ink(0xffe39a, 229, 15), Ink(0xffd978, 222, 11), Ink(0xffd166, 221, 11),
      Ink(0xfbb93c, 215, 11), Ink(0xf5a524, 214, 3),
    ],
    blood: [
      Ink(0xffc2b0, 217, 15), Ink(0xff947a, 210, 15), Ink(0xf4664c, 203, 9), Ink(0xe8523c, 203, 9),
      Ink(0xdc4530, 167, 9), Ink(0xd03c28, 167, 9),
    ],
    azure: [
      Ink(0xe3f5ff, 195, 15), Ink(0xc1e9ff, 153, 15), Ink(0x9fdcff, 117, 14), Ink(0x7dd2ff, 117, 14),
      Ink(0x5cc8ff, 81, 14), Ink(0x2f9fe0, 74, 6),
    ],
    star: Ink(0xffffff, 231, 15), lamp: Ink(0xffe6a8, 223, 11))

  static let day = Sky(
    dawn: [
      Ink(0xa9d4f5, 153, 14), Ink(0xb7dbf6, 153, 14), Ink(0xc6e2f6, 153, 14), Ink(0xd5e8f3, 189, 15),
      Ink(0xe4ebe6, 195, 15), Ink(0xf2ead2, 230, 15), Ink(0xfbe3b6, 230, 15), Ink(0xffd996, 223, 11),
    ],
    dusk: [
      Ink(0xc9d0d8, 252, 7), Ink(0xd0d3d9, 252, 7), Ink(0xd8d6d9, 253, 7), Ink(0xdfd8d8, 253, 7),
      Ink(0xe6d8d5, 254, 7), Ink(0xecd6cf, 254, 7), Ink(0xf0d0c7, 224, 7), Ink(0xf2c8bd, 224, 7),
    ],
    night: [
      Ink(0xa9d4f5, 153, 14), Ink(0xb7dbf6, 153, 14), Ink(0xc6e2f8, 153, 14), Ink(0xd6eafa, 195, 14),
      Ink(0xe6f3fc, 195, 15),
    ],
    gold: [
      Ink(0x8a4b00, 94, 1), Ink(0x824600, 94, 1), Ink(0x7a4000, 94, 1), Ink(0x723b00, 94, 1), Ink(0x6a3600, 58, 1),
      Ink(0x623100, 58, 1),
    ],
    blood: [
      Ink(0xb02318, 124, 1), Ink(0xa31d13, 124, 1), Ink(0x961810, 124, 1), Ink(0x88140d, 88, 1),
      Ink(0x7a100a, 88, 1), Ink(0x6c0d08, 88, 1),
    ],
    azure: [
      Ink(0x0b4f8f, 25, 4), Ink(0x0a4a87, 25, 4), Ink(0x09447e, 24, 4), Ink(0x083f75, 24, 4), Ink(0x07396b, 24, 4),
      Ink(0x063361, 17, 4),
    ],
    star: Ink(0x17324d, 17, 0), lamp: Ink(0xffe6a8, 223, 11))
}
