// Triggers by place: the phone enters or leaves a circle on a flat map.

/// A place on a flat map, in metres east and north of a point that the caller chooses.
public struct MapPoint: Hashable, Sendable {
  /// Metres to the east; negative to the west.
  public let east: Int
  /// Metres to the north; negative to the south.
  public let north: Int

  /// The extent of the map to either side, in metres: once around the Earth.
  public static let range = -40_000_000...40_000_000

  /// A place; nil if it is off the map.
  public init?(east: Int, north: Int) {
    guard Self.range ~= east, Self.range ~= north else { return nil }
    self.east = east
    self.north = north
  }
}

/// A circle on the map: `CLCircularRegion`.
public struct CircularRegion: Hashable, Sendable {
  /// Its centre.
  public let center: MapPoint
  /// Its radius in metres; a point at this distance is inside.
  public let radius: Int
  /// The app's name for it.
  public let identifier: String

  /// A circle; nil unless its radius is positive and no larger than the map.
  public init?(center: MapPoint, radius: Int, identifier: String) {
    guard radius > 0, radius <= MapPoint.range.upperBound else { return nil }
    self.center = center
    self.radius = radius
    self.identifier = identifier
  }

  /// Whether a point is in the circle.
  public func contains(_ point: MapPoint) -> Bool {
    let (east, north) = (point.east - center.east, point.north - center.north)
    return east * east + north * north <= radius * radius
  }
}

/// A trigger at the edge of a region, once or repeatedly: `UNLocationNotificationTrigger`.
///
/// A phone that is in the region when the request is added has not entered it: it must leave first.
///
/// ```swift
/// let home = MapPoint(east: 0, north: 0).flatMap { CircularRegion(center: $0, radius: 100, identifier: "home") }
/// let arrival = home.map { LocationTrigger(region: $0, notifyOnExit: false, repeats: true) }
/// ```
public struct LocationTrigger: Hashable, Sendable {
  /// The region.
  public let region: CircularRegion
  /// Whether it fires when the phone enters the region.
  public let notifyOnEntry: Bool
  /// Whether it fires when the phone leaves the region.
  public let notifyOnExit: Bool
  /// Whether it fires every time.
  public let repeats: Bool

  /// A trigger at the edge of a region; one that fires in neither direction is refused when its request is added.
  public init(region: CircularRegion, notifyOnEntry: Bool = true, notifyOnExit: Bool = true, repeats: Bool) {
    self.region = region
    self.notifyOnEntry = notifyOnEntry
    self.notifyOnExit = notifyOnExit
    self.repeats = repeats
  }

  func fires(from before: MapPoint, to after: MapPoint) -> Bool {
    switch (region.contains(before), region.contains(after)) {
    case (false, true): notifyOnEntry
    case (true, false): notifyOnExit
    case (true, true), (false, false): false
    }
  }
}
