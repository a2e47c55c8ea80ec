// Sentences in both languages, side by side: each has words, and the Chinese one is Chinese.

import BattleshipPlay
import Testing

/// Expects that no sentence is empty in English, and that each has another one in Chinese characters.
func expectChinese(_ sentences: (Language) throws -> [SafeText]) rethrows {
  let (english, chinese) = (try sentences(.english), try sentences(.chinese))
  #expect(english.count == chinese.count)
  #expect(english.allSatisfy { !$0.isEmpty })
  for (one, other) in zip(english, chinese) { #expect(one != other && other.isChinese, "\(other.string)") }
}

extension SafeText {
  fileprivate var isChinese: Bool { string.unicodeScalars.contains { 0x4e00...0x9fff ~= $0.value } }
}
