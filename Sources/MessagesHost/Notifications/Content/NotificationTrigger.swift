// When a notification comes: from a server, after some time, at a time of the calendar, or at a place.

/// What makes a notification come: `UNNotificationTrigger` and its subclasses.
public enum NotificationTrigger: Hashable, Sendable {
  /// It came from a server.
  case push
  /// It comes after some time.
  case timeInterval(TimeIntervalTrigger)
  /// It comes at a time of day, on some days or on each.
  case calendar(CalendarTrigger)
  /// It comes when the phone enters or leaves a region.
  case location(LocationTrigger)

  /// When it next comes after a time, both in milliseconds since midnight of the first day; nil if no time brings it.
  func nextTime(after time: Int, firstDay: CalendarDay) -> Int? {
    switch self {
    case .push, .location: nil
    case .timeInterval(let trigger): time + trigger.milliseconds
    case .calendar(let trigger): trigger.nextTime(after: time, firstDay: firstDay)
    }
  }

  /// Whether a request with it can wait at a time.
  func canCome(after time: Int, firstDay: CalendarDay) -> Bool {
    switch self {
    case .push: false
    case .location(let trigger): trigger.notifyOnEntry || trigger.notifyOnExit
    case .timeInterval, .calendar: nextTime(after: time, firstDay: firstDay) != nil
    }
  }

  /// Whether a place brings it.
  var isLocation: Bool {
    switch self {
    case .location: true
    case .push, .timeInterval, .calendar: false
    }
  }

  /// Whether it comes again and again.
  public var repeats: Bool {
    switch self {
    case .push: false
    case .timeInterval(let trigger): trigger.repeats
    case .calendar(let trigger): trigger.repeats
    case .location(let trigger): trigger.repeats
    }
  }
}

/// After some time, once or again and again: `UNTimeIntervalNotificationTrigger`.
public struct TimeIntervalTrigger: Hashable, Sendable {
  /// After how many milliseconds.
  public let milliseconds: Int

  /// Whether it comes again after each such time.
  public let repeats: Bool

  /// The longest time, about 34 years.
  static let mostMilliseconds = 1 << 40

  /// A trigger after some time; nil if that is not positive, or is less than a minute and repeats.
  public init?(milliseconds: Int, repeats: Bool) {
    guard milliseconds > 0, milliseconds <= Self.mostMilliseconds, !repeats || milliseconds >= 60_000 else {
      return nil
    }
    self.milliseconds = milliseconds
    self.repeats = repeats
  }
}
