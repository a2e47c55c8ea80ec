// System sheets over an extension: one at a time, blocking the extension and the transcript until the user answers.

import StickersHost

extension Phone {
  mutating func show(_ sheet: HostSheet, _ effects: inout [Effect]) {
    guard let running else { return }
    if running.sheet != nil { return effects.append(.noted(.sheetInFront, on: owner)) }
    changeRunning { $0.sheet = sheet }
  }

  mutating func answerSheet(_ answer: SheetAnswer, _ effects: inout [Effect]) throws(Obstacle) {
    guard let running, let sheet = running.sheet, answer.ends(sheet) else { throw .noSuchSheet }
    changeRunning { $0.sheet = nil }
    switch (sheet, answer) {
    case (.purchase(let product, _), .allowed):
      if let position = position(of: running.app) { installations[position].purchases.insert(product) }
    case (_, .captured(let file)):
      files.removeAll { $0.url == file.url }
      files.append(file)
    case (.payment, _), (.camera, _), (.purchase, _): break
    }
    call(.didFinishSheet(sheet, answer), &effects)
  }
}
