// The sentence of each notice.

import BattleshipCore
import BattleshipPlay

extension Notice {
  func sentence(in language: Language) -> SafeText {
    let words = language.terminal.phone
    return switch self {
    case .said(let sentence), .news(let sentence), .lost(let sentence): sentence
    case .copied: language.sentences.seat.copied
    case .notCopied: words.notCopied
    case .nothingToCopy: words.nothingToCopy
    case .tornLine(let file): words.tornLine(SafeText(file, limit: 60))
    case .damaged(let file): words.damaged(SafeText(file, limit: 60))
    case .unreleased(let file): words.unreleased(SafeText(file, limit: 60))
    case .draftDropped: words.draftDropped
    case .notKept(nil): words.notKept
    case .notKept(let reason?): "\(words.notKept) (\(reason))"
    case .fileGone(let file): words.fileGone(file.map { SafeText($0, limit: 60) })
    case .fileCutShort: words.fileCutShort
    case .notWrittenHere: words.notWrittenHere
    case .notFrom(let name): words.notFrom(name)
    case .otherBefore: words.otherBefore
    case .lineSetAside(let file): words.lineSetAside(SafeText(file, limit: 60))
    case .held(let process?): words.heldByProcess(Int(process))
    case .held(nil): words.heldByAnother
    case .traceStopped: words.traceStopped
    case .noWayBack: words.noWayBack
    case .notNoted: words.notNoted
    case .notedLater(let process):
      "\(words.notedLater) (\(language.terminal.program.fileObstacle(.held(byProcess: process))))"
    case .nothingToWatch: language.sentences.replay.nothingToWatch
    case .noFieldHere: words.noFieldHere
    case .asksToDelete: words.asksToDelete
    case .asksToRemove: language.terminal.apps.asksToRemove
    case .notYet(.seat(.button(.finished))): words.placeAllFirst
    case .notYet(.seat(.button(.fire))): words.chooseAllFirst
    case .notYet(.phone(.send)): words.nothingToSend
    case .notYet: words.notYet
    case .messageCame: words.messageCame
    case .noBubble: language.terminal.apps.noBubble
    case .pastedElsewhere: words.pastedElsewhere
    case .pasteRefused(.longer(let limit)): words.pasteTooLong(limit)
    case .pasteRefused(.unfinished), .pasteRefused(.notText): words.pasteNoText
    }
  }

  /// Says which cell the player has marked as water, or marks no longer.
  static func noted(since before: CellSet, _ notes: CellSet, in language: Language) -> [ScreenEffect] {
    guard let cell = before.symmetricDifference(notes).min() else { return [] }
    return [.say(.news(language.sentences.seat.noted(cell, isMarked: notes.contains(cell))))]
  }

  /// Says that a key names a place that the board does not have.
  static func offBoard(_ place: SafeText?, at seat: Seat, in language: Language) -> [ScreenEffect] {
    guard let place, let board = seat.board else { return [] }
    return [.say(.said(language.sentences.refusals.isOff(board, place)))]
  }

  /// About what happened on a line.
  init(_ sentence: SafeText, _ notice: LiveNotice) {
    switch notice {
    case .met, .cameBack, .commandSaid: self = .news(sentence)
    case .left, .isGone, .declined, .shutOut, .connectsAgain: self = .lost(sentence)
    case .otherChallenge: self = .said(sentence)
    }
  }
}
