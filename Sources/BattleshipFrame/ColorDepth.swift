// How many colours a terminal shows.

/// How many colours there are.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: styles differ only in attributes such as bold.
  case none
  /// Eight, as on a console.
  case eight
  /// The same eight, and brighter ones.
  case sixteen
  /// 256 colours with fixed numbers.
  case palette256
  /// All colours, each given as RGB.
  case rgb

  /// Whether there are enough colours for pictures.
  package var showsPictures: Bool { self == .palette256 || self == .rgb }
}
