// The text of answers ahead on a line: the answers of a turn, a space, and the tag.

extension AnswersAhead {
  /// The text, such as `mhs44-54` and the tag.
  package func text(on board: BoardSize) -> String {
    Turn.lastAnswers(answers).text(isFirst: false, on: board) + " " + Base64URL.text(tag)
  }

  /// Nil if ``text(on:)`` would write it differently.
  package init?(text: String, on board: BoardSize) {
    let bytes = Array(text.utf8)
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")),
      let tag = Base64URL.decode(Array(bytes[(space + 1)...])), tag.count == Duel.tagSize,
      case .lastAnswers(let answers)? = try? Turn(text: bytes[..<space], isFirst: false, on: board), !answers.isEmpty
    else { return nil }
    self.init(answers: answers, tag: tag)
    guard self.text(on: board) == text else { return nil }
  }
}
