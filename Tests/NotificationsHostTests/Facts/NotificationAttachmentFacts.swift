// Facts 114 to 120: which files can be attached, where they go, and how they are read.

import NotificationsHost
import Testing

@Suite struct NotificationAttachmentFacts {
  private var bell = Bell(hasServiceExtension: true)

  private func content(_ attachments: NotificationAttachment...) -> NotificationContent {
    var content = NotificationContent.text("look")
    content.attachments = attachments
    return content
  }

  /// Adds a file and a request with it attached, and returns the answer.
  private mutating func add(_ file: AttachableFile?, url: String = "file:///a.png") throws -> NotificationErrorCode? {
    if let file { bell.on(.fileAppeared(file)) }
    let attachment = try NotificationAttachment(identifier: "", url: url)
    bell.app(.add(.init(identifier: url, content: content(attachment), trigger: nil)))
    guard case .added(_, let error)? = bell.answers.last else { throw NotificationErrorCode.notificationInvalidNoDate }
    return error
  }

  @Test(arguments: [
    ("a.aif", 5), ("a.aiff", 5), ("a.wav", 5), ("a.MP3", 5), ("a.m4a", 5), ("a.jpg", 10), ("a.jpeg", 10), ("a.gif", 10),
    ("a.png", 10), ("a.mpg", 50), ("a.mpeg", 50), ("a.m2v", 50), ("a.mp4", 50), ("a.avi", 50),
  ])
  func `fact 114: sounds of 5 MB, pictures of 10 and films of 50 are accepted, but not a byte more`(
    name: String, megabytes: Int
  ) throws {
    var facts = self
    let limit = megabytes * 1_048_576
    let url = "file:///\(name)"
    #expect(try facts.add(AttachableFile(url: url, byteCount: limit), url: url) == nil)
    #expect(facts.bell.list == ["look"])
    #expect(try facts.add(AttachableFile(url: url, byteCount: limit + 1), url: url) == .attachmentInvalidFileSize)
  }

