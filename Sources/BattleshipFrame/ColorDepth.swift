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
  case many
  /// All colours, each given as RGB.
  case all

  /// Whether there are enough colours for pictures.
  package var showsPictures: Bool { self == .many || self == .all }
}
