// Triggers by date and place, on a given first day and with given moves.

import TestSupport
import Testing

@testable import NotificationsHost

@Suite struct CalendarDayTests {
  @Test(arguments: [
    (2016, 9, 13, 3), (2000, 2, 29, 3), (1900, 3, 1, 5), (1, 1, 1, 2), (1_970, 1, 1, 5), (2024, 12, 31, 3),
  ])
  func `a day has its weekday`(year: Int, month: Int, day: Int, weekday: Int) throws {
    #expect(try #require(CalendarDay(year: year, month: month, day: day)).weekday == weekday)
  }

  @Test(arguments: [
    (2016, 13, 1), (2016, 0, 1), (2016, 4, 31), (2015, 2, 29), (1900, 2, 29), (0, 1, 1), (9_001, 1, 1), (2016, 1, 0),
  ])
  func `a day that the calendar lacks is refused`(year: Int, month: Int, day: Int) {
    #expect(CalendarDay(year: year, month: month, day: day) == nil)
  }

  @Test func `days follow each other through a leap year`() throws {
    #expect(CalendarDay.iOS10 == CalendarDay(year: 2016, month: 9, day: 13))
    let start = try #require(CalendarDay(year: 2015, month: 12, day: 31))
    #expect(start.later(by: 1) == CalendarDay(year: 2016, month: 1, day: 1))
    #expect(start.later(by: 60) == CalendarDay(year: 2016, month: 2, day: 29))
    #expect(start.later(by: 366) == start.later(by: 365).later(by: 1))
    #expect(start.later(by: 366) == CalendarDay(year: 2016, month: 12, day: 31))
    for days in 0..<1_500 {
      let (day, next) = (start.later(by: days), start.later(by: days + 1))
      #expect(next.weekday == day.weekday % 7 + 1)
      #expect(next != day)
      #expect(CalendarDay(year: day.year, month: day.month, day: day.day) == day)
    }
  }
}

@Suite struct TriggerTests {
  private var bell = Bell()

  private mutating func add(_ trigger: NotificationTrigger, _ body: String = "now") {
    bell.app(.add(.init(identifier: body, content: .text(body), trigger: trigger)))
  }

  /// Adds a trigger at nine o'clock on Tuesday, 13 September 2016; returns when it fires, in days, hours and minutes.
  private mutating func due(_ trigger: CalendarTrigger) throws -> String {
    add(.calendar(trigger))
    let time = try #require(bell.notifications.app(Bell.app)?.pending.first?.time) / 60_000
    return "\(time / 1_440) \(time / 60 % 24):\(time % 60)"
  }

  @Test(arguments: [
    (CalendarTrigger(weekday: 3, hour: 10, repeats: true), "0 10:0"),
    (CalendarTrigger(weekday: 3, hour: 8, repeats: true), "7 8:0"),
    (CalendarTrigger(weekday: 1, repeats: true), "5 0:0"),
    (CalendarTrigger(day: 14, minute: 30, repeats: true), "1 0:30"),
    (CalendarTrigger(day: 13, minute: 30, repeats: true), "0 9:30"),
    (CalendarTrigger(month: 1, day: 1, hour: 12, repeats: true), "110 12:0"),
    (CalendarTrigger(year: 2017, month: 9, day: 13, hour: 9, repeats: false), "365 9:0"),
    (CalendarTrigger(month: 2, day: 29, repeats: true), "1264 0:0"),
    (CalendarTrigger(hour: 9, repeats: true), "1 9:0"),
    (CalendarTrigger(second: 30, repeats: true), "0 9:0"),
  ])
  mutating func `fact 100: a calendar trigger fires at the first time that matches all of its parts`(
    trigger: CalendarTrigger, when: String
  ) throws {
    #expect(try due(trigger) == when)
  }

  @Test(arguments: [
    CalendarTrigger(repeats: true), CalendarTrigger(year: 2015, repeats: false),
    CalendarTrigger(year: 2016, month: 9, day: 13, hour: 9, repeats: false), CalendarTrigger(month: 13, repeats: true),
    CalendarTrigger(day: 31, weekday: 8, repeats: true), CalendarTrigger(weekday: 3, minute: 60, repeats: true),
    CalendarTrigger(month: 2, day: 30, repeats: true),
  ])
  mutating func `fact 100: a calendar trigger that never fires is refused with code 1400`(trigger: CalendarTrigger) {
    add(.calendar(trigger))
    #expect(bell.log.last == .answered(.added(identifier: "now", .notificationInvalidNoDate), app: Bell.app))
  }

