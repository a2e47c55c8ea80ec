// Time and place: triggers, services, banners and responses in the order in which they are due, and moves of the phone.

extension Notifications {
  /// Something that is due at a time.
  private enum Due {
    case pending(app: String, identifier: String)
    case service(run: Int)
    case banner
    case response(UncompletedResponse)
  }

  mutating func pass(_ milliseconds: Int, _ effects: inout [NotificationEffect]) {
    guard 0...Self.mostTimeAtOnce ~= milliseconds, time <= TimeIntervalTrigger.mostMilliseconds - milliseconds else {
      return effects.append(.ignored(.badTime(milliseconds: milliseconds)))
    }
    let end = time + milliseconds
    while let (moment, due) = nextDue(before: end) {
      time = moment
      come(due, &effects)
    }
    time = end
  }

  /// The next time at which something is due, up to a time.
  func nextMoment(before end: Int) -> Int? { nextDue(before: end)?.0 }

  /// The first thing due up to a time; ties go to services, then requests, the banner and responses.
  private func nextDue(before end: Int) -> (Int, Due)? {
    var first: (time: Int, due: Due)?
    func offer(_ moment: Int?, _ due: Due) {
      if let moment, moment <= end, moment < first?.time ?? .max { first = (moment, due) }
    }
    for service in services {
      // A service that was warned ends as soon as any time passes.
      offer(service.isExpiring ? service.end + 1 : service.end, .service(run: service.run))
    }
    for app in apps {
      for pending in app.pending {
        offer(pending.time, .pending(app: app.manifest.identifier, identifier: pending.request.identifier))
      }
    }
    if let banner { offer(banner.end, .banner) }
    for uncompleted in uncompleted { offer(uncompleted.end, .response(uncompleted)) }
    return first.map { ($0.time, $0.due) }
  }

  /// Moves the phone to a place, and fires each app's location triggers for the move in the order of adding.
  mutating func move(to after: MapPoint, _ effects: inout [NotificationEffect]) {
    let before = place
    place = after
    guard let before else { return }
    for app in apps {
      for pending in app.pending {
        guard case .location(let trigger)? = pending.request.trigger, trigger.comes(from: before, to: after) else {
          continue
        }
        fire(pending.request.identifier, of: app.manifest.identifier, &effects)
      }
    }
  }

  private mutating func come(_ due: Due, _ effects: inout [NotificationEffect]) {
    switch due {
    case .pending(let app, let identifier): fire(identifier, of: app, &effects)
    case .service(let run): expire(run, &effects)
    case .banner: banner = nil
    case .response(let late):
      uncompleted.removeAll { $0 == late }
      let response = late.response
      effects.append(.noted(.completionMissing(action: response.actionIdentifier), app: response.notification.app))
    }
  }

  private mutating func fire(_ identifier: String, of app: String, _ effects: inout [NotificationEffect]) {
    guard let pending = self.app(app)?.pending.first(where: { $0.request.identifier == identifier }) else { return }
    let again = pending.request.trigger.flatMap { $0.repeats ? $0.nextTime(after: time, firstDay: firstDay) : nil }
    let waitsForPlace = pending.time == nil && pending.request.trigger?.repeats == true
    change(app) { app in
      guard let position = app.pending.firstIndex(of: pending) else { return }
      if again != nil || waitsForPlace { app.pending[position].time = again } else { app.pending.remove(at: position) }
    }
    arrive(pending.request, of: app, &effects)
  }
}
