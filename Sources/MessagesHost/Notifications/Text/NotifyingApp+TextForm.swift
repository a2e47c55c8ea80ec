// An app with its extensions, settings, categories and pending requests, line by line.

extension TextFormWriter {
  mutating func options(_ options: AuthorizationOptions) {
    number(options.rawValue)
  }
}

extension TextFormReader {
  /// Reads a set of options that is a subset of `all`.
  mutating func options(of all: AuthorizationOptions) throws(TextFormError) -> AuthorizationOptions {
    let options = AuthorizationOptions(rawValue: try number())
    if !all.isSuperset(of: options) { throw impossible(.notifications(.app)) }
    return options
  }
}

extension ContentExtensionManifest {
  fileprivate func write(to writer: inout TextFormWriter) {
    writer.word("extension")
    writer.quoted(identifier)
    writer.number(categories.count)
    for category in categories { writer.quoted(category) }
    initialContentSizeRatio.write(to: &writer)
    for flag in [defaultContentHidden, overridesDefaultTitle, handlesResponses] { writer.bool(flag) }
    switch entry {
    case .storyboard(let name):
      writer.word("storyboard")
      writer.quoted(name)
    case .principalClass(let name):
      writer.word("class")
      writer.quoted(name)
    }
    writer.endLine()
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("extension")
    let identifier = try reader.quoted()
    let categories = try reader.list { reader throws(TextFormError) in try reader.quoted() }
    if categories.isEmpty { throw reader.impossible(.notifications(.app)) }
    let ratio = try SizeRatio(from: &reader)
    let (isHidden, overrides, handles) = (try reader.bool(), try reader.bool(), try reader.bool())
    let isStoryboard = try reader.word(oneOf: ["storyboard", "class"]) == "storyboard"
    let name = try reader.quoted()
    self.init(
      identifier: identifier, categories: categories, initialContentSizeRatio: ratio, defaultContentHidden: isHidden,
      overridesDefaultTitle: overrides, entry: isStoryboard ? .storyboard(name) : .principalClass(name),
      handlesResponses: handles)
    try reader.endLine()
  }
}

extension SizeRatio {
  func write(to writer: inout TextFormWriter) {
    writer.number(height)
    writer.number(width)
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let (height, width) = (try reader.number(), try reader.number())
    guard Self.range ~= height, Self.range ~= width else { throw reader.impossible(.notifications(.screen)) }
    self.init(height: height, width: width)
  }
}

extension NotificationAction {
  func write(to writer: inout TextFormWriter) {
    writer.quoted(identifier)
    writer.quoted(title)
    writer.anyNumber(options.rawValue)
    writer.optional(textInput) { writer, input in
      writer.quoted(input.buttonTitle)
      writer.quoted(input.placeholder)
    }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    let (identifier, title) = (try reader.quoted(), try reader.quoted())
    let options = NotificationActionOptions(rawValue: try reader.anyNumber())
    let input = try reader.optional { reader throws(TextFormError) in
      NotificationTextInput(buttonTitle: try reader.quoted(), placeholder: try reader.quoted())
    }
    guard
      let action = NotificationAction(identifier: identifier, title: title, options: options, textInput: input)
    else { throw reader.impossible(.notifications(.category)) }
    self = action
  }
}

extension NotificationCategory {
  fileprivate func write(to writer: inout TextFormWriter) {
    writer.word("category")
    writer.quoted(identifier)
    writer.anyNumber(options.rawValue)
    writer.number(intentIdentifiers.count)
    for intent in intentIdentifiers { writer.quoted(intent) }
    writer.number(actions.count)
    for action in actions { action.write(to: &writer) }
    writer.endLine()
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("category")
    let identifier = try reader.quoted()
    let options = NotificationCategoryOptions(rawValue: try reader.anyNumber())
    let intents = try reader.list { reader throws(TextFormError) in try reader.quoted() }
    let actions = try reader.list { reader throws(TextFormError) in try NotificationAction(from: &reader) }
    try reader.endLine()
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intents, options: options)
  }
}

extension NotificationSettings {
  private static let words: [(value: NotificationAuthorizationStatus, word: String)] = [
    (.notDetermined, "not-determined"), (.denied, "denied"), (.authorized, "authorized"),
  ]

  fileprivate func write(to writer: inout TextFormWriter) {
    for (status, word) in Self.words where status == authorizationStatus { writer.word(word) }
    writer.options(requested)
    writer.options(switchedOff)
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    self.init()
    authorizationStatus = try reader.choice(of: Self.words)
    requested = try reader.options(of: authorizationStatus == .notDetermined ? [] : AuthorizationOptions.all)
    switchedOff = try reader.options(of: requested)
  }
}

extension NotifyingApp {
  private static let delegates: [(value: NotificationDelegateKind, word: String)] = [
    (.none, "no-delegate"), (.respondsOnly, "responds"), (.presentsAndResponds, "presents"),
  ]

  func write(to writer: inout TextFormWriter) {
    writer.word("app")
    writer.quoted(manifest.identifier)
    writer.quoted(manifest.displayName)
    writer.bool(manifest.hasServiceExtension)
    settings.write(to: &writer)
    for (kind, word) in Self.delegates where kind == delegate { writer.word(word) }
    writer.number(badge)
    for count in [manifest.contentExtensions.count, categories.count, pending.count] { writer.number(count) }
    writer.endLine()
    for content in manifest.contentExtensions { content.write(to: &writer) }
    for category in categories { category.write(to: &writer) }
    for pending in pending {
      writer.word("pending")
      writer.optional(pending.time) { $0.time($1) }
      pending.request.write(to: &writer)
      writer.endLine()
    }
  }

  /// Reads an app, at a time in milliseconds since midnight of the first day.
  init(from reader: inout TextFormReader, at time: Int, firstDay: CalendarDay) throws(TextFormError) {
    try reader.word("app")
    let (identifier, name) = (try reader.quoted(), try reader.quoted())
    let hasService = try reader.bool()
    let settings = try NotificationSettings(from: &reader)
    let delegate = try reader.choice(of: Self.delegates)
    let badge = try reader.number()
    let (extensions, categories, requests) = (try reader.number(), try reader.number(), try reader.number())
    try reader.endLine()
    var manifests: [ContentExtensionManifest] = []
    for _ in 0..<extensions { manifests.append(try ContentExtensionManifest(from: &reader)) }
    self.init(
      NotifyingAppManifest(
        identifier: identifier, displayName: name, hasServiceExtension: hasService, contentExtensions: manifests))
    (self.settings, self.delegate, self.badge) = (settings, delegate, badge)
    let place = reader.place
    for _ in 0..<categories { self.categories.append(try NotificationCategory(from: &reader)) }
    if self.categories.sharedIdentifier != nil { throw .impossible(.notifications(.category), at: place) }
    for _ in 0..<requests {
      try reader.word("pending")
      let place = reader.place
      let due = try reader.optional { reader throws(TextFormError) in try reader.time() }
      let request = try NotificationRequest(from: &reader)
      guard let trigger = request.trigger, trigger.canCome(after: time, firstDay: firstDay),
        (due == nil) == trigger.isLocation, due ?? .max > time,
        !pending.contains(where: { $0.request.identifier == request.identifier })
      else { throw .impossible(.notifications(.request), at: place) }
      pending.append(PendingNotification(request: request, time: due))
      try reader.endLine()
    }
  }
}
