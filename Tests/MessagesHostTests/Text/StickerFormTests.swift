// Stickers, packs, storage and sheets in the text form: what is written, and what is refused with its place.

import Testing

@testable import MessagesHost

@Suite struct StickerFormTests {
  /// Two phones with a sticker on a bubble, one that is held, one sent lately, a browser, storage and a purchase.
  private static let phones: TwoPhones<Talk> = {
    var phones = TwoPhones<Talk>(firstName: "John", secondName: "Kate", seed: 1, store: talkStore)
    func on(_ person: Participant, _ events: PhoneEvent<Talk.Action>...) {
      for event in events { phones.update(.on(person, event)) }
    }
    func teller(_ deeds: Deed...) -> [PhoneEvent<Talk.Action>] { deeds.map { .acted(.other(.deed($0))) } }
    on(.first, .openedFromDrawer(Teller.manifest))
    for event in teller(.insertText("ahoy"), .keep("k", under: "key"), .showBrowser(.large)) { on(.first, event) }
    on(.first, .pressedSend)
    phones.deliverAll()
    on(.first, .peeledSticker(1), .droppedSticker(on: 1, across: 20, down: 30), .peeledSticker(0))
    on(.first, .turnedSticker(degrees: 45))
    phones.update(.mailArrived)
    on(.second, .installed(talkPack.manifest, seed: 2), .openedFromDrawer(talkPack.manifest), .tappedChevron)
    return phones
  }()

  @Test func `a pack that is opened by another name has the name under which it was installed`() throws {
    var phones = TwoPhones<Talk>(firstName: "John", secondName: "Kate", seed: 1, store: talkStore)
    let installed = Manifest(identifier: talkPack.manifest.identifier, displayName: "leet")
    phones.update(.on(.first, .installed(installed, seed: 2)))
    phones.update(.on(.first, .openedFromDrawer(talkPack.manifest)))
    #expect(phones.textForm.contains("\nscreen pack \"com.example.fleet\" \"leet\" compact 0\n"))
    #expect(try TwoPhones<Talk>(textForm: phones.textForm, store: talkStore) == phones)
  }

  @Test func `the text of this test says all of it and is read`() throws {
    let text = Self.phones.textForm
    #expect(try TwoPhones<Talk>(textForm: text, store: talkStore) == Self.phones)
    let sticker = #""file:///1.png" "sticker 1" png 300 300 1 0"#
    for line in [
      #"stored "key" "k""#, #"recent "com.example.teller" "Teller" \#(sticker)"#,
      #"attached 2 first delivered "com.example.teller" "Teller" \#(sticker) first 1 20 30 100 0"#,
      #"attached 2 first read "com.example.teller" "Teller" \#(sticker) first 1 20 30 100 0"#,
      #"held "com.example.teller" "Teller" "file:///0.png" "sticker 0" png 300 300 1 0 100 45"#,
      #"screen pack "com.example.fleet" "Fleet" expanded 0"#,
    ] {
      #expect(text.contains("\n\(line)\n"), "\(line)\n\(text)")
    }
  }

  @Test(arguments: [
    (" 20 30 100 0\n", " 20 1001 100 0\n", "a sticker that cannot be there"),
    (" 20 30 100 0\n", " 20 30 500 0\n", "a sticker that cannot be there"),
    (" 20 30 100 0\n", " 20 30 100 360\n", "a sticker that cannot be there"),
    (" first 1 20 30", " second 1 20 30", "a sticker that cannot be there"),
    (" first 1 20 30", " first 2 20 30", "a sticker that cannot be there"),
    (" first 1 20 30", " first 0 20 30", "the number 0 cannot stand here"),
    ("attached 2 first delivered", "attached 1 first delivered", "the number 1 cannot stand here"),
    ("attached 2 first delivered", "attached 3 first delivered", "the number 3 cannot stand here"),
    ("attached 2 first delivered", "attached 2 first read", "what first sent cannot have come to this"),
    ("attached 2 first read", "attached 2 first kept", "what first sent cannot have come to this"),
    (" png 300 300 1 0 100 45", " png 0 300 1 0 100 45", "what no picture's file says of itself"),
    (" png 300 300 1 0 100 45", " jpeg 300 300 2 0 100 45", "what no picture's file says of itself"),
    (" png 300 300 1 0 100 45", " gif 300 300 1 1 5 0 100 45", "what no picture's file says of itself"),
    (
      "\"file:///0.png\" \"sticker 0\" png 300 300 1 0 100 45", "\"a\" \"\" png 1 1 1 0 100 45",
      "a file that no extension"
    ),
    (" 1 0 100 45", " 1 0 24 45", "a sticker that cannot be there"),
    ("held \"com.example.teller\" \"Teller\"", "held \"com.example.counter\" \"Counter\"", "a sticker that cannot"),
    ("expanded 0", "expanded 9", "a sticker that cannot be there"),
    (
      "screen pack \"com.example.fleet\" \"Fleet\"", "screen pack \"com.example.teller\" \"Teller\"",
      "this extension is"
    ),
    ("large 7 0", "large 7 4", "a sticker that cannot be there"),
    ("stored \"key\"", "stored key", "a text in quotation marks"),
    ("screen pack \"com.example.fleet\" \"Fleet\" expanded 0", "screen store-page \"x\" \"X\"", "this extension is"),
    (" no yes 1\n", " no yes 2\n", "recent is expected"),
  ])
  func `what cannot be is refused`(good: String, bad: String, refusal: String) throws {
    let text = Self.phones.textForm
    var damaged = text
    damaged.replaceSubrange(try #require(text.firstRange(of: good), "\(text)"), with: bad)
    do throws(TextFormError) {
      _ = try TwoPhones<Talk>(textForm: damaged, store: talkStore)
      Issue.record("it was read")
    } catch {
      #expect("\(error)".contains(": \(refusal)"), "\(error)")
    }
  }

  @Test func `a pack that the store does not have is refused, and so is a store on a watch`() throws {
    let text = Self.phones.textForm
    #expect(throws: TextFormError.self) { try TwoPhones<Talk>(textForm: text) }
    var watch = Phone<Counter>(owner: .first, own: "John", other: "Kate", device: .watch, seed: 1)
    #expect(try Phone<Counter>(textForm: watch.textForm, owner: .first) == watch)
    watch.update(.openedStore(.list))
    #expect(watch.screen == .transcript)
    let store = watch.textForm.replacing("screen transcript", with: "screen store")
    #expect(throws: TextFormError.impossible(.screen, at: .init(line: 5, column: 8))) {
      try Phone<Counter>(textForm: store, owner: .first)
    }
  }

  @Test func `mail with a sticker for a bubble is a line`() throws {
    let placed = PlacedSticker(
      sticker: probeSticker(1), app: Teller.manifest, item: ItemAddress(sender: .second, number: 4),
      placement: try #require(StickerPlacement(across: 1, down: 2, percent: 30, degrees: 4)))
    let envelope = Envelope(from: .first, number: 9, post: .placedSticker(placed))
    #expect(
      envelope.textForm
        == #"first 9 placed "com.example.teller" "Teller" "file:///1.png" "sticker 1" png 300 300 1 0 second 4 1 2 30 4"#
    )
    #expect(try Envelope(textForm: envelope.textForm) == envelope)
  }
}
