// What the fronts say besides the game, in every language: the phones, the page, the game against the computer, refused links.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct FrontSentenceTests {
  @Test func `every sentence about phones has its Chinese`() {
    expectChinese { language in
      let words = language.terminal.phone
      return [
        words.messages, words.isNotKept, words.delivered, words.opens, words.send, words.overlayKeys, words.keysTitle,
        words.callsTitle, words.phoneOf("X"), words.pass("X"), words.unlock("X"), words.today("09:26"),
        words.tooSmall(40, 12),
        words.copied, words.notCopied, words.nothingToCopy, words.tornLine("f"), words.damaged("f"), words.notKept,
        words.fileGone("f"),
        words.fileGone(nil), words.fileCutShort, words.lineSetAside("f"), words.heldByProcess(7), words.heldByAnother,
        words.traceStopped, words.notNoted, words.notedLater, words.noWayBack, words.noFieldHere, words.asksToDelete,
        words.placeAllFirst,
        words.chooseAllFirst, words.nothingToSend, words.notYet, words.scrollKeys, words.messageCame,
        words.pasteTooLong(9), words.pasteNoText,
      ] + KeyScreen.allCases.flatMap { screen in KeyBindings.rows.compactMap { words.keyHelp(screen, $0.command) } }
    }
  }

  @Test func `the apps of a phone`() {
    expectChinese { language in
      let words = language.terminal.apps
      return [
        words.apps, words.store, words.stickerCount(1), words.stickerCount(3), words.game, words.get, words.remove,
        words.asksToRemove, words.isInstalled, words.back, words.from("X"), words.noBubble, words.open, words.reply,
        words.fire,
        words.replyField, words.cellField, words.noSuchCell,
      ] + StickerSet.allCases.map(words.pack) + StickerMotif.allCases.map(words.sticker)
    }
  }

  @Test func `every sentence about keys has its Chinese`() {
    let marks = MarkLetters(miss: "o", hit: "x", sunk: "X", ship: "#")
    expectChinese { language in
      let words = language.sentences.keys
      return KeyBindings.rows.map { words.help($0.command) } + KeyHint.allCases.map(words.hint) + [words.cellHelp]
        + [words.marks(marks).text]
    }
  }

  @Test func `the game against the computer`() {
    let stuck: [OpponentError] = [
      .noFleet(.noLayoutExists), .noFleet(.noLayoutFound(steps: 9)), .terms(.losingMiss(3)), .duel(.notYourTurn),
    ]
    expectChinese { language in
      let words = language.sentences.solo
      return [
        words.computer.start, words.firesTitle, words.hides, words.thinks, words.shot(1, 2), words.nextShot,
        words.again,
        words.score(1, 2), words.notKept,
      ] + ComputerPlayer.Level.allCases.flatMap { [words.level($0), words.title($0)] } + stuck.map(words.isStuck)
    }
  }

  @Test func `every sentence of the page has its Chinese`() {
    let marks: [BoardScene.Mark] = [
      .water, .ship, .hit, .miss, .sunk, .aimed, .proposed(fits: true), .proposed(fits: false),
    ]
    let faults: [LinkFault] = [.foreign, .cutOff, .newer, .unreadable]
    let receptions: [ReceptionError] = [.ahead, .unremembered, .answeredOtherwise]
    let refusals: [PageRefusal] =
      [
        .storageForbidden, .storageFull, .keyUnreadable, .notAKey, .keptElsewhere,
        .gameUnreadable, .memoryUnreadable,
      ] + receptions.map { .message($0) } + faults.map { .link($0) }
    expectChinese { language in
      let words = language.sentences.page
      let titles = [
        words.aim, words.welcome, words.soloText, words.duelText, words.huntText, words.chooseCell, words.moveShips,
        words.linkText, words.keyText, words.sea, words.ships,
        words.ownShips, words.options, words.chosen(.skirmish, .shots(3), .fair),
        words.chosen(.messages, .afloat, .easy),
        words.sendTitle, words.link, words.code, words.step, words.keys, words.sharedResult(.skirmish, 12),
        words.sharedResult(.skirmish, nil),
        words.fireAt(.a1), words.chance(words.cell(.a1, .water, false), 22), words.ship(3, true), words.ship(3, false),
        words.rules(.seabattle),
        words.rules(.messages), words.volley(.afloat), words.volley(.shots(2)), words.languageName,
      ]
      return titles + PageChoice.allCases.map(words.choice) + PageField.allCases.map(words.field)
        + PageAction.allCases.filter { $0 != .otherLanguage }.map(words.button) + PageLink.allCases.map(words.sendLink)
        + PageLink.allCases.map { words.sharedText($0, [.a1]) } + words.howToPlay.flatMap { [$0.heading, $0.text] }
        + PageNote.allCases.map(words.note)
        + marks.flatMap { [words.cell(.a1, $0, true), words.cell(.a1, $0, false)] } + refusals.map(words.refusal)
    }
  }

  @Test func `links that are refused, each of the table`() {
    let errors =
      Refusal.all.compactMap { row in
        refusal { () throws(MessageURLError) in _ = try Game(messageURL: "?" + row.query) }
      }
      + Refusal.duels.compactMap { row in
        refusal { () throws(MessageURLError) in _ = try Duel(messageURL: "?" + row.query) }
      }
    #expect(errors.count == Refusal.all.count + Refusal.duels.count)
    expectChinese { language in
      let words = language.sentences.refusals
      return errors.map(words.url) + [words.unreadable("X"), words.noLink]
    }
    for error in errors {
      guard let evidence = error.evidence else { continue }
      let item = "\(evidence.item)=\(evidence.value)"
      let (english, chinese) = (
        Language.english.sentences.refusals.url(error), Language.chinese.sentences.refusals.url(error)
      )
      #expect(english.string.contains("\(item) (item \(evidence.number))"))
      #expect(chinese.string.contains("\(item)（第 \(evidence.number) 项）"))
      #expect(!chinese.string.contains("(item"))
    }
  }

  /// Why something cannot be read; nil if it can.
  private func refusal(_ read: () throws(MessageURLError) -> Void) -> MessageURLError? {
    do throws(MessageURLError) {
      try read()
      return nil
    } catch {
      return error
    }
  }
}
