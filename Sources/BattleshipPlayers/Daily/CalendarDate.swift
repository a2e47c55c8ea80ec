// A date of the calendar, without a clock or a time zone: the name of a board of the day.

package struct CalendarDate: Hashable, Sendable {
  package let year, month, day: Int

  /// - Throws: ``CalendarDateError/noSuchDay(year:month:day:)`` for any other date than those of the calendar in the
  ///   years 1 to 9999.
  package init(year: Int, month: Int, day: Int) throws(CalendarDateError) {
    guard 1...9_999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else {
      throw .noSuchDay(year: year, month: month, day: day)
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses `2026-11-26`: exactly four, two and two digits.
  package init(written text: String) throws(CalendarDateError) {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int? {
      bytes[range].reduce(0 as Int?) { sum, byte in
        sum.flatMap { 0x30...0x39 ~= byte ? $0 * 10 + Int(byte) - 0x30 : nil }
      }
    }
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), let year = number(0..<4),
      let month = number(5..<7), let day = number(8..<10)
    else { throw .notADate(text) }
    try self.init(year: year, month: month, day: day)
  }

  /// The date in UTC; nil outside the years 1 to 9999.
  package init?(secondsSince1970 seconds: Int) {
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    self.init(number: rest < 0 ? days - 1 : days)
  }

  /// The day with a ``number``; nil outside the years 1 to 9999.
  package init?(number: Int) {
    guard Self.first...Self.last ~= number else { return nil }
    // Years are counted from March on here, so that a leap day ends its year; 400 of them have the same number of days.
    let days = number - Self.first + 306
    let (era, day) = (days / 146_097, days % 146_097)
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.month = month < 10 ? month + 3 : month - 9
    self.day = dayOfYear - (153 * month + 2) / 5 + 1
    self.year = 400 * era + year + (month < 10 ? 0 : 1)
  }

  /// The days since 1970-01-01.
  package var number: Int {
    let years = year - 1
    let before = 365 * years + years / 4 - years / 100 + years / 400
    return Self.first + before + (1..<month).reduce(0) { $0 + Self.days(in: $1, of: year) } + day - 1
  }

  /// The numbers of 0001-01-01 and 9999-12-31.
  private static let (first, last) = (-719_162, 2_932_896)

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && year % 100 != 0 || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    case _: 31
    }
  }
}

extension CalendarDate: LosslessStringConvertible {
  package init?(_ description: String) {
    guard let date = try? CalendarDate(written: description) else { return nil }
    self = date
  }

  package var description: String { "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))" }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: count - text.utf8.count) + text
  }
}

package enum CalendarDateError: Error, Hashable, Sendable {
  /// The text is not of the form `2026-11-26`.
  case notADate(String)
  /// The calendar has no such day, or its year is not 1 to 9999.
  case noSuchDay(year: Int, month: Int, day: Int)
}

extension CalendarDateError: CustomStringConvertible {
  package var description: String { text.sentence }

  /// The name of the case, the same in every version.
  package var name: String { text.name }

  private var text: (name: String, sentence: String) {
    switch self {
    case .notADate: ("notADate", "a date is a year, a month and a day, such as 2026-11-26")
    case .noSuchDay(let year, let month, let day):
      ("noSuchDay", "there is no day \(day) in month \(month) of the year \(year)")
    }
  }
}
