// The causes of a notification's arrival: a server, an interval, a calendar time or a place.

/// The cause of a notification's arrival: `UNNotificationTrigger` and its subclasses.
public enum NotificationTrigger: Hashable, Sendable {
  /// It came from a server.
  case push
  /// It fires after some time.
  case timeInterval(TimeIntervalTrigger)
  /// It fires at a time of day, on some days or on every day.
  case calendar(CalendarTrigger)
  /// It fires when the phone enters or leaves a region.
  case location(LocationTrigger)

  /// Both times are in milliseconds since midnight of the first day; nil if it does not fire by time.
  func nextTime(after time: Int, firstDay: CalendarDay) -> Int? {
    switch self {
    case .push, .location: nil
    case .timeInterval(let trigger): time + trigger.milliseconds
    case .calendar(let trigger): trigger.nextTime(after: time, firstDay: firstDay)
    }
  }

  func canFire(after time: Int, firstDay: CalendarDay) -> Bool {
    switch self {
    case .push: false
    case .location(let trigger): trigger.notifyOnEntry || trigger.notifyOnExit
    case .timeInterval, .calendar: nextTime(after: time, firstDay: firstDay) != nil
    }
  }

  /// Whether it repeats.
  public var repeats: Bool {
    switch self {
    case .push: false
    case .timeInterval(let trigger): trigger.repeats
    case .calendar(let trigger): trigger.repeats
    case .location(let trigger): trigger.repeats
    }
  }
}

/// A trigger after an interval, once or repeatedly: `UNTimeIntervalNotificationTrigger`.
///
/// ```swift
/// let trigger = TimeIntervalTrigger(milliseconds: 600_000, repeats: false)
/// ```
public struct TimeIntervalTrigger: Hashable, Sendable {
  /// The interval in milliseconds.
  public let milliseconds: Int

  /// Whether it fires again after each interval.
  public let repeats: Bool

  /// The longest interval, about 34 years.
  static let maximumMilliseconds = 1 << 40

  /// A trigger after an interval; nil if that is not positive, is too long, or is less than a minute and repeats.
  public init?(milliseconds: Int, repeats: Bool) {
    guard milliseconds > 0, milliseconds <= Self.maximumMilliseconds, !repeats || milliseconds >= 60_000 else {
      return nil
    }
    self.milliseconds = milliseconds
    self.repeats = repeats
  }
}
