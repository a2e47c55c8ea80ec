// Events that anybody might cause in any order, most of them possible, some of them not.

import MessagesHost
import TestSupport

/// The two extensions of random conversations.
typealias Pair = TwoExtensions<Probe, Rival>

extension Chance {
  mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[number(0...(choices.count - 1))]
  }

  mutating func event(for phones: TwoPhones<Pair>) -> TwoPhonesEvent<Pair.Action> {
    switch number(1...12) {
    case 1...2: .mailArrived
    case 3: isTrue(oneIn: 4) ? .mailLost : .oldestArrived(from: one(of: Participant.allCases))
    default:
      {
        let person = one(of: Participant.allCases)
        return .on(person, phoneEvent(on: phones[person]))
      }()
    }
  }

  private mutating func phoneEvent(on phone: Phone<Pair>) -> PhoneEvent<Pair.Action> {
    let app = one(of: Pair.manifests)
    let item = number(0...phone.transcript.nextNumber)
    switch number(1...40) {
    case 1...5: return .openedFromDrawer(app)
    case 6...10: return .tappedItem(item)
    case 11: return .tappedAttribution(item)
    case 12...14: return .tappedChevron
    case 15: return isTrue(oneIn: 3) ? .hidKeyboard : .tappedInputField
    case 16...17: return .closedPanel
    case 18: return isTrue(oneIn: 2) ? .edited(text()) : .pasted(pasted())
    case 19: return .deletedStaged(number(0...2))
    case 20...24: return .pressedSend
    case 25: return .leftConversation
    case 26...27: return .enteredConversation
    case 28: return isTrue(oneIn: 3) ? .removed(app) : .installed(app, seed: next())
    case 29: return .installed(app, seed: next())
    case 30: return isTrue(oneIn: 2) ? .kept(item) : .shortTimePassed
    case 31: return .delivered(item)
    default:
      let action = ProbeAction.deed(deed())
      let reaction = ProbeAction.react(to: one(of: calls), deed())
      let chosen = isTrue(oneIn: 4) ? reaction : action
      return .acted(isTrue(oneIn: 2) ? .one(chosen) : .other(chosen))
    }
  }

  private var calls: [String] {
    [
      "viewWillDisappear", "viewDidDisappear", "willResignActive", "didResignActive", "willTransition", "didTransition",
      "willSelect", "didSelect", "didReceive", "didStartSending", "didCancelSending", "didFinishInserting",
    ]
  }

  private mutating func deed() -> Deed {
    switch number(1...10) {
    case 1...4:
      .insert(
        Draft(
          url: isTrue(oneIn: 9) ? nil : text(), caption: text(), summary: isTrue(oneIn: 3) ? nil : text(),
          session: one(of: [.none, .new, .selected, .selected]), expires: isTrue(oneIn: 6)))
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

  mutating func text() -> String {
    one(of: [
      "", "hello", "$me", "$you and $me", "a \"quoted\" \\ text", "two\nlines\u{1B}[31m", "\\{first}",
      "é\u{301}🚢\u{2028}\u{85}",
      "https://a.b/?x=1", "$AAAAAAAA-0000-4000-8000-000000000000", "- ", "\u{FEFF}\u{202E}",
    ])
  }
}
