// The program's errors in every language: each case has its own sentence, which includes the given values.

import BattleshipCore
import BattleshipPlay
import Testing

@Suite struct ProgramSentenceTests {
  private static let expected: [ExpectedValue] = [
    .names, .rules, .duelRules, .shipsToo(["it"]), .missesToo("it"), .possibleRules(.boardSize(rows: 0, columns: 1)),
    .possibleRules(.noShips),
    .possibleRules(.tooManyShips), .possibleRules(.shipLength(17)),
    .possibleRules(.fleetDoesNotFit(Rules.classic.shipLengths, Rules.messages.board)),
    .possibleRules(.losingMiss(10, cells: 9)), .wholeNumber, .name, .oneOf(["easy", "fair", "strong"]),
    .volley(cells: 9),
    .base,
  ]

  private static let sharedFile: [ConversationFileError] = [
    .unreadable(line: 7), .changed(line: 7), .impossible(line: 7), .foreign(line: 7), .notWrittenHere(line: 7),
    .notFrom("Ann", line: 7), .action(line: 7), .noPlace, .noConversation,
    .othersThan("Eve", names: ["Ann", "Bob"]), .file(.obstacle(.held(byProcess: 7))), .file(.obstacle(.noPlainFile)),
    .file(.obstacle(.older)), .file(.obstacle(.newer)), .noLocks(7), .longLine(number: 7, limit: 9),
    .large(byteCount: 7, limit: 9), .unwritable, .file(.system(7)),
  ]

  /// All sentences of a program in a language.
  private func sentences(_ language: Language) -> [SafeText] {
    let words = language.terminal.program
    let options = [
      words.seeHelp(nil), words.seeHelp("solo"), words.notText("it"), words.unknownOption("it"), words.didYouMean("it"),
      words.optionNotFor("it", option: "too"),
      words.missingValue("it"), words.missingOperands("it", operands: "too"), words.unexpectedArgument("it"),
      words.commandAfterOptions("it"),
      words.notACell("it"),
      words.either("it", other: "too"), words.requires("it", other: "too"),
      words.oneOf("it", one: "too", other: "more"),
      words.bothOnInput, words.withoutTerminal, words.cannotRead("it"), words.lineTooLong(9), words.cannotWrite("it"),
      words.messageIsAbove,
      words.noShips, words.otherConversationIn("it"), words.soloInUse(7), words.soloInUse(nil),
      words.waiting("it", process: 7), words.waiting("it", process: nil), words.traceStopped("it"),
      words.fileObstacle(.noPlainFile),
      words.fileObstacle(.newer), words.fileObstacle(.held(byProcess: 7)), words.fileObstacle(.held(byProcess: nil)),
      words.unreadableFolder("it", reason: "too"),
      words.noPacks("it"), words.badPack("it", reason: "too"), words.packsTooLarge(9), words.packIsThere("it"),
      words.badSticker("it", reason: "too"),
    ]
    let terminals = [
      words.inputIsNoTerminal, words.outputIsNoTerminal, words.namelessTerminal, words.unknownTerminal("it"),
      words.dumbTerminal("it"), words.terminalIsOpen, words.terminalFailed("it"),
    ]
    let keys: [KeyError] = [
      .noPlace, .missing, .nothingToExport, .size(7), .damaged(movedTo: "too"), .damaged(movedTo: nil),
      .belongsToOthers, .readableByOthers,
      .file(.obstacle(.noPlainFile)), .file(.system(7)),
    ]
    let notes: [KeyNote] = [
      .mayBeShown, .notShown, .needsYes, .typeIt, .notAKey, .imported("it", kept: "too"), .imported("it", kept: nil),
      .same("it"), .wordForKey,
    ]
    let memories: [MemoryError] = [
      .damaged, .unreadable(.obstacle(.openToOthers)), .unreadable(.system(7)), .unwritable(.system(7)),
      .unwritable(.obstacle(.held(byProcess: 7))), .unwritable(.obstacle(.held(byProcess: nil))),
    ]
    let traces: [TraceError] = [
      .link, .conversation, .other, .file(.obstacle(.noPlainFile)), .file(.system(7)),
    ]
    let number = { (number: Int32) -> SafeText in "error \(Int(number))" }
    let reason = { (error: FileError) -> SafeText in
      switch error {
      case .obstacle(let obstacle): words.fileObstacle(obstacle)
      case .system(let error): number(error)
      }
    }
    var all = options + Self.expected.map { words.badValue("it", option: "too", expected: $0) }
    all += Self.sharedFile.map { words.sharedFile("it", error: $0, reason: reason) }
    all += terminals
    all += keys.map { words.key("it", error: $0, reason: reason) } + notes.map { words.keyNote($0) }
    all += memories.map { words.memory("it", error: $0, reason: reason) }
    return all + traces.map { words.trace("it", error: $0, reason: reason) }
  }

  @Test(arguments: Language.allCases)
  func `every error has its own sentence`(language: Language) {
    let sentences = sentences(language).map(\.string)
    #expect(sentences.allSatisfy { !$0.isEmpty })
    #expect(Set(sentences).count == sentences.count)
  }

  @Test func `no error is only in English`() {
    expectChinese(sentences)
  }
}
