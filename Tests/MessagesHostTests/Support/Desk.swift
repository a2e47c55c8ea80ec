// Two phones with a log, and short methods for a test's actions on them.

import MessagesHost

/// Two phones and the log of the host's calls.
struct Desk<App: Launchable> {
  var phones: TwoPhones<App>
  var log = CallLog()
  /// The effects of the last event.
  var effects: [Effect] = []

  init(_ phones: TwoPhones<App> = TwoPhones(firstName: "John", secondName: "Kate", seed: 1)) {
    self.phones = phones
  }

  mutating func on(_ person: Participant, _ events: PhoneEvent<App.Action>...) {
    for event in events {
      effects = phones.update(.on(person, event))
      log.note(effects)
    }
  }

  mutating func deliver() {
    effects = phones.deliverAll()
    log.note(effects)
  }

  /// Forgets the calls so far.
  mutating func startLog() {
    log = CallLog()
  }

  /// The calls since the log was started, one line each, without phone and extension.
  var calls: [String] { log.calls.map { "\($0)" } }

  func running(_ person: Participant) -> App? { phones[person].running?.instance }

  /// A person's transcript as that person sees it, one line for each item, with the stickers on it at the end.
  func transcript(_ person: Participant) -> [String] {
    let phone = phones[person]
    return phone.transcript.items.map { item in
      let side = item.sender == person ? ">" : "<"
      let stickers = phone.attachedStickers(of: item).map { attached in
        let place = attached.placed.placement
        return " @\(place.across),\(place.down) \(place.percent)% \(place.degrees)° "
          + "*\(attached.placed.sticker.localizedDescription)*"
      }
      return "#\(item.number) \(side) " + phone.drawings(of: item).map(Self.words).joined(separator: " + ")
        + stickers.joined()
    }
  }

  static func words(_ drawing: Drawing) -> String {
    switch drawing {
    case .bubble(let bubble): "(\(bubble.captionBar?.caption?.text ?? ""))"
    case .summary(let text): "- \(text)"
    case .text(let text): text
    case .attachment(let attachment, _): "[\(attachment.filename)]"
    case .sticker(let sticker, _): "*\(sticker.localizedDescription)*"
    case .picture: "picture"
    case .link(let url): url
    }
  }
}

extension Desk where App: Obedient {
  /// Opens the probe on a phone and has it do something.
  mutating func on(_ person: Participant, do deeds: Deed...) {
    if phones[person].running == nil { on(person, .openedFromDrawer(App.manifest)) }
    for deed in deeds { on(person, .acted(.deed(deed))) }
  }

  /// Has a person send a message and delivers it.
  mutating func send(_ draft: Draft, from person: Participant = .first) {
    on(person, do: .insert(draft))
    on(person, .pressedSend)
    deliver()
  }
}