  @Test mutating func `fact 100: a weekly trigger fires each week`() {
    add(.calendar(CalendarTrigger(weekday: 4, hour: 7, repeats: true)))
    for _ in 0..<15 { bell.pass(seconds: 86_400) }
    #expect(bell.shown == ["now", "now", "now"])
  }

  @Test func `fact 100: a trigger counts from the given first day`() throws {
    let monday = try #require(CalendarDay(year: 2024, month: 1, day: 1))
    var phone = NotifyingPhone<Pager>(firstDay: monday)
    phone.perform(.ask)
    phone.update(.answeredAuthorization(isAllowed: true))
    let trigger = NotificationTrigger.calendar(CalendarTrigger(year: 2024, month: 2, day: 29, repeats: false))
    phone.update(
      .app(Pager.identifier, .add(.init(identifier: "leap", content: .text("leap day"), trigger: trigger))))
    for _ in 0..<58 { phone.update(.timePassed(milliseconds: 86_400_000)) }
    #expect(phone.notifications.list.isEmpty)
    phone.update(.timePassed(milliseconds: 86_400_000))
    #expect(phone.notifications.list.map(\.request.identifier) == ["leap"])
  }

  private func point(_ east: Int, _ north: Int) throws -> MapPoint {
    try #require(MapPoint(east: east, north: north))
  }

  /// A circle of 50 metres around the harbour.
  private func harbour(_ entry: Bool, _ exit: Bool, repeats: Bool) throws -> NotificationTrigger {
    let region = try #require(CircularRegion(center: try point(100, 0), radius: 50, identifier: "harbour"))
    return .location(LocationTrigger(region: region, notifyOnEntry: entry, notifyOnExit: exit, repeats: repeats))
  }

  @Test mutating func `fact 100: a location trigger fires at the edge of its region, once or every time`() throws {
    bell.on(.moved(to: try point(0, 0)))
    add(try harbour(true, false, repeats: false), "once")
    add(try harbour(false, true, repeats: true), "leaving")
    add(try harbour(true, true, repeats: true), "both")
    bell.on(.moved(to: try point(49, 0)))
    #expect(bell.shown.isEmpty)
    bell.on(.moved(to: try point(50, 0)))
    #expect(bell.shown == ["once", "both"])
    bell.on(.moved(to: try point(100, 50)))
    bell.pass(seconds: 86_400)
    #expect(bell.shown.count == 2)
    bell.on(.moved(to: try point(151, 0)))
    #expect(bell.shown.dropFirst(2) == ["leaving", "both"])
    bell.on(.moved(to: try point(100, 0)))
    #expect(bell.shown.dropFirst(4) == ["both"])
    #expect(bell.notifications.app(Bell.app)?.pending.map(\.request.identifier) == ["leaving", "both"])
  }

  @Test mutating func `fact 100: a phone that is already in a region has not entered it, even at its first position`()
    throws
  {
    add(try harbour(true, true, repeats: true))
    bell.on(.moved(to: try point(100, 0)))
    #expect(bell.shown.isEmpty)
    bell.on(.moved(to: try point(0, 0)))
    #expect(bell.shown == ["now"])
  }

  @Test
  mutating func `fact 100: a location trigger without a direction is refused, and so is an impossible region or point`()
    throws
  {
    add(try harbour(false, false, repeats: true))
    #expect(bell.log.last == .answered(.added(identifier: "now", .notificationInvalidNoDate), app: Bell.app))
    #expect(CircularRegion(center: try point(0, 0), radius: 0, identifier: "") == nil)
    #expect(CircularRegion(center: try point(0, 0), radius: 40_000_001, identifier: "") == nil)
    #expect(MapPoint(east: 40_000_001, north: 0) == nil)
    #expect(MapPoint(east: 0, north: -40_000_001) == nil)
  }
}
