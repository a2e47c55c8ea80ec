// Random conversations of two people, and random damage to bytes.

import HostTestSupport
import StickersHost
import TestSupport

@testable import MessagesHost

/// An extension without state, which inserts posts on demand.
struct Teller: Obedient, StickerBrowserDataSource {
  static let manifest = Manifest(identifier: "com.example.teller", displayName: "Teller")
  typealias Action = ProbeAction
  var panel = Panel()
  var reactions: [Reaction] {
    get { [] }
    set {}
  }
  mutating func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int { storage.keys.count * 7 }

  mutating func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker {
    probeSticker(index)
  }
}

/// A pack of seven stickers.
let talkPack = AppBundle(
  Manifest(identifier: "com.example.fleet", displayName: "Fleet"),
  pack: StickerPack(
    StickerPackManifest(
      size: .large,
      entries: (0..<7).map { .init("\($0)", localizedDescription: "ship \($0)", source: .file("file:///ship.png")) }),
    files: [LocalFile(url: "file:///ship.png", contents: drawnPNG())]))

let talkStore = Store(Talk.manifests.map { AppBundle($0) } + [talkPack])

typealias Talk = TwoExtensions<Counter, Teller>

extension Chance {
  mutating func talkEvent(for phones: TwoPhones<Talk>) -> TwoPhonesEvent<Talk.Action> {
    let person = one(of: Participant.pair)
    let item = number(1...phones[person].transcript.nextNumber)
    let app = one(of: Talk.manifests + [talkPack.manifest])
    return one(of: [
      .on(person, .peeledSticker(number(0...2))), .on(person, .tappedSticker(number(0...2))),
      .on(person, .droppedSticker(on: item - 1, across: number(0...1_000), down: number(0...1_000))),
      .on(person, .scaledSticker(percent: number(20...400))), .on(person, .turnedSticker(degrees: number(0...360))),
      .on(person, .scrolledStickers(toRow: number(0...2))), .on(person, .tappedRecentSticker(0)),
      .on(person, .disabled(app)), .on(person, .enabled(app, seed: next())), .on(person, .openedStore(.list)),
      .on(person, .openedStore(.app(app))), .on(person, .closedStore), .on(person, .closedStore),
      .on(person, .answeredSheet(one(of: [.allowed, .cancelled]))), .on(person, .switchedAutomaticAdding(false)),
      .on(
        person, .answeredSheet(.captured(LocalFile(url: "file:///photo.png", contents: [1, UInt8(number(0...255))])))),
      .mailArrived, .oldestArrived(from: person), .mailLost, .on(person, .openedFromDrawer(app)),
      .on(person, .pressedSend),
      .on(person, .acted(.one(.addOne))), .on(person, .acted(.one(.addOne))), .on(person, .pressedSend),
      .on(person, .tappedItem(item)),
      .on(person, .tappedInputField), .on(person, .edited(text())), .on(person, .leftConversation),
      .on(person, .enteredConversation), .on(person, .tappedChevron), .on(person, .removed(app)),
      .on(person, .choseLanguage(one(of: ["zh-Hans", "en", text()]))), .on(person, .hidKeyboard),
      .on(person, .shortTimePassed),
      .on(person, .installed(app, seed: next())), .on(person, .kept(item)),
      .on(person, .acted(.other(.deed(told())))), .on(person, .acted(.other(.deed(told())))),
    ])
  }

