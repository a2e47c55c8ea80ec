// When a notification comes: from a server, after some time, or at a time of day.

/// What makes a notification come: `UNNotificationTrigger` and its subclasses.
public enum NotificationTrigger: Hashable, Sendable {
  /// It came from a server.
  case push
  /// It comes after some time.
  case timeInterval(TimeIntervalTrigger)
  /// It comes at a time of day.
  case calendar(CalendarTrigger)

  /// When it next comes after a time, both in milliseconds since midnight of the first day; nil if it does not.
  func nextTime(after time: Int) -> Int? {
    switch self {
    case .push: nil
    case .timeInterval(let trigger): time + trigger.milliseconds
    case .calendar(let trigger): trigger.nextTime(after: time)
    }
  }

  /// Whether it comes again and again.
  public var repeats: Bool {
    switch self {
    case .push: false
    case .timeInterval(let trigger): trigger.repeats
    case .calendar(let trigger): trigger.repeats
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

/// At a time of day, once or again and again: `UNCalendarNotificationTrigger`, without dates.
///
/// A part that is nil matches any hour or minute if a smaller part is given, and is 0 otherwise.
public struct CalendarTrigger: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int?
  /// The minute, 0 to 59.
  public let minute: Int?
  /// The second, 0 to 59.
  public let second: Int?
  /// Whether it comes at every such time.
  public let repeats: Bool

  /// A trigger at a time of day; one that never comes is refused when its request is added.
  public init(hour: Int? = nil, minute: Int? = nil, second: Int? = nil, repeats: Bool) {
    (self.hour, self.minute, self.second, self.repeats) = (hour, minute, second, repeats)
  }

  func nextTime(after time: Int) -> Int? {
    guard Self.isTime(hour, below: 24), Self.isTime(minute, below: 60), Self.isTime(second, below: 60) else {
      return nil
    }
    let (period, offset): (Int, Int)
    switch (hour, minute, second) {
    case (nil, nil, nil): return nil
    case (let hour?, let minute, let second):
      (period, offset) = (86_400, (hour * 60 + (minute ?? 0)) * 60 + (second ?? 0))
    case (nil, let minute?, let second): (period, offset) = (3_600, minute * 60 + (second ?? 0))
    case (nil, nil, let second?): (period, offset) = (60, second)
    }
    let start = time - time % (period * 1_000)
    let next = start + offset * 1_000
    return next > time ? next : next + period * 1_000
  }

  private static func isTime(_ part: Int?, below end: Int) -> Bool {
    part.map { $0 >= 0 && $0 < end } ?? true
  }
}