  @Test mutating func `fact 115: a URL that is not a file's, an unreadable file and an unknown type are refused`()
    throws
  {
    #expect(throws: NotificationErrorCode.attachmentInvalidURL) {
      try NotificationAttachment(identifier: "", url: "https://a.b/c.png")
    }
    #expect(throws: NotificationErrorCode.attachmentUnrecognizedType) {
      try NotificationAttachment(identifier: "", url: "file:///a.txt")
    }
    #expect(throws: NotificationErrorCode.attachmentUnrecognizedType) {
      try NotificationAttachment(identifier: "", url: "file:///png")
    }
    #expect(try add(nil) == .attachmentInvalidURL)
    #expect(
      try add(AttachableFile(url: "file:///a.png", byteCount: 1, condition: .unreadable)) == .attachmentInvalidURL)
    let damaged = AttachableFile(url: "file:///b.png", byteCount: 1, condition: .damaged)
    #expect(try add(damaged, url: "file:///b.png") == .attachmentCorrupt)
    let fixed = AttachableFile(url: "file:///c.png", byteCount: 1, condition: .immovable)
    #expect(try add(fixed, url: "file:///c.png") == .attachmentMoveIntoDataStoreFailed)
    #expect(try add(AttachableFile(url: "file:///d.png", byteCount: 1), url: "file:///d.png") == nil)
    #expect(bell.notifications.list.first?.request.content.attachments.map(\.identifier) == ["attachment-1"])
    #expect(NotificationErrorCode.allCases.map(\.rawValue) == [1, 100, 101, 102, 103, 104, 105, 1400, 1401, 1501])
  }

  @Test func `fact 115: a code in a text is its name and number`() {
    #expect(
      NotificationErrorCode.allCases.map { "\($0)" } == [
        "notificationsNotAllowed (1)", "attachmentInvalidURL (100)", "attachmentUnrecognizedType (101)",
        "attachmentInvalidFileSize (102)", "attachmentNotInDataStore (103)", "attachmentMoveIntoDataStoreFailed (104)",
        "attachmentCorrupt (105)", "notificationInvalidNoDate (1400)", "notificationInvalidNoContent (1401)",
        "contentProvidingInvalid (1501)",
      ])
  }

  @Test mutating func `fact 115: a request without a time or without a content is refused`() {
    let never = NotificationTrigger.calendar(CalendarTrigger(hour: 24, repeats: false))
    bell.app(.add(.init(identifier: "a", content: .text("x"), trigger: never)))
    bell.app(.add(.init(identifier: "b", content: NotificationContent(), trigger: nil)))
    #expect(
      bell.answers == [
        .added(identifier: "a", .notificationInvalidNoDate), .added(identifier: "b", .notificationInvalidNoContent),
      ])
    let morning = NotificationTrigger.calendar(CalendarTrigger(hour: 9, minute: 30, repeats: true))
    bell.app(.add(.init(identifier: "c", content: .text("up"), trigger: morning)))
    bell.pass(seconds: 1_799)
    #expect(bell.shown.isEmpty)
    bell.pass(seconds: 1)
    bell.pass(seconds: 86_400)
    #expect(bell.shown == ["up", "up"])
  }

  @Test mutating func `fact 116: a local request with a bad attachment is not scheduled`() throws {
    bell.on(.fileAppeared(AttachableFile(url: "file:///good.png", byteCount: 1)!))
    let good = try NotificationAttachment(identifier: "g", url: "file:///good.png")
    let bad = try NotificationAttachment(identifier: "b", url: "file:///bad.png")
    let before = bell.notifications
    bell.app(.add(.init(identifier: "a", content: content(good, bad), trigger: nil)))
    #expect(bell.answers == [.added(identifier: "a", .attachmentInvalidURL)])
    #expect(bell.notifications == before, "no file was moved")
  }

  @Test mutating func `fact 116: a remote notification is shown without the attachment that its extension got wrong`()
    throws
  {
    bell.push(#"{"aps":{"alert":"look","mutable-content":1}}"#)
    let bad = try NotificationAttachment(identifier: "b", url: "file:///bad.png")
    bell.on(.service(1, .contentHandler(content(bad))))
    #expect(bell.shown == ["look"])
    #expect(bell.notifications.list.first?.request.content.attachments == [])
    #expect(bell.notes == [.attachmentRefused(url: "file:///bad.png", .attachmentInvalidURL)])
  }

  @Test mutating func `fact 117: a file is moved into the store, but a file of the bundle is copied`() throws {
    #expect(try add(AttachableFile(url: "file:///a.png", byteCount: 7)) == nil)
    let bundled = AttachableFile(url: "file:///b.png", byteCount: 8, isInBundle: true)
    #expect(try add(bundled, url: "file:///b.png") == nil)
    #expect(bell.notifications.files.map(\.url) == ["file:///b.png"])
    #expect(bell.notifications.store.map(\.byteCount) == [7, 8])
    let urls = bell.notifications.list.flatMap(\.request.content.attachments).map(\.url)
    #expect(Set(urls) == Set(bell.notifications.store.map(\.url)))
    #expect(try add(nil) == .attachmentInvalidURL, "the file is no longer there")
    bell.app(.removeAllDeliveredNotifications)
    #expect(bell.notifications.store.isEmpty, "the store keeps what a notification has")
  }

  @Test mutating func `fact 118: an attachment is read between starting and stopping the access`() throws {
    #expect(try add(AttachableFile(url: "file:///a.png", byteCount: 7)) == nil)
    let url = try #require(bell.notifications.store.first?.url)
    bell.log = []
    bell.app(.readAttachment(url: url), .startAccessing(url: url), .readAttachment(url: url))
    bell.app(.stopAccessing(url: url), .readAttachment(url: url))
    bell.app(.startAccessing(url: "file:///a.png"), .readAttachment(url: "file:///a.png"))
    #expect(
      bell.answers == [
        .readAttachment(url: url, byteCount: nil, .attachmentInvalidURL),
        .startedAccessing(url: url, isGranted: true),
        .readAttachment(url: url, byteCount: 7, nil),
        .readAttachment(url: url, byteCount: nil, .attachmentInvalidURL),
        .startedAccessing(url: "file:///a.png", isGranted: false),
        .readAttachment(url: "file:///a.png", byteCount: nil, .attachmentNotInDataStore),
      ])
  }

  @Test mutating func `fact 119: options give the type, and hide or crop the thumbnail`() throws {
    var options = AttachmentOptions()
    options.typeHint = "public.png"
    options.thumbnailClippingRect = UnitRect(x: 0, y: 500, width: 1_000, height: 500)
    let hinted = try NotificationAttachment(identifier: "a", url: "file:///a.tmp", options: options)
    #expect(hinted.type == .png)
    options.typeHint = "public.text"
    #expect(throws: NotificationErrorCode.attachmentUnrecognizedType) {
      try NotificationAttachment(identifier: "a", url: "file:///a.png", options: options)
    }
    #expect(UnitRect(x: 1, y: 0, width: 1_000, height: 1) == nil)
    #expect(UnitRect(x: 0, y: 0, width: 0, height: 1) == nil)
    #expect(UnitRect(x: .max, y: 0, width: 1, height: 1) == nil)

    var hiding = AttachmentOptions()
    hiding.thumbnailHidden = true
    let hidden = try NotificationAttachment(identifier: "b", url: "file:///b.png", options: hiding)
    for name in ["a.tmp", "b.png"] { bell.on(.fileAppeared(AttachableFile(url: "file:///\(name)", byteCount: 1)!)) }
    bell.app(.add(.init(identifier: "1", content: content(hinted), trigger: nil)))
    bell.app(.add(.init(identifier: "2", content: content(hidden), trigger: nil)))
    let drawings = bell.notifications.list.map { bell.notifications.drawing(of: $0) }
    #expect(drawings.map { $0.thumbnail?.identifier } == [nil, "a"])
    #expect(drawings.last?.thumbnail?.options.thumbnailClippingRect?.y == 500)
    bell.user(.pressed(bell.id("2")))
    #expect(
      bell.notifications.fullViewParts(width: 1).contains { if case .attachment = $0 { true } else { false } },
      "the full view shows it")
  }

  @Test mutating func `fact 120: the service extension downloads a file by https and attaches it`() throws {
    bell.push(#"{"aps":{"alert":"look","mutable-content":1}}"#)
    bell.on(.service(1, .download(url: "http://a.b/c.png")))
    #expect(bell.notes == [.insecureDownload(url: "http://a.b/c.png")])
    let file = AttachableFile(url: "file:///tmp/c.png", byteCount: 9)!
    bell.on(.service(1, .finishedDownload(url: "http://a.b/c.png", file)))
    #expect(bell.obstacles == [.noDownload(url: "http://a.b/c.png")])
    bell.on(.service(1, .download(url: "https://a.b/c.png")))
    #expect(bell.log.last == .startedDownload(url: "https://a.b/c.png", service: 1))
    bell.on(.service(1, .finishedDownload(url: "https://a.b/c.png", file)))
    #expect(bell.calls.last == .serviceDidFinishDownload(url: "https://a.b/c.png", file: file.url, run: 1))
    let attachment = try NotificationAttachment(identifier: "c", url: file.url)
    bell.on(.service(1, .contentHandler(content(attachment))))
    #expect(bell.notifications.list.first?.request.content.attachments.map(\.identifier) == ["c"])
    #expect(bell.notifications.files.isEmpty)
    #expect(bell.notifications.store.map(\.byteCount) == [9])
  }

  @Test mutating func `fact 120: a failed download loses the attachment but not the notification`() {
    bell.push(#"{"aps":{"alert":"look","mutable-content":1}}"#)
    bell.on(.service(1, .download(url: "https://a.b/c.png")), .service(1, .failedDownload(url: "https://a.b/c.png")))
    #expect(bell.calls.last == .serviceDidFinishDownload(url: "https://a.b/c.png", file: nil, run: 1))
    bell.on(.service(1, .contentHandler(content())))
    #expect(bell.shown == ["look"])
    #expect(bell.notifications.list.first?.request.content.attachments == [])
  }
}
