// Random events in any order, most of them possible, some of them not.

import HostTestSupport
import MessagesHost
import StickersHost
import TestSupport

typealias Pair = TwoExtensions<Probe, Rival>

extension Chance {
  mutating func event(for phones: TwoPhones<Pair>) -> TwoPhonesEvent<Pair.Action> {
    switch number(1...12) {
    case 1...2: .mailArrived
    case 3: isTrue(oneIn: 4) ? .mailLost : .oldestArrived(from: one(of: Participant.pair))
    default:
      {
        let person = one(of: Participant.pair)
        return .on(person, phoneEvent(on: phones[person]))
      }()
    }
  }

  private mutating func phoneEvent(on phone: Phone<Pair>) -> PhoneEvent<Pair.Action> {
    let app = one(of: Pair.manifests)
    let item = number(0...phone.transcript.nextNumber)
    switch number(1...54) {
    case 51:
      var message = Message()
      message.url = "https://a.b/?composed"
      return .appComposed(isTrue(oneIn: 3) ? nil : message, text: text(), by: app)
    case 52: return one(of: [.answeredComposer(isSent: true), .answeredComposer(isSent: isTrue(oneIn: 2))])
    case 53:
      return one(of: [.memoryRanLow, .processEnded, .fileAppeared(LocalFile(url: "file:///\(number(1...3)).png"))])
    case 54:
      let action = ProbeAction.deed(deed())
      return isTrue(oneIn: 2)
        ? .appStored(text(), key: text(), group: app.identifier)
        : .resultCame(isTrue(oneIn: 2) ? .one(action) : .other(action))
    case 1...5: return .openedFromDrawer(app)
    case 6...10: return .tappedItem(item)
    case 11: return .tappedAttribution(item)
    case 12...14: return .tappedChevron
    case 15: return isTrue(oneIn: 3) ? .hidKeyboard : .tappedInputField
    case 16...17: return .closedPanel
    case 18: return isTrue(oneIn: 2) ? .edited(text()) : .pasted(pasted())
    case 19: return isTrue(oneIn: 2) ? .deletedStaged(number(0...2)) : .tappedStaged(number(0...1))
    case 20...24: return .pressedSend
    case 25: return .leftConversation
    case 26...27: return .enteredConversation
    case 28: return isTrue(oneIn: 3) ? .removed(app) : .installed(app, seed: next())
    case 29: return isTrue(oneIn: 2) ? .choseLanguage(text()) : .installed(app, seed: next())
    case 30: return isTrue(oneIn: 2) ? .kept(item) : .shortTimePassed
    case 31:
      let action = ProbeAction.deed(deed())
      return isTrue(oneIn: 2)
        ? .delivered(item) : .actedInBubble(item, isTrue(oneIn: 2) ? .one(action) : .other(action))
    case 32...36: return stickerEvent(on: phone)
    case 37:
      return one(of: [
        .disabled(app), .enabled(app, seed: next()), .movedInDrawer(app, to: number(0...2)), .swipedToNextApp,
        .swipedToPreviousApp, .switchedAutomaticAdding(isTrue(oneIn: 2)), .openedStore(.list), .openedStore(.app(app)),
        .tappedGet(seed: next()), .closedStore, .closedStore,
      ])
    case 38: return .answeredSheet(one(of: [.allowed, .cancelled, .denied]))
    default:
      let action = ProbeAction.deed(deed())
      let reaction = ProbeAction.react(to: one(of: calls), deed())
      let chosen = isTrue(oneIn: 4) ? reaction : action
      return .acted(isTrue(oneIn: 2) ? .one(chosen) : .other(chosen))
    }
  }

  private mutating func stickerEvent(on phone: Phone<Pair>) -> PhoneEvent<Pair.Action> {
    // A held sticker is mostly dropped, on an item that exists.
    let item = phone.transcript.items.isEmpty ? nil : one(of: phone.transcript.items).number
    if phone.heldSticker != nil, isTrue(oneIn: 2) {
      return .droppedSticker(on: item, across: number(0...1_000), down: number(0...1_000))
    }
    return one(of: [
      .tappedSticker(number(0...8)), .peeledSticker(number(0...5)), .peeledSticker(number(0...2)),
      .scrolledStickers(toRow: number(0...5)), .scaledSticker(percent: number(0...500)),
      .turnedSticker(degrees: number(-10...400)),
      .droppedSticker(on: isTrue(oneIn: 4) ? nil : item, across: number(-9...1_009), down: number(0...1_000)),
      .tappedRecentSticker(number(0...2)),
    ])
  }

  private var calls: [String] {
    [
      "viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive", "willTransition", "didTransition",
      "willSelect", "didSelect", "didReceive", "didStartSending", "didCancelSending", "didFinishInserting",
    ]
  }

  private mutating func deed() -> Deed {
    switch number(1...14) {
    case 11: .showBrowser(one(of: StickerSize.allCases))
    case 12: one(of: [.showViews(4), .reload, .keep(one(of: ["0", "-3", "7", "40"]), under: "count")])
    case 13: one(of: [.sendText(text()), .sendSticker("file:///s.png"), .send(Draft(session: .selected))])
    case 14: .present(one(of: [.camera, .payment("1 €"), .purchase(product: text(), price: "1 €")]))
    case 1...4:
      .insert(
        Draft(
          url: isTrue(oneIn: 9) ? nil : text(), caption: text(), summary: isTrue(oneIn: 3) ? nil : text(),
          session: one(of: [.none, .new, .selected, .selected]), expires: isTrue(oneIn: 6), isLive: isTrue(oneIn: 3)))
    case 5: .insertText(text())
    case 6: .insertSticker("file:///s.png")
    case 7: .insertFile(one(of: ["file:///a.png", "file:///b.mov", "c"]), name: isTrue(oneIn: 2) ? text() : nil)
    case 8: .request(one(of: [.compact, .expanded, .transcript]))
    default: isTrue(oneIn: 3) ? .dismiss : .request(.expanded)
    }
  }

  private mutating func pasted() -> String {
    isTrue(oneIn: 3) ? text() : one(of: [" https://a.b/?probe=1\n", "https://a.b/?rival=2"])
  }
}
