// Strict runs of the three programs, each of which fails if its usual mistake is made.

import CommonMistakes
import MessagesHost
import NotificationsHost
import StickersHost
import Testing

@Suite struct TwentyOneTests {
  private var phones = TwoPhones<TwentyOne>(firstName: "John", secondName: "Kate", seed: 1).strict

  private mutating func on(_ person: Participant, _ events: PhoneEvent<TwentyOne.Action>...) throws {
    for event in events { try phones.update(.on(person, event)) }
  }

  /// John has added 1, and Kate has opened the bubble.
  private mutating func begin() throws {
    try on(.first, .openedFromDrawer(TwentyOne.manifest), .acted(.add(1)), .pressedSend, .closedPanel)
    try phones.deliverAll()
    try on(.second, .tappedItem(1))
  }

  private var urls: [String?] { phones.first.transcript.items.map(\.storedMessage?.url) }

  @Test mutating func `a move is not made twice after a collapse and another look`() throws {
    try begin()
    try on(.second, .acted(.add(3)), .tappedChevron, .tappedChevron, .acted(.add(3)))
    #expect(phones.second.running?.instance.position.sum == 4)
    try on(.second, .tappedChevron, .pressedSend, .tappedChevron, .acted(.add(2)))
    try phones.deliverAll()
    #expect(urls == ["https://example.com/21?sum=4&turn=2"])
    #expect(phones.second.running?.instance.isTheirTurn == false)
    try phones.finish()
  }

  @Test mutating func `a player who opens their own bubble waits`() throws {
    try begin()
    try on(.first, .tappedItem(1), .acted(.add(3)))
    #expect(phones.first.running?.instance.isTheirTurn == false)
    #expect(phones.first.inputField.isEmpty)
  }

  @Test mutating func `a move that was deleted before Send can be made again`() throws {
    try begin()
    try on(.second, .acted(.add(3)), .tappedChevron, .deletedStaged(0), .acted(.add(1)), .pressedSend)
    try phones.deliverAll()
    #expect(urls == ["https://example.com/21?sum=2&turn=2"])
  }

  @Test mutating func `a move that comes in is answered in its bubble`() throws {
    try begin()
    try on(.first, .openedFromDrawer(TwentyOne.manifest))
    try on(.second, .acted(.add(3)), .tappedChevron, .pressedSend)
    try phones.deliverAll()
    try on(.first, .acted(.add(1)), .pressedSend)
    try phones.deliverAll()
    #expect(urls == ["https://example.com/21?sum=5&turn=3"])
  }
}

/// A GIF of 400 x 400 pixels.
private let gif: [UInt8] =
  Array("GIF89a".utf8) + [144, 1, 144, 1, 0, 0, 0, 0x2C, 0, 0, 0, 0, 144, 1, 144, 1, 0, 2, 1, 0x44, 0, 0x3B]

@Suite struct AlbumTests {
  @Test func `the app opens in compact, and only a tap on the plus expands it`() throws {
    var phones = TwoPhones<Album>(firstName: "John", secondName: "Kate", seed: 1).strict
    let photo = LocalFile(url: "file:///photo.gif", contents: gif)
    try phones.update(.on(.first, .openedFromDrawer(Album.manifest)))
    #expect(phones.first.running?.style == .compact)
    try phones.update(.on(.first, .tappedSticker(0)), expecting: .ignored(.noSuchSticker(0), on: .first))
    try phones.update(.on(.first, .acted(.tappedPlus)))
    #expect(phones.first.running?.style == .expanded)
    try phones.update(.on(.first, .acted(.chose(nil))))
    #expect(phones.first.running?.style == .compact)
    try phones.update(.on(.first, .fileAppeared(photo)))
    try phones.update(.on(.first, .acted(.tappedPlus)))
    try phones.update(.on(.first, .acted(.chose(photo.url))))
    try phones.update(.on(.first, .tappedSticker(1)))
    try phones.update(.on(.first, .pressedSend))
    try phones.deliverAll()
    #expect(phones.second.transcript.items.count == 1)
    try phones.finish()
  }

  @Test func `an app that expands when the cell of its plus is made is found when it is opened`() throws {
    var phones = TwoPhones<EagerAlbum>(firstName: "John", secondName: "Kate", seed: 1).strict
    try phones.update(.on(.first, .openedFromDrawer(EagerAlbum.manifest)))
    #expect(phones.first.running?.style == .expanded, "nobody tapped anything")
  }
}

/// The mistake of a published sample: the data source asks for the whole screen when it makes the first cell.
private struct EagerAlbum: StickerBrowserDataSource {
  static let manifest = Manifest(identifier: "com.example.eager", displayName: "Eager")
  var panel = Panel()

  mutating func viewDidLoad() { showStickerBrowser() }
  func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int { 1 }

  mutating func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker {
    requestPresentationStyle(.expanded)
    let file = LocalFile(url: "file:///plus.gif", contents: gif)
    guard let plus = try? Sticker(contentsOfFileURL: file.url, localizedDescription: "plus", files: [file]) else {
      preconditionFailure("the picture is a GIF")
    }
    return plus
  }
}

@Suite struct PlantsTests {
  /// A phone on which the reminder came, at its hour.
  private func remindedPhone() throws -> Strict<NotifyingPhone<Plants>> {
    var phone = NotifyingPhone<Plants>().strict
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.update(.fileAppeared(#require(AttachableFile(url: "file:///plants.png", byteCount: 9_000))))
    try phone.perform(.remind)
    try phone.update(.leftApp)
    try phone.update(.timePassed(milliseconds: 3_600_000))
    return phone
  }

  @Test func `what is done is not reminded of again`() throws {
    var phone = try remindedPhone()
    try phone.update(.user(.pressed(NotificationID(app: Plants.identifier, identifier: "plants"))))
    #expect(phone.content?.shownBytes == 9_000)
    try phone.update(.user(.tappedAction("done")))
    #expect(phone.notifications.list.isEmpty)
    try phone.update(.timePassed(milliseconds: 7_200_000))
    #expect(phone.notifications.list.isEmpty)
    try phone.finish()
  }

  @Test func `what is not done is reminded of every hour`() throws {
    var phone = try remindedPhone()
    try phone.update(.user(.flickedBanner))
    try phone.update(.timePassed(milliseconds: 3_600_000))
    #expect(phone.notifications.banner != nil && phone.notifications.list.count == 1)
    try phone.finish()
  }

  @Test func `without permission the reminder is refused`() throws {
    var phone = NotifyingPhone<Plants>().strict
    try phone.update(
      .answeredAuthorization(isAllowed: false),
      expecting: .answered(.authorization(isGranted: false), app: Plants.identifier))
    let refused = NotificationAnswer.added(identifier: "plants", .notificationsNotAllowed)
    try phone.perform(.remind, expecting: .answered(refused, app: Plants.identifier))
    #expect(phone.app.refusal == .notificationsNotAllowed)
  }
}
