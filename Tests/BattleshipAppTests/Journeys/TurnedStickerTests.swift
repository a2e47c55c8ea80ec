// A held sticker is turned and scaled, by keys and by the wheel, and is the same on both phones.

import BattleshipCore
import MessagesHost
import Testing

@testable import BattleshipApp
@testable import BattleshipPlay

@Suite struct TurnedStickerTests {
  /// Kate holding the ship sticker over John's message.
  private var holding: Sitting = {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.type("a")
    sitting.click("Harbour")
    sitting.type("p")
    return sitting
  }()

  @Test mutating func `t turns by an eighth, T turns back, all the way round`() {
    expectShown(holding.text, "Enter puts it there   Esc puts it back   t turn   + larger")
    holding.type("tt")
    #expect(holding.state.phone.heldSticker?.degrees == 90)
    holding.type("TTT")
    #expect(holding.state.phone.heldSticker?.degrees == 315)
    holding.type("tttttttt")
    #expect(holding.state.phone.heldSticker?.degrees == 315)
  }

  @Test mutating func `the wheel scales the held sticker, and does not scroll`() {
    holding.handle(.scrolled(.up))
    #expect(holding.state.phone.heldSticker?.percent == 200)
    #expect(holding.state.selection.scrolledBack == 0)
    holding.handle(.scrolled(.up))
    holding.handle(.scrolled(.up))
    #expect(holding.state.phone.heldSticker?.percent == 400)
    holding.handle(.scrolled(.down))
    #expect(holding.state.phone.heldSticker?.percent == 200)
  }

  @Test mutating func `a turned sticker is drawn turned, on both phones, and is saved`() throws {
    holding.type("tt+")
    let rows = ["█", "▀", "▄"]
    #expect(holding.picture.contains { line in rows.contains { line.contains($0) } })
    holding.press(.enter)
    for phone in [holding.state.phones.first, holding.state.phones.second] {
      let placement = phone.transcript.item(1)?.stickers.first?.placed.placement
      #expect(placement?.degrees == 90)
      #expect(placement?.percent == 200)
    }
    #expect(Visible(try holding.reopened()) == Visible(holding.state))
  }

  @Test(arguments: StickerMotif.allCases) func `every sticker of the game's own has a picture that can be turned`(
    motif: StickerMotif
  ) throws {
    let picture = try #require(motif.picture)
    #expect(picture.width == 300)
    #expect(picture.height == 300)
    let upright = PixelGrid(picture, side: 10, degrees: 0)
    let down = PixelGrid(picture, side: 10, degrees: 180)
    #expect(upright.rows.map { $0.map(\.isSeen) } == down.rows.reversed().map { $0.reversed().map(\.isSeen) })
    #expect(upright.rows.joined().contains { $0.isSeen })
  }
}
