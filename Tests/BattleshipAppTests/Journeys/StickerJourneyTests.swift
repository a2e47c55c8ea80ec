// Stickers at the terminal: the drawer, a pack, a sticker sent, one put on a bubble, the store, and all of it saved.

import BattleshipCore
import MessagesHost
import StickersHost
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame
@testable import BattleshipPlay

@Suite struct StickerJourneyTests {
  /// The stickers on an item: their descriptions, places and sizes.
  private func stickers(on item: Int, of phone: Phone<BattleshipExtension>) -> [String] {
    (phone.transcript.item(item)?.stickers ?? []).map {
      let place = $0.placed.placement
      return "\($0.placed.sticker.localizedDescription) \(place.across),\(place.down) \(place.percent)%"
    }
  }

  /// Kate in her conversation, with John's message and the harbour's stickers open.
  private var harbour: Sitting = {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.type("a")
    sitting.click("Harbour")
    return sitting
  }()

  @Test(arguments: StickerSet.allCases) func `every sticker of the game's own is a picture that Messages takes`(
    set: StickerSet
  ) {
    let pack = set.bundle.pack
    #expect(pack?.refused.isEmpty == true)
    #expect(pack?.stickers.count == set.motifs.count)
    #expect(pack?.stickers.map { StickerMotif($0) } == set.motifs)
    #expect(pack?.stickers.allSatisfy { $0.picture?.size == PixelSize(width: 300, height: 300) } == true)
    #expect(StickerSet(set.manifest) == set)
    #expect(StickerSet(BattleshipExtension.manifest) == nil)
  }

  @Test(arguments: StickerMotif.allCases)
  func `every drawing is ASCII, in one row, three and five`(motif: StickerMotif) {
    let sizes = [StickerSize.small, .regular, .large].map { motif.rows(in: $0) }
    #expect(sizes.map(\.count) == [1, 3, 5])
    for (rows, most) in zip(sizes, [7, 12, 18]) {
      #expect(rows.allSatisfy { $0.string.utf8.allSatisfy { 0x20..<0x7F ~= $0 } && $0.string.utf8.count <= most })
    }
  }

  @Test mutating func `a sticker is chosen with Enter, sent with Enter, and drawn on both phones`() {
    expectShown(harbour.text, "> \\__|\\_/", "a sailing ship")
    harbour.press(.right, .enter)
    expectShown(harbour.text, "⚓ an anchor", "[>Send<]")
    harbour.press(.enter)
    // A sticker alone does not hand the keyboard over, but a key does.
    #expect(harbour.state.lock == nil && harbour.text.contains("L: Pass the keyboard to John"), "\(harbour.text)")
    harbour.type("L")
    expectShown(harbour.text, "│ an anchor", "[>I am John: unlock<]")
    harbour.press(.enter)
    for row in ["   o", "  -+-", " \\_|_/"] {
      #expect(harbour.picture.contains { $0.hasPrefix(" " + row) }, "\(harbour.text)")
    }
    #expect(harbour.state.phones.second.recentStickers.count == 1)
  }

  @Test(arguments: [Size(rows: 24, columns: 80), Size(rows: 12, columns: 40)])
  func `the store says what it has and what to do, and shows the stickers of the chosen pack`(size: Size) {
    var sitting = Sitting()
    sitting.size = size
    sitting.type("a")
    sitting.click("Store")
    expectShown(sitting.text, "Packs of stickers for Messages: choose", "[ Back ]")
    sitting.press(.down)
    #expect(sitting.text.contains("\\__|\\_/") || sitting.text.contains("\\__________/"), "\(sitting.text)")
  }

