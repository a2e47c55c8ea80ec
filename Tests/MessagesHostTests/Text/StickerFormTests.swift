// Stickers in the text form of posts: the written form, and refusals with their place.

import Testing

@testable import MessagesHost

@Suite struct StickerFormTests {
  private static let line =
    #"first 9 placed "com.example.teller" "Teller" "file:///1.png" "sticker 1" png 300 300 1 0 second 4 1 2 30 4"#

  @Test(arguments: [
    (" 1 2 30 4", " 1 1001 30 4", "a sticker that is not possible here"),
    (" 1 2 30 4", " 1 2 500 4", "a sticker that is not possible here"),
    (" 1 2 30 4", " 1 2 24 4", "a sticker that is not possible here"),
    (" 1 2 30 4", " 1 2 30 360", "a sticker that is not possible here"),
    ("second 4", "second 0", "the number 0 is not allowed here"),
    ("first 9", "first 0", "the number 0 is not allowed here"),
    (" png 300 300 1 0", " png 0 300 1 0", "picture properties that no file can have"),
    (" png 300 300 1 0", " jpeg 300 300 2 0", "picture properties that no file can have"),
    (" png 300 300 1 0", " gif 300 300 1 1 5 0", "picture properties that no file can have"),
    ("\"file:///1.png\"", "\"a\"", "a file that no extension"),
  ])
  func `impossible content is refused`(good: String, bad: String, refusal: String) throws {
    var damaged = Self.line
    damaged.replaceSubrange(try #require(damaged.firstRange(of: good)), with: bad)
    do throws(TextFormError) {
      _ = try Envelope(textForm: damaged)
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains(": \(refusal)"), "\(error)")
    }
  }

  @Test func `an envelope with a sticker for a bubble is one line`() throws {
    let placed = PlacedSticker(
      sticker: probeSticker(1), app: Teller.manifest, item: ItemAddress(sender: .second, number: 4),
      placement: try #require(StickerPlacement(across: 1, down: 2, percent: 30, degrees: 4)))
    let envelope = Envelope(from: .first, number: 9, post: .placedSticker(placed))
    #expect(envelope.textForm == Self.line)
    #expect(try Envelope(textForm: envelope.textForm) == envelope)
  }
}
