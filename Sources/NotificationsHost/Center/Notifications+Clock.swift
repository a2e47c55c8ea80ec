// Time and place: triggers, services, banners and responses in the order in which they are due, and moves of the phone.

extension Notifications {
  private enum ScheduledEvent {
    case pending(app: String, identifier: String)
    case service(run: Int)
    case banner
    case response(UncompletedResponse)
  }

  mutating func advance(by milliseconds: Int, _ effects: inout [NotificationEffect]) throws(NotificationObstacle) {
    guard 0...Self.millisecondsPerDay ~= milliseconds, time <= TimeIntervalTrigger.maximumMilliseconds - milliseconds
    else {
      throw .badTime(milliseconds: milliseconds)
    }
    let end = time + milliseconds
    while let (next, event) = nextEvent(upTo: end) {
      time = next
      handle(event, &effects)
    }
    time = end
  }

  func nextTime(upTo end: Int) -> Int? { nextEvent(upTo: end)?.time }

  /// The first event due up to a time; ties go to services, then requests, the banner and responses.
  private func nextEvent(upTo end: Int) -> (time: Int, event: ScheduledEvent)? {
    var first: (time: Int, event: ScheduledEvent)?
    func offer(_ time: Int?, _ event: ScheduledEvent) {
      if let time, time <= end, time < first?.time ?? .max { first = (time, event) }
    }
    for service in services {
      // A service that was warned ends as soon as any time passes.
      let next = !service.isStarted ? service.start : service.isExpiring ? service.end + 1 : service.end
      offer(next, .service(run: service.run))
    }
    for app in apps {
      for pending in app.pending {
        offer(pending.time, .pending(app: app.manifest.identifier, identifier: pending.request.identifier))
      }
    }
    offer(banner?.end, .banner)
    for uncompleted in uncompleted { offer(uncompleted.end, .response(uncompleted)) }
    return first
  }

  mutating func move(to after: MapPoint, _ effects: inout [NotificationEffect]) {
    let before = place
    place = after
    guard let before else { return }
    for app in apps {
      for pending in app.pending {
        guard case .location(let trigger)? = pending.request.trigger, trigger.fires(from: before, to: after) else {
          continue
        }
        fire(pending.request.identifier, of: app.manifest.identifier, &effects)
      }
    }
  }

  private mutating func handle(_ event: ScheduledEvent, _ effects: inout [NotificationEffect]) {
    switch event {
    case .pending(let app, let identifier): fire(identifier, of: app, &effects)
    case .service(let run): advanceService(run, &effects)
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
