// A day of the Gregorian calendar, counted without Foundation, so that a trigger can name a date.

/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Sendable {
  /// The year, counted from 1.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, counted from 1.
  public let day: Int

  /// A day of the years 1 to 9000; nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9_000 ~= year, 1...12 ~= month, day >= 1, day <= Self.days(inMonth: month, of: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day on which iOS 10 came out, a Tuesday.
  public static let iOS10 = CalendarDay(number: 736_220)

  /// The day of the week, 1 for Sunday to 7 for Saturday.
  public var weekday: Int { number % 7 + 1 }

  func later(by days: Int) -> CalendarDay { CalendarDay(number: number + days) }

  /// The days since the last day before the year 1, a Sunday.
  private var number: Int {
    let months = (1..<month).reduce(0) { $0 + Self.days(inMonth: $1, of: year) }
    return Self.days(beforeYear: year) + months + day
  }

  private init(number: Int) {
    // No year has more than 366 days, so this year is the right one or an earlier one.
    var year = (number - 1) / 366 + 1
    while Self.days(beforeYear: year + 1) < number { year += 1 }
    var (month, day) = (1, number - Self.days(beforeYear: year))
    while day > Self.days(inMonth: month, of: year) {
      day -= Self.days(inMonth: month, of: year)
      month += 1
    }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(beforeYear year: Int) -> Int {
    let years = year - 1
    return years * 365 + years / 4 - years / 100 + years / 400
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    default: 31
    }
  }
}
