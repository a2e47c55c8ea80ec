// Triggers by the calendar: at a time of day, on every day or on the days that match a date.

/// A trigger at a calendar time, once or repeatedly: `UNCalendarNotificationTrigger`.
///
/// A part of the date that is nil matches every year, month, day or weekday. A part of the time that is nil matches any
/// hour or minute if a smaller part is given, and is 0 otherwise.
///
/// ```swift
/// let mondays = CalendarTrigger(weekday: 2, hour: 9, repeats: true)
/// ```
public struct CalendarTrigger: Hashable, Sendable {
  /// The year.
  public let year: Int?
  /// The month, 1 to 12.
  public let month: Int?
  /// The day of the month, counted from 1.
  public let day: Int?
  /// The day of the week, 1 for Sunday to 7 for Saturday.
  public let weekday: Int?
  /// The hour, 0 to 23.
  public let hour: Int?
  /// The minute, 0 to 59.
  public let minute: Int?
  /// The second, 0 to 59.
  public let second: Int?
  /// Whether it fires at every such time.
  public let repeats: Bool

  /// A trigger at a time; one that does not fire within 50 years is refused when its request is added.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, weekday: Int? = nil, hour: Int? = nil, minute: Int? = nil,
    second: Int? = nil, repeats: Bool
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.weekday = weekday
    self.hour = hour
    self.minute = minute
    self.second = second
    self.repeats = repeats
  }

  var hasDate: Bool { year != nil || month != nil || day != nil || weekday != nil }

  /// 50 years contain every date, even a 29 February on a given weekday (at most 40 years apart).
  private static var daysSearched: Int { 50 * 366 }

  func nextTime(after time: Int, firstDay: CalendarDay) -> Int? {
    guard hasDate || hour != nil || minute != nil || second != nil, Self.isTime(hour, below: 24),
      Self.isTime(minute, below: 60), Self.isTime(second, below: 60)
    else { return nil }
    let dayLength = Notifications.millisecondsPerDay
    let today = time / dayLength
    // A time of day without a date occurs today or tomorrow.
    for day in today...today + (hasDate ? Self.daysSearched : 1) where matches(firstDay.later(by: day)) {
      if let next = timeOfDay(after: day == today ? time % dayLength / 1_000 : -1) {
        return day * dayLength + next * 1_000
      }
    }
    return nil
  }

  private func matches(_ date: CalendarDay) -> Bool {
    (year ?? date.year) == date.year && (month ?? date.month) == date.month && (day ?? date.day) == date.day
      && (weekday ?? date.weekday) == date.weekday
  }

  /// The first matching second of a day after this one; nil if there is none.
  private func timeOfDay(after second: Int) -> Int? {
    let (period, offset): (Int, Int) =
      switch (hour, minute) {
      case (let hour?, _): (86_400, (hour * 60 + (minute ?? 0)) * 60 + (self.second ?? 0))
      case (nil, let minute?): (3_600, minute * 60 + (self.second ?? 0))
      case (nil, nil): self.second.map { (60, $0) } ?? (86_400, 0)
      }
    let next = second < offset ? offset : offset + ((second - offset) / period + 1) * period
    return next < 86_400 ? next : nil
  }

  private static func isTime(_ part: Int?, below end: Int) -> Bool {
    part.map { $0 >= 0 && $0 < end } ?? true
  }
}
