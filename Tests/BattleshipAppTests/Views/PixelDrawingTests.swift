// An app's sticker on the screen: half blocks in colour, a card without, and the nearest colours.

import BattleshipPlay
import MessagesHost
import StickersHost
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct PixelDrawingTests {
  private static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  /// Four by four pixels: red at the top left, blue at the bottom left, transparent at the right.
  private func flag() throws -> PixelPicture {
    var picture = try PixelPicture(clear: PixelSize(width: 4, height: 4))
    for row in 0..<4 {
      for column in 0..<2 { picture[row, column] = row < 2 ? Self.red : Self.blue }
    }
    return picture
  }

  private func picture(_ degrees: Int, _ widths: CharacterWidth = .table) throws -> [String] {
    PixelGrid(try flag(), side: 4, degrees: degrees).text(widths: widths).map(\.string)
  }

  @Test func `a picture is half blocks, turned by quarters`() throws {
    #expect(try picture(0) == ["██  ", "██  "])
    #expect(try picture(90) == ["████", "    "])
    #expect(try picture(180) == ["  ██", "  ██"])
    #expect(try picture(270) == ["    ", "████"])
    #expect(try picture(360) == picture(0))
    #expect(try picture(22) == picture(0))
    #expect(try picture(23) != picture(0))
  }

  @Test func `a picture turned by an eighth grows, so that no corner is cut off`() throws {
    let grid = PixelGrid(try flag(), side: 4, degrees: 45)
    #expect(grid.rows.count == 6)
    #expect(grid.rows.allSatisfy { $0.count == 6 })
    #expect(grid.rows.joined().contains { $0.isSeen })
  }

  @Test func `a position has the colours of its two pixels, and the role's where they are transparent`() throws {
    let grid = PixelGrid(try flag(), side: 2, degrees: 0)
    #expect(grid.text(widths: .table).map(\.string) == ["▀ "])
    #expect(grid.paints == [[Paint(letters: .number(196), ground: .number(21)), .none]])
    #expect(grid.text(widths: .ascii).map(\.string) == ["# "])
  }

  @Test func `the halves of a position are distinct even in ASCII`() throws {
    var picture = try PixelPicture(clear: PixelSize(width: 4, height: 4))
    (picture[0, 0], picture[1, 1], picture[2, 2], picture[3, 2]) = (Self.red, Self.red, Self.red, Self.red)
    let grid = PixelGrid(picture, side: 4, degrees: 0)
    #expect(grid.text(widths: .ascii).map(\.string) == ["',  ", "  # "])
    #expect(grid.text(widths: .table).map(\.string) == ["▀▄  ", "  █ "])
    #expect(
      grid.paints[0] == [
        Paint(letters: .number(196), ground: .ofRole), Paint(letters: .number(196), ground: .ofRole), .none, .none,
      ])
  }

  @Test func `a colour becomes the nearest of those mixed in six steps`() {
    #expect(Paint.nearest(to: Pixel(red: 0, green: 0, blue: 0, alpha: 255)) == .number(16))
    #expect(Paint.nearest(to: Pixel(red: 255, green: 255, blue: 255, alpha: 255)) == .number(231))
    #expect(Paint.nearest(to: Pixel(red: 100, green: 130, blue: 180, alpha: 255)) == .number(16 + 36 + 12 + 3))
    #expect(Paint.light(of: 16) == 0)
    #expect(Paint.light(of: 231) == 0xFFFFFF)
    #expect(Paint.light(of: 67) == 0x5F87AF)
    #expect(
      (16...231).allSatisfy { (number: UInt8) in
        let light = Paint.light(of: number)
        let pixel = Pixel(
          red: UInt8(light >> 16), green: UInt8(light >> 8 & 255), blue: UInt8(light & 255), alpha: 255)
        return Paint.nearest(to: pixel) == .number(number)
      })
  }

  @Test func `an app's sticker is a picture if there are colours, and a card if there are none`() throws {
    let file = LocalFile(url: "file:///apps/tea/tea.png", contents: StickerMotif.cup.png)
    let sticker = try Sticker(contentsOfFileURL: file.url, localizedDescription: "tea", files: [file])
    let pictures = [file.url: try PixelPicture(StickerMotif.cup.png)]
    func rows(_ size: StickerSize, _ room: Size, _ degrees: Int = 0, _ pictures: ShownPictures) -> [String] {
      StickerDrawing(
        sticker, size, degrees: degrees, in: .english, within: room, widths: .table, pictures: pictures
      ).rows.map(\.string)
    }
    let room = Size(rows: 9, columns: 38)
    #expect([.small, .regular, .large].map { rows($0, room, 0, pictures).count } == [3, 5, 7])
    #expect(rows(.small, Size(rows: 1, columns: 38), 0, pictures) == ["[tea]"])
    #expect(rows(.small, room, 90, [:]) == ["[tea 90°]"])
    #expect(rows(.regular, room, 45, [:])[1] == "| tea 45° |")
  }

  @Test func `a picture keeps the background below it, and shows it through transparent pixels`() throws {
    let file = LocalFile(url: "file:///apps/flag.png", contents: StickerMotif.cup.png)
    let sticker = try Sticker(contentsOfFileURL: file.url, localizedDescription: "flag", files: [file])
    var canvas = Canvas(
      size: Size(rows: 4, columns: 9), widths: .table, focus: nil, language: .english,
      pictures: [file.url: try flag()])
    canvas.frame.fill(canvas.frame.bounds, with: "x", style: Style(.bubbleMine))
    let drawing = StickerDrawing(
      sticker, .small, in: .english, within: Size(rows: 4, columns: 6), widths: .table, pictures: canvas.pictures)
    #expect(drawing.isPicture)
    #expect(!drawing.isCard)
    drawing.draw(on: &canvas, at: Point(row: 0, column: 1), style: Style(.accent), in: canvas.frame.bounds)
    #expect(canvas.frame.picture == ["x███xxxxx", "x▀▀▀xxxxx", "x███xxxxx", "xxxxxxxxx"])
    let tile = try #require(canvas.frame[Point(row: 1, column: 1)])
    #expect(tile.style.role == .bubbleMine)
    #expect(tile.style.paint == Paint(letters: .number(196), ground: .number(21)))
  }

  @Test func `a tile keeps the colours of a picture`() {
    var style = Style(.bubbleMine, .bold)
    style.paint = Paint(letters: .number(231), ground: .number(16))
    #expect(Tile.blank(style).style == style)
    #expect(Tile.blank(style) != Tile.blank(Style(.bubbleMine, .bold)))
  }

  @Test func `the pictures of installed packs are shown, and no others`() throws {
    let file = LocalFile(url: "file:///apps/tea/tea.png", contents: StickerMotif.cup.png)
    let entry = StickerPackManifest.ListedSticker("tea", localizedDescription: "tea", source: .file(file.url))
    let pack = AppBundle(
      Manifest(identifier: "com.example.tea", displayName: "Tea"),
      pack: StickerPack(StickerPackManifest(entries: [entry]), files: [file]))
    var state = PhonesScreen(
      firstName: "John", secondName: "Kate", game: .hunt(.messages), packs: [pack], seed: 1, repeats: true)
    state.show(picturesOf: [file, LocalFile(url: "file:///other.png", contents: file.contents)])
    #expect(Array(state.pictures.keys) == [file.url])
    state.show(picturesOf: [LocalFile(url: file.url, contents: [1, 2, 3])])
    #expect(state.pictures.isEmpty)
  }
}
