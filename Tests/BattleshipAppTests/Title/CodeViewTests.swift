// The page of a link where a QR code has no room.

import BattleshipPlay
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct CodeViewTests {
  @Test(arguments: [Size(rows: 12, columns: 40), Size(rows: 20, columns: 60)], [Language.english, .chinese])
  func `where a QR code has no room, the sentence about it hides nothing that can be chosen`(
    size: Size, language: Language
  ) throws {
    let settings = TitleSettings(language: language)
    var state = TitleScreen(Title(settings: settings, languages: [.english, .chinese], saved: []))
    state.title.show(link: "https://example.org/#?Ship_Location=0")
    var environment = ScreenEnvironment(size, language)
    let code = try #require(QRCode("https://example.org/#?Ship_Location=0"))
    let needed = CodeView.window(for: code, within: size.columns, on: Canvas(in: environment, focus: nil))
    environment.notice = .said(language.terminal.title.codeTooLarge(needed.columns, rows: needed.rows))
    let screen = state.drawn(in: environment)
    for entry in state.title.scene.entries {
      let rows = screen.touches.filter { $0.target == .title(entry.target) }.map(\.rect.origin.row)
      #expect(rows.count == 1 && screen.frame.picture[rows[0]].contains(entry.label.string), "\(screen.frame.picture)")
    }
    let shown = screen.frame.picture.joined().filter { $0 != " " }
    let sentence = try #require(environment.noticeSentence).string
    #expect(shown.contains(sentence.filter { $0 != " " }), "\(screen.frame.picture)")
  }
}
