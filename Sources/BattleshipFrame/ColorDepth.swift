// How many colours a terminal shows, from none to every RGB value.

package enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: styles differ only in attributes such as bold.
  case none
  case eight
  /// The same eight, and brighter ones.
  case sixteen
  case palette256
  case rgb

  package var showsPictures: Bool { self == .palette256 || self == .rgb }

  /// Whether there are too few for the two blues of a sea, which then needs a pattern.
  package var hasFewColors: Bool { self == .eight || self == .sixteen }
}
