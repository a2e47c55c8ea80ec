// Triggers, places and days as fields.

extension CalendarDay {
  func write(to writer: inout TextFormWriter) {
    for number in [year, month, day] { writer.number(number) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let (year, month, day) = (try reader.number(), try reader.number(), try reader.number())
    guard let date = CalendarDay(year: year, month: month, day: day) else {
      throw reader.impossible(.notifications(.time))
    }
    self = date
  }
}

extension MapPoint {
  func write(to writer: inout TextFormWriter) {
    for number in [east, north] { writer.anyNumber(number) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    guard let point = MapPoint(east: try reader.anyNumber(), north: try reader.anyNumber()) else {
      throw reader.impossible(.notifications(.place))
    }
    self = point
  }
}

extension NotificationTrigger {
  func write(to writer: inout TextFormWriter) {
    switch self {
    case .push: writer.word("push")
    case .timeInterval(let trigger):
      writer.word("after")
      writer.time(trigger.milliseconds)
      writer.bool(trigger.repeats)
    case .calendar(let trigger):
      let time = [trigger.hour, trigger.minute, trigger.second]
      let date = [trigger.year, trigger.month, trigger.day, trigger.weekday]
      writer.word(trigger.hasDate ? "on" : "at")
      for part in trigger.hasDate ? date + time : time { writer.optional(part) { $0.number($1) } }
      writer.bool(trigger.repeats)
    case .location(let trigger):
      writer.word("near")
      trigger.region.center.write(to: &writer)
      writer.number(trigger.region.radius)
      writer.quoted(trigger.region.identifier)
      for flag in [trigger.notifyOnEntry, trigger.notifyOnExit, trigger.repeats] { writer.bool(flag) }
    }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    switch try reader.word(oneOf: ["push", "after", "at", "on", "near"]) {
    case "push": self = .push
    case "after":
      let time = try reader.time()
      guard let trigger = TimeIntervalTrigger(milliseconds: time, repeats: try reader.bool()) else {
        throw reader.impossible(.notifications(.request))
      }
      self = .timeInterval(trigger)
    case "at": self = .calendar(try CalendarTrigger(from: &reader, hasDate: false))
    case "on": self = .calendar(try CalendarTrigger(from: &reader, hasDate: true))
    default: self = .location(try LocationTrigger(from: &reader))
    }
  }
}

extension CalendarTrigger {
  fileprivate init(from reader: inout TextFormReader, hasDate: Bool) throws(TextFormError) {
    func part(_ reader: inout TextFormReader) throws(TextFormError) -> Int? {
      try reader.optional { reader throws(TextFormError) in try reader.number() }
    }
    var date: [Int?] = [nil, nil, nil, nil]
    if hasDate { for place in date.indices { date[place] = try part(&reader) } }
    let (hour, minute, second) = (try part(&reader), try part(&reader), try part(&reader))
    self.init(
      year: date[0], month: date[1], day: date[2], weekday: date[3], hour: hour, minute: minute, second: second,
      repeats: try reader.bool())
    if self.hasDate != hasDate { throw reader.impossible(.notifications(.request)) }
  }
}

extension LocationTrigger {
  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    let center = try MapPoint(from: &reader)
    let (radius, identifier) = (try reader.number(), try reader.quoted())
    guard let region = CircularRegion(center: center, radius: radius, identifier: identifier) else {
      throw reader.impossible(.notifications(.place))
    }
    self.init(
      region: region, notifyOnEntry: try reader.bool(), notifyOnExit: try reader.bool(), repeats: try reader.bool())
  }
}
