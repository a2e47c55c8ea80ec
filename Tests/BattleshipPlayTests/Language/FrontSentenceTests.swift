// The front ends' sentences besides the game's, in every language: phones, page, solo, refused links.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct FrontSentenceTests {
  @Test func `the sentences about phones are in Chinese too`() {
    let places: [KeyPlace] = [
      .phones, .ownPhone, .solo, .link, .replay, .title(hasGames: true), .score,
      .page(hasLink: true, hasButtons: true), .page(hasLink: true, hasButtons: false), .luck(hasBest: true),
    ]
    expectChinese { language in
      let words = language.terminal.phone
      return [
        words.messages, words.isNotKept, words.delivered, words.opens, words.send, words.overlayKeys, words.keysTitle,
        words.callsTitle, words.phoneOf("X"), language.sentences.seat.pass("X"), language.sentences.seat.unlock("X"),
        language.sentences.seat.outOfSight("X"), language.sentences.seat.toldAfter("X"),
        language.sentences.seat.shotOf("X"), words.today("09:26"),
        words.tooSmall(40, rows: 12, window: (39, 24)),
        words.notCopied, words.nothingToCopy, words.tornLine("f"), words.damaged("f"), words.notKept,
        words.fileGone("f"),
        words.fileGone(nil), words.fileCutShort, words.lineSetAside("f"), words.heldByProcess(7), words.heldByAnother,
        words.traceStopped, words.notNoted, words.notedLater, words.noWayBack, words.noFieldHere, words.asksToDelete,
        words.placeAllFirst,
        words.chooseAllFirst, words.nothingToSend, words.notYet, words.scrollKeys, words.messageCame,
        words.pasteTooLong(9), words.pasteNoText, words.pastedElsewhere,
      ]
        + places.flatMap { place in
          KeyContext.allCases.flatMap { context in
            KeyBindings.all.compactMap { words.keyHelp(place, context, command: $0.command) }
          }
        }
    }
  }

  @Test func `the apps of a phone have sentences`() {
    expectChinese { language in
      let words = language.terminal.apps
      return [
        words.apps, words.store, words.storeAim, words.stickerCount(1), words.stickerCount(3), words.get, words.remove,
        words.asksToRemove, words.isInstalled, words.back, words.from("X"), words.noBubble, words.open, words.reply,
        words.fire,
        words.replyField, words.cellField, words.noSuchCell,
      ] + StickerSet.allCases.map(words.pack) + StickerMotif.allCases.map(words.sticker)
    }
  }

  @Test func `the sentences about keys are in Chinese too`() {
    let marks = MarkLetters(miss: "o", hit: "x", sunk: "X", ship: "#")
    expectChinese { language in
      let words = language.sentences.keys
      return KeyBindings.all.map { words.help($0.command) } + KeyHint.allCases.map { words.hint($0) } + [words.cellHelp]
        + [words.marks(marks).text]
    }
  }

  @Test func `the game against the computer has sentences`() {
    let stuck: [OpponentError] = [
      .noFleet(.noLayoutExists), .noFleet(.noLayoutFound(steps: 9)), .terms(.losingMiss(3)), .duel(.notYourTurn),
    ]
    expectChinese { language in
      let words = language.sentences.solo
      return [
        words.computer.start, words.firesTitle, words.hides, words.thinks, words.shot(1, of: 2), words.nextShot,
        words.score(1, computer: 2), words.notKept,
      ] + ComputerPlayer.Level.allCases.flatMap { [words.level($0), words.title($0)] } + stuck.map(words.isStuck)
    }
  }

  @Test func `the sentences of the page are in Chinese too`() {
    let marks: [BoardScene.Mark] = [
      .water, .ship, .hit, .miss, .sunk, .aimed, .proposed(fits: true), .proposed(fits: false),
    ]
    let faults: [LinkFault] = [.foreign, .cutOff, .newer, .unreleased, .unreadable]
    let receptions: [ReceptionError] = [
      .relation(.ahead), .relation(.unremembered), .relation(.forged), .answeredOtherwise,
    ]
    let refusals: [LobbyRefusal] =
      [
        .storageForbidden, .storageFull, .keyUnreadable, .notAKey, .nothingPasted, .ownLink, .keptElsewhere,
        .gameUnreadable, .memoryUnreadable, .notAName(.name), .notAName(.first), .notTwoNames,
      ] + receptions.map { .message($0) } + faults.map { .link($0) }
    expectChinese { language in
      let words = language.sentences.page
      let titles = [
        language.sentences.seat.aim, language.sentences.seat.howToPlay, language.sentences.seat.copied, words.soloText,
        words.duelText, words.huntText, words.chooseCell, words.moveShips,
        words.linkText, words.keyText, words.keyName("0123abcd"), words.noKey, words.sea, words.ships,
        words.ownShips, words.options, words.chosen(.skirmish, volley: .shots(3), level: .fair),
        words.chosen(.messages, volley: .afloat, level: .easy), words.chosen(.messages, volley: .again, level: .fair),
        words.sendTitle, words.link, words.code, words.step, words.keys, words.sharedResult(.skirmish, shots: 12),
        words.sharedResult(.skirmish, shots: nil),
        words.fireAt(.a1), words.chance(words.cell(.a1, mark: .water, isOwn: false), percent: 22),
        words.ship(3, .afloat), words.ship(3, .sunk), words.ship(3, .inHand), words.ship(3, .ashore),
        words.inHand(3), words.putDown, words.letGo(3, at: .a1), words.atSea(5),
        words.rules(.seabattle),
        words.rules(.messages), language.sentences.duel.volley(.afloat), language.sentences.duel.volley(.shots(2)),
        language.name,
      ]
      var all = titles + PageChoice.allCases.map { words.choice($0) } + PageField.allCases.map { words.field($0) }
      all += PageAction.allCases.filter { $0 != .otherLanguage }.map { words.button($0) }
      all += SentLink.allCases.map { words.sharedText($0, shots: [.a1]) }
      all += SentLink.allCases.map { words.send($0, to: "X") } + [words.answers("X")]
      all += SentLink.allCases.filter(\.awaitsReply).map { words.advice($0) }
      all += [words.against("X"), words.computersShot(2, of: 3), words.turn("X", shots: 3)]
      all += TwoPlayers.Duty.allCases.map { words.comes("X", $0) }
      all += words.howToPlay.flatMap { [$0.heading, $0.text] } + LobbyNote.allCases.map { words.note($0) }
      all += marks.flatMap { [words.cell(.a1, mark: $0, isOwn: true), words.cell(.a1, mark: $0, isOwn: false)] }
      all.append(words.cell(.a1, mark: .water, isOwn: false, isNoted: true))
      return all + refusals.map { words.refusal($0) }
    }
  }
}
