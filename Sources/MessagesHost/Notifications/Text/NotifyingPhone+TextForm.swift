// The text form of a phone with an app: its notifications, and the states of the app and its extensions.

extension NotifyingPhone where App: StateRestorable, App.Service: StateRestorable, App.Content: StateRestorable {
  /// The phone as text, in lines.
  public var textForm: String {
    var writer = TextFormWriter()
    writer.writeNotificationsHead("notifying-phone")
    notifications.write(to: &writer)
    writer.word("app-state")
    writer.quoted(app.restorableState)
    writer.endLine()
    for service in services {
      writer.word("service-state")
      writer.number(service.run)
      writer.quoted(service.instance.restorableState)
      writer.endLine()
    }
    writer.word("content-state")
    writer.optional(content) { $0.quoted($1.restorableState) }
    writer.endLine()
    return writer.text
  }

  /// Reads a phone from its text form.
  ///
  /// The app is not launched again. Each running service extension has a state, and so has the content extension of the
  /// full view. The text is written again byte for byte.
  public init(textForm: String) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try reader.readNotificationsHead("notifying-phone")
    self.init(resuming: try Notifications(from: &reader))
    try reader.word("app-state")
    try reader.restore(&app)
    for running in notifications.services where running.app == App.identifier {
      try reader.word("service-state")
      if try reader.number() != running.run { throw reader.impossible(.notifications(.service)) }
      var instance = App.Service()
      try reader.restore(&instance)
      _ = instance.contentHandler.takeCalls()
      services.append(Service(run: running.run, instance: instance))
    }
    try reader.word("content-state")
    if let shown = shownContent {
      var instance = App.Content(shown.manifest)
      try reader.restore(&instance)
      content = instance
    } else {
      try reader.word("-")
      try reader.endLine()
    }
    try reader.endText()
  }
}

extension TextFormReader {
  /// Reads a state to the end of the line and restores it in a fresh instance.
  fileprivate mutating func restore(_ instance: inout some StateRestorable) throws(TextFormError) {
    let state = try quoted()
    guard instance.restore(state), instance.restorableState.utf8.elementsEqual(state.utf8) else {
      throw impossible(.state)
    }
    try endLine()
  }
}
