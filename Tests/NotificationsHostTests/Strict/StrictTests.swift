// A strict run fails if a test overlooks an effect, and names the effect and the event.

import NotificationsHost
import Testing

@Suite struct StrictTests {
  /// A phone whose user allowed everything, with a card in the list.
  private func phoneWithCard() throws -> Strict<NotifyingPhone<Postcard>> {
    var phone = NotifyingPhone<Postcard>().strict
    try phone.perform(.signUp)
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.update(.leftApp)
    let payload = #"{"aps": {"alert": "Hello", "category": "card"}}"#
    try phone.update(.payloadArrived(Array(payload.utf8), app: Postcard.identifier, collapseID: "card"))
    return phone
  }

  private func surprise(_ body: () throws -> Void) -> Surprise? {
    do { try body() } catch { return error as? Surprise }
    return nil
  }

  @Test func `an event that is ignored must be expected`() throws {
    var phone = try phoneWithCard()
    try phone.update(.user(.flickedBanner))
    try phone.update(.user(.flickedBanner), expecting: .ignored(.noBanner))
    #expect(surprise { try phone.update(.user(.flickedBanner)) }?.unexpected == ["ignored: there is no banner"])
  }

  @Test func `a note must be expected`() throws {
    var phone = try phoneWithCard()
    let typo = Array(#"{"aps": {"alert": "Hello", "catagory": "card"}}"#.utf8)
    let note = NotificationEffect.noted(.unknownKey("aps.catagory"), app: Postcard.identifier)
    try phone.update(.payloadArrived(typo, app: Postcard.identifier, collapseID: nil), expecting: note)
    let found = surprise { try phone.update(.payloadArrived(typo, app: Postcard.identifier, collapseID: nil)) }
    #expect(found?.unexpected == [note.description])
    #expect(found?.log.count == phone.effects.count)
  }

  @Test func `a refusal must be expected`() throws {
    var phone = NotifyingPhone<Postcard>().strict
    let refusal = NotificationEffect.answered(
      .added(identifier: "reminder", .notificationsNotAllowed), app: Postcard.identifier)
    try phone.perform(.remind, expecting: refusal)
    #expect(surprise { try phone.perform(.remind) }?.unexpected == [refusal.description])
  }

  @Test func `an expected effect that does not happen fails as well`() throws {
    var phone = try phoneWithCard()
    let found = surprise { try phone.update(.user(.flickedBanner), expecting: .ignored(.noBanner)) }
    #expect(found?.missing == ["ignored: there is no banner"])
    #expect(
      found?.description.hasPrefix("expected, but missing: ignored: there is no banner\nthe log of the run:\n") == true)
  }

  @Test func `a question without an answer is left unfinished`() throws {
    var phone = NotifyingPhone<Postcard>().strict
    try phone.perform(.signUp)
    let left = ["the user is asked whether com.example.postcard may notify"]
    #expect(surprise { try phone.finish() }?.unfinished == left)
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.finish()
  }

  @Test func `a download that the test forgets is left unfinished`() throws {
    var phone = try phoneWithCard()
    let payload = #"{"aps": {"alert": "Hello", "mutable-content": 1}, "picture": "https://example.com/sea.png"}"#
    try phone.update(.payloadArrived(Array(payload.utf8), app: Postcard.identifier, collapseID: nil))
    #expect(surprise { try phone.finish() }?.unfinished == ["service 1 runs"])
    try phone.update(.service(1, .failedDownload(url: "https://example.com/sea.png")))
    try phone.finish()
  }
}
