// How many colours a terminal shows.

/// How many colours there are.
package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: looks differ only in boldness and the like.
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
