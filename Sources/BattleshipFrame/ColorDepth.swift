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

  /// Whether there are so few that a sea needs a pattern for its two blues.
  package var hasFewColors: Bool { self == .eight || self == .sixteen }
}