  @Test mutating func `a pack over the field shows the chosen sticker as a whole, and gives way to what was staged`() {
    harbour.type("e")
    harbour.press(.right)
    let whole = harbour.screen.frame
    let rows = whole.picture.indices.filter { whole[Point(row: $0, column: 30)]?.style.role == .buttonFocused }
    let drawing = StickerMotif.anchor.rows(in: .large).count
    #expect(rows.count == drawing + 1 && whole.picture[rows[0] + drawing].contains("an anchor"), "\(harbour.text)")
    #expect(
      rows.allSatisfy { row in
        (28..<50).allSatisfy { whole[Point(row: row, column: $0)]?.style.role == .buttonFocused }
      })
    harbour.press(.enter)
    expectShown(harbour.text, "⚓ an anchor", "[>Send<]")
  }

  @Test mutating func `a sticker is put on a bubble, the same on both phones, and the phone is not handed over`() {
    harbour.type("p")
    #expect(harbour.state.context == .holding)
    #expect(harbour.text.contains("Enter puts it there"))
    harbour.press(.left, .up)
    harbour.type("+")
    harbour.press(.enter)
    #expect(harbour.state.context == .conversation)
    #expect(harbour.state.lock == nil)
    let wanted = ["a sailing ship 400,250 200%"]
    #expect(stickers(on: 1, of: harbour.state.phones.second) == wanted)
    #expect(stickers(on: 1, of: harbour.state.phones.first) == wanted)
    #expect(harbour.picture.contains { $0.contains("__|_\\___") })
  }

  @Test mutating func `a held sticker stays on its bubble, moves to others, and is put back with Esc`() {
    harbour.type("p")
    for _ in 0..<12 { harbour.press(.right, .down) }
    #expect(harbour.state.selection.aim == StickerAim(item: 1, across: 1_000, down: 1_000))
    harbour.type("---+++")
    #expect(harbour.state.phone.heldSticker?.percent == 400)
    harbour.press(.tab)
    #expect(harbour.state.selection.aim == StickerAim(middleOf: 1))
    harbour.handle(.pasted("x"))
    #expect(harbour.notice == .noFieldHere)
    harbour.press(.escape)
    #expect(harbour.state.phone.heldSticker == nil)
    #expect(harbour.state.selection.aim == nil)
    #expect(harbour.text.contains("> "))
    #expect(stickers(on: 1, of: harbour.state.phones.second).isEmpty)
  }

  @Test mutating func `a click on a bubble puts the sticker there`() throws {
    harbour.type("p")
    let row = try #require(harbour.screen.frame.picture.firstIndex { $0.contains("John placed") })
    let event = try #require(ScreenEvent(.click(Point(row: row, column: 2)), on: harbour.screen))
    guard case .input(.click(.phone(.spot(let spot)))) = event else { return #expect(Bool(false), "\(event)") }
    #expect(spot.item == 1)
    #expect(spot.across < 100)
    #expect(spot.down > 400)
    harbour.handle(event)
    #expect(stickers(on: 1, of: harbour.state.phones.first).count == 1)
  }

  @Test func `without a bubble no sticker can be peeled off`() {
    var sitting = Sitting()
    sitting.press(.escape)
    sitting.type("a")
    expectShown(sitting.text, "[>Battleships<]", "[ Store ]")
    sitting.press(.right, .enter)
    sitting.type("p")
    #expect(sitting.notice == .noBubble)
    #expect(sitting.text.contains("There is no bubble to put it on yet."))
    sitting.type("a")
    expectShown(sitting.text, "[>Battleships<]")
    sitting.press(.enter)
    expectShown(sitting.text, "[>Start game<]")
    sitting.type("a")
    expectShown(sitting.text, "[>Battleships<]", "[ Store ]")
  }

  @Test mutating func `a pack is expanded and collapsed, and left with Esc`() {
    harbour.type("e")
    expectShown(harbour.text, "the winner's cup", without: ["Send"])
    harbour.type("p")
    #expect(harbour.state.phone.heldSticker == nil)
    harbour.press(.escape)
    expectShown(harbour.text, "[ Send ]")
    harbour.press(.escape)
    #expect(harbour.state.phone.openApp == nil)
    #expect(harbour.text.contains("[ Apps ]"))
  }

  @Test func `a pack is installed from the store, its stickers reach a phone without it, and its name opens it`() {
    var sitting = Sitting()
    sitting.press(.escape)
    sitting.type("a")
    sitting.click("Store")
    expectShown(sitting.text, "[>Battleships<]", "6 stickers, on this phone")
    sitting.click("Flags")
    expectShown(sitting.text, "3 stickers", "[>Get<]", "|x x|")
    sitting.press(.enter)
    expectShown(sitting.text, "[ Remove ]", "[>Back<]", "on this phone")
    sitting.press(.escape, .escape)
    sitting.type("a")
    sitting.click("Flags")
    sitting.press(.enter, .enter)
    sitting.type("L")
    sitting.press(.enter)
    expectShown(sitting.text, "From Flags")
    sitting.click("From Flags")
    expectShown(sitting.text, "[>Get<]")
    sitting.press(.enter, .up, .enter)
    expectShown(sitting.text, "[>Remove<]", "Press again to remove it.")
    sitting.press(.tab, .up, .enter)
    expectShown(sitting.text, "[>Remove<]", "Press again to remove it.")
    sitting.press(.enter)
    expectShown(sitting.text, "[>Get<]", without: ["Remove"])
    sitting.press(.tab, .enter)
    sitting.click("Battleships")
    expectShown(sitting.text, "Hide your ships, then find theirs.", "[>Back<]")
    sitting.press(.enter)
    sitting.click("Back")
    expectShown(sitting.text, "[ Apps ]")
    #expect(!sitting.state.phones.second.hasInstalled(StickerSet.flags.manifest))
    #expect(sitting.state.phones.first.hasInstalled(StickerSet.flags.manifest))
  }

  @Test func `a click on Remove asks as well, and any other key keeps the pack`() {
    var sitting = Sitting()
    sitting.press(.escape)
    sitting.type("a")
    sitting.click("Store")
    sitting.click("Harbour")
    expectShown(sitting.text, "[ Remove ]", "[>Back<]")
    sitting.click("Remove")
    expectShown(sitting.text, "[>Remove<]", "Press again to remove it.")
    sitting.press(.escape)
    sitting.click("Harbour")
    expectShown(sitting.text, "[ Remove ]", "[>Back<]")
    sitting.click("Remove")
    sitting.click("Remove")
    expectShown(sitting.text, "[>Get<]")
  }

  @Test func `a tap on a bubble whose app was removed opens the store at the app, where it is installed again`() {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    _ = sitting.state.phones.update(.on(.second, .removed(BattleshipExtension.manifest)))
    sitting.press(.enter)
    expectShown(sitting.text, "Hide your ships, then find theirs.", "Battleships   [>Get<]", "not on this phone")
    sitting.press(.enter)
    expectShown(sitting.text, "[>Back<]", without: ["Get", "Remove"])
    sitting.press(.escape, .escape)
    #expect(sitting.state.focus == .phone(.bubble(1)), "the message was not opened")
    sitting.press(.enter)
    #expect(sitting.state.seat != nil)
  }

  @Test mutating func `changes to apps and stickers are saved, and restored`() throws {
    harbour.type("p")
    harbour.press(.left)
    harbour.type("+")
    harbour.press(.enter, .right, .enter)
    harbour.type("a")
    harbour.click("Store")
    harbour.click("Flags")
    harbour.press(.enter, .escape, .escape)
    #expect(harbour.kept.contains { $0.hasPrefix("apps ") })
    let again = try harbour.reopened()
    #expect(Visible(again) == Visible(harbour.state))
    #expect(again.lock?.owner == .second, "a sticker on a bubble hands nothing over")
  }

  @Test mutating func `another app's sticker is a card with its words, whatever they are`() {
    let long = Sticker.made("\u{1B}[31m red \u{202E} and very, very much longer than any screen is wide")
    for size in [StickerSize.small, .regular, .large] {
      let drawing = StickerDrawing(long, size, in: .english, within: Size(rows: 9, columns: 38), widths: .table)
      #expect(drawing.size(widths: .table).columns <= 24)
      #expect(drawing.rows.count <= 5)
      #expect(drawing.rows.allSatisfy { !$0.string.unicodeScalars.contains("\u{1B}") })
    }
    let card = StickerDrawing(.made("tea"), .regular, in: .english, within: Size(rows: 9, columns: 38), widths: .table)
    #expect(card.rows.map(\.string) == [".-----.", "| tea |", "'-----'"])
    #expect(
      StickerDrawing(.made("tea"), .small, in: .chinese, within: Size(rows: 9, columns: 38), widths: .table).rows == [
        "[tea]"
      ])
  }
}

extension Sticker {
  /// A sticker of another app.
  fileprivate static func made(_ text: String) -> Sticker {
    let file = LocalFile(url: "file:///tea.png", contents: StickerMotif.cup.png)
    guard let sticker = try? Sticker(contentsOfFileURL: file.url, localizedDescription: text, files: [file]) else {
      preconditionFailure("the cup is a picture")
    }
    return sticker
  }
}
