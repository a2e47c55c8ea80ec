// A colour of a theme: its RGB value, and its substitutes in smaller palettes.

package struct Ink: Hashable, Sendable {
  /// Red, green and blue, eight bits each, with red highest: `0xffd166`.
  package let rgb: Int32

  /// The substitute in the 256-colour palette, chosen by eye.
  package let palette256: Int16
  package let sixteen: Int16

  /// The substitute among eight colours; a test checks that it can be read.
  package let eight: Int16

  /// By default, `eight` is `sixteen` without its brightness.
  init(_ rgb: Int32, _ palette256: Int16, _ sixteen: Int16, _ eight: Int16? = nil) {
    self.rgb = rgb
    self.palette256 = palette256
    self.sixteen = sixteen
    self.eight = eight ?? sixteen % 8
  }

  /// A colour of the 256-colour palette; smaller ones tell only black from white, as a QR code needs.
  init(picture number: UInt8) { self.init(Paint.light(of: number), Int16(number), number == 16 ? 0 : 15) }
}
