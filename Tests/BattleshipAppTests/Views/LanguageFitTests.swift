// Every screen in every language: it fits at both reference sizes, and has no text in another language.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct LanguageFitTests {
  private func picture(_ scene: Scene, _ language: Language, _ size: Size) throws -> [String] {
    if let link = try scene.link?() { return link.drawn(size: size, widths: .table, language).frame.picture }
    return scene.sitting(size: size, widths: .table, in: language).screen.frame.picture
  }

  @Test(arguments: [Size(rows: 24, columns: 80), Size(rows: 12, columns: 40)])
  func `every screen fits in Chinese where it fits in English`(size: Size) throws {
    for scene in Gallery.scenes {
      let english = try picture(scene, .english, size)
      let chinese = try picture(scene, .chinese, size)
      #expect(chinese.count == english.count)
      let cut = { (lines: [String]) in lines.count { $0.contains("…") } }
      #expect(cut(chinese) <= cut(english), "\(scene.name):\n\(chinese.joined(separator: "\n"))")
    }
  }

  @Test func `a Chinese screen has no English words except names and people's texts`() throws {
    let known: Set<String> = [
      "John", "Kate", "iMessage", "Enter", "Esc", "Tab", "Space", "Ctrl", "Shift", "Home", "Page", "PgUp", "PgDn",
      "Down", "BOOM", "WELL", "DONE", "Left", "Right",
    ]
    let written: Set<String> = ["good", "luck"]
    for scene in Gallery.scenes where scene.name != "calls" {
      let lines = try picture(scene, .chinese, Size(rows: 24, columns: 80))
      for line in lines {
        let words = line.split { !($0.isLetter && $0.isASCII) }.map(String.init).filter { $0.count > 3 }
        #expect(words.allSatisfy { known.contains($0) || written.contains($0) }, "\(scene.name): \(line)")
      }
    }
  }

  @Test func `a screen that cannot show Chinese is in English`() {
    #expect(Language.chinese.shown(by: .ascii) == .english)
    #expect(Language.chinese.shown(by: .table) == .chinese)
    #expect(Language.english.shown(by: .ascii) == .english)
  }
}
