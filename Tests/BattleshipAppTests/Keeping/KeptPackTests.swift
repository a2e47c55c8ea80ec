// The player's own sticker packs: on both phones, in the saved conversation, and in no other.

import BattleshipCore
import MessagesHost
import StickersHost
import Testing

@testable import BattleshipApp
@testable import BattleshipPlay

@Suite struct KeptPackTests {
  /// A pack of another author, with one usable sticker.
  private static let tea: AppBundle = {
    let file = LocalFile(url: "file:///apps/tea/cup.png", contents: StickerMotif.cup.png)
    let entry = StickerPackManifest.ListedSticker("cup", localizedDescription: "A cup of tea", source: .file(file.url))
    let broken = StickerPackManifest.ListedSticker(
      "pot", localizedDescription: "A pot", source: .file("file:///apps/tea/pot.png"))
    let manifest = StickerPackManifest(size: .small, entries: [entry, broken])
    return AppBundle(
      Manifest(identifier: "com.example.tea", displayName: "Tea"), pack: StickerPack(manifest, files: [file]))
  }()

  private static var sitting: Sitting {
    var sitting = Sitting()
    sitting.state = PhonesScreen(
      firstName: "John", secondName: "Kate", game: .hunt(.messages), packs: [tea], seed: 1, repeats: true)
    sitting.kept = sitting.state.beginning.kept
    return sitting
  }

  @Test func `an added pack is in the drawer, even without its folder`() throws {
    var sitting = Self.sitting
    sitting.press(.escape)
    sitting.type("a")
    sitting.click("Tea")
    expectShown(sitting.text, "> .--------------.")
    sitting.press(.enter, .enter, .enter)
    expectShown(sitting.text, " | A cup of tea |\n")
    sitting.widths = .ascii
    #expect(sitting.screen.frame.picture.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } && !$0.contains("?A") })
    let again = try sitting.reopened()
    #expect(Visible(again) == Visible(sitting.state))
    #expect(again.has([Self.tea]))
    #expect(!again.has([]))
  }

  @Test func `lines of packs follow the first one, each pack once, and none of the game's own`() throws {
    let kept = Self.sitting.kept
    #expect(kept[1].hasPrefix("pack \"com.example.tea\" \"Tea\" small 1 "))
    #expect(try ConversationLine(text: kept[1]).text == kept[1])
    for (lines, number) in [
      ([kept[0], kept[1], kept[1]], 3), ([kept[0], kept[2], kept[1]], 3),
      ([kept[0], kept[1].replacing("com.example.tea", with: "battleship.stickers.flags")], 2),
    ] {
      #expect(throws: ConversationError.contradiction(line: number)) { try PhonesScreen.reopened(lines) }
    }
    #expect(throws: ConversationError.self) { try PhonesScreen.reopened([kept[0], kept[1] + " 1"]) }
  }
}