  private mutating func told() -> Deed {
    var layout = TemplateLayout()
    (layout.subcaption, layout.trailingCaption, layout.imageTitle) = (text(), text(), text())
    (layout.trailingSubcaption, layout.imageSubtitle, layout.caption) = (text(), text(), text())
    if isTrue(oneIn: 2) { layout.image = BubbleImage(bytes: [0, 0x7F, UInt8(number(0...255))]) }
    if isTrue(oneIn: 2) { layout.mediaFileURL = one(of: talkFiles).url }
    let draft = Draft(
      url: text(), summary: text(), session: one(of: [.none, .new, .selected]), expires: true, layout: layout)
    return one(of: [
      .insert(draft), .insertText(text()), .insertSticker("file:///\(number(1...9)).png"),
      .insertFile(one(of: talkFiles).url, name: nil),
      .insertFile(one(of: talkFiles).url, name: text()), .request(.expanded), .dismiss, .sendText(text()),
      .showBrowser(one(of: StickerSize.allCases)), .keep(text(), under: text()), .reload, .present(.camera),
      .present(.purchase(product: text(), price: text())),
    ])
  }

  /// A conversation after some random events.
  mutating func talk() -> TwoPhones<Talk> {
    let (own, other) = (text(), text())
    var phones = TwoPhones<Talk>(
      first: Phone(
        owner: .first, own: own, other: "Kate \"K\" Bell", store: talkStore, seed: next(),
        files: talkFiles, behavior: PhoneBehavior(rawValue: number(0...3))),
      second: Phone(
        owner: .second, own: "Kate", other: other,
        device: one(of: [.phone, .phone, .mac, .watch, .olderPhone]), store: talkStore, seed: next()))
    for _ in 0..<number(0...40) { phones.update(talkEvent(for: phones)) }
    return phones
  }

  /// Changes, removes, adds or repeats bytes.
  mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let position = number(0...(bytes.count - 1))
    switch number(1...6) {
    case 1: bytes[position] = UInt8(number(0...255))
    case 2: bytes[position] = one(of: Array(" \n\"\\0123456789-#abxyz".utf8))
    case 3: bytes.remove(at: position)
    case 4: bytes.insert(one(of: Array(" \n\"\\0123456789-#abxyz".utf8)), at: position)
    case 5: bytes.removeSubrange(position..<min(bytes.count, position + number(1...40)))
    default:
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      bytes = Array(
        (lines[..<number(0...(lines.count - 1))] + [one(of: lines)]).joined(separator: [UInt8(ascii: "\n")]))
    }
  }
}

private let talkFiles = [
  LocalFile(url: "file:///a.png"), LocalFile(url: "file:///b.mov"), LocalFile(url: "file:///c.mp3"),
  LocalFile(url: "file:///d", isReadable: false),
]

/// Two phones with everything installed that random conversations need.
func talkingPhones(seed: UInt64) -> TwoPhones<Talk> {
  func phone(_ owner: Participant, _ own: String, _ other: String) -> Phone<Talk> {
    Phone(
      owner: owner, own: own, other: other, installed: Talk.manifests + [talkPack.manifest], store: talkStore,
      seed: seed, behavior: .sendsForExtensions)
  }
  return TwoPhones(first: phone(.first, "John", "Kate"), second: phone(.second, "Kate", "John"))
}

extension Chance {
  /// A person sends a text or a message, updates a message, or drops a sticker; or any other event happens.
  mutating func talkEvents(in phones: TwoPhones<Talk>) -> [TwoPhonesEvent<Talk.Action>] {
    let person = one(of: Participant.pair)
    let items = phones[person].transcript.items
    let item = items.isEmpty ? 0 : one(of: items).number
    let done: [PhoneEvent<Talk.Action>] =
      switch number(0...5) {
      case 0: [.closedPanel, .edited("a text"), .pressedSend]
      case 1: [.openedFromDrawer(Counter.manifest), .acted(.one(.addOne)), .pressedSend]
      case 2: [.closedPanel, .tappedItem(item), .acted(.one(.addOne)), .pressedSend]
      case 3:
        [
          .closedPanel, .openedFromDrawer(talkPack.manifest), .peeledSticker(number(0...1)),
          .droppedSticker(on: item, across: 500, down: 500),
        ]
      default: []
      }
    return done.isEmpty ? [talkEvent(for: phones)] : ([.closedStore] + done).map { .on(person, $0) }
  }
}
