// The store, which covers the conversation: its list, or the page of an app.

import BattleshipFrame
import BattleshipPlay
import MessagesHost
import StickersHost

struct StoreView {
  let phone: Phone<BattleshipExtension>
  let page: StorePage

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let (body, bottom) = rect.split(bottom: 1)
    canvas.button(canvas.language.terminal.apps.back, .drawer(.leavesStore), at: bottom.origin.moved(columns: 1))
    let inside = body.inset(rows: body.size.rows > 8 ? 1 : 0, columns: 1)
    switch page {
    case .list: drawList(on: &canvas, in: inside)
    case .app(let app): drawPage(of: app, on: &canvas, in: inside)
    }
  }

  private func drawList(on canvas: inout Canvas, in whole: Rect) {
    let bundles = phone.store.bundles
    let aim = canvas.language.terminal.apps.storeAim.lines(of: whole.size.columns, widths: canvas.frame.widths)
    let hasAim = whole.size.rows > bundles.count + aim.count
    if hasAim {
      for (row, line) in aim.enumerated() { canvas.frame.write(line, in: whole.split(top: row).rest) }
    }
    let rect = whole.split(top: hasAim ? aim.count + 1 : 0).rest
    var first = 0
    if case .drawer(.storeApp(let index)) = canvas.focus {
      first = max(0, index - rect.size.rows + 1)
      drawStickers(of: bundles[index], on: &canvas, in: rect.split(top: bundles.count + 1).rest)
    }
    for (row, index) in (first..<bundles.count).prefix(rect.size.rows).enumerated() {
      let line = rect.split(top: row).rest.split(top: 1).top
      let label = canvas.language.name(of: bundles[index].manifest).cut(to: 16, widths: canvas.frame.widths)
      canvas.button(label, .drawer(.storeApp(index)), at: line.origin)
      canvas.frame.writeLines(facts(bundles[index], in: canvas.language), in: line.split(left: 22).rest, limit: 1)
    }
    let more = bundles.count - first - rect.size.rows
    if more > 0 {
      canvas.frame.write(
        canvas.language.sentences.seat.more(more), in: rect.split(bottom: 1).bottom, .right, style: Style(.accent))
    }
  }

  private func drawPage(of app: Manifest, on canvas: inout Canvas, in rect: Rect) {
    guard let bundle = phone.store.bundle(app) else { return }
    let words = canvas.language.terminal.apps
    let name = canvas.language.name(of: bundle.manifest)
    let end = canvas.frame.write(name, at: rect.origin, style: Style(.title, .bold), clip: rect)
    if let button = phone.storeButton(for: bundle.manifest) {
      let label = button == .get ? words.get : words.remove
      canvas.button(label, .drawer(button), at: Point(row: rect.origin.row, column: end + 3))
    }
    let state = phone.hasInstalled(bundle.manifest) ? words.isInstalled : words.isNotInstalled
    for (row, fact) in [what(bundle, in: canvas.language), state].enumerated() {
      canvas.frame.writeLines(fact, in: rect.split(top: 1 + row).rest, limit: 1, style: Style(.faint))
    }
    let below = rect.split(top: 4).rest
    drawStickers(of: bundle, on: &canvas, in: below)
    if bundle.pack == nil { NightSeaView(filling: below.size, on: canvas)?.draw(on: &canvas, at: below.origin) }
  }

  private func drawStickers(of bundle: AppBundle, on canvas: inout Canvas, in rect: Rect) {
    let size: StickerSize = rect.size.rows >= 5 ? .large : rect.size.rows >= 3 ? .regular : .small
    var point = rect.origin
    var height = 0
    for sticker in bundle.pack?.stickers ?? [] {
      let drawing = StickerDrawing(
        sticker, size, in: canvas.language, within: rect.size, widths: canvas.frame.widths, pictures: canvas.pictures)
      let taken = drawing.size(widths: canvas.frame.widths)
      if point.column + taken.columns > rect.columns.upperBound {
        point = Point(row: point.row + height + 1, column: rect.origin.column)
        height = 0
      }
      guard point.row + taken.rows <= rect.rows.upperBound else { return }
      drawing.draw(on: &canvas, at: point, style: Style(.accent), in: rect)
      point.column += taken.columns + 3
      height = max(height, taken.rows)
    }
  }

  private func facts(_ bundle: AppBundle, in language: Language) -> SafeText {
    let isHere = phone.hasInstalled(bundle.manifest) && bundle.pack != nil
    let what = what(bundle, in: language)
    return isHere ? "\(what), \(language.terminal.apps.isInstalled)" : what
  }

  private func what(_ bundle: AppBundle, in language: Language) -> SafeText {
    bundle.pack.map { language.terminal.apps.stickerCount($0.stickers.count) } ?? language.sentences.seat.aim
  }
}
