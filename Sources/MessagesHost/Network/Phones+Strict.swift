// Phones in a strict run: the effects that a test must expect, and the loose ends that it may not leave.

import NotificationsHost

extension Effect: StrictEffect {
  /// Whether the phones do not show it: a refusal, a note, an ignored event, or an effect outside of the phones.
  public var mustBeExpected: Bool {
    switch self {
    case .called(let call): call.call.isRefusal
    case .sent: false
    case .notified(let effect, _): effect.mustBeExpected
    case .openedInBrowser, .openedStore, .openedURL, .composed, .handedToPhone, .noted, .ignored, .noMail: true
    }
  }
}

extension ExtensionCall {
  fileprivate var isRefusal: Bool {
    switch self {
    case .didFinishInserting(_, let error), .didFinishSending(_, let error): error != nil
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willBecomeActive,
      .didBecomeActive, .willResignActive, .didResignActive, .willTransition, .didTransition, .willSelect, .didSelect,
      .didReceive, .didStartSending, .didCancelSending, .didFinishSheet, .didReceiveMemoryWarning, .numberOfStickers,
      .sticker:
      false
    }
  }
}

extension Phone: StrictHost {
  /// A sheet, completions that wait, a held sticker, and loose ends of the phone's notifications.
  public var unfinished: [String] {
    var left: [String] = []
    if running?.sheet != nil { left.append("a sheet is open") }
    if let waiting = running?.contents.completions.count, waiting > 0 { left.append("\(waiting) completions wait") }
    if composer != nil { left.append("an app's sheet is open") }
    if heldSticker != nil { left.append("a sticker is held") }
    return (left + notifications.unfinished).map { "\(owner): \($0)" }
  }
}

extension TwoPhones: StrictHost {
  /// Mail on its way, and the loose ends of either phone.
  public var unfinished: [String] {
    mailbox.envelopes.map { "\($0.from)'s #\($0.number) is on its way" } + first.unfinished + second.unfinished
  }
}

extension GroupOfPhones: StrictHost {
  /// Mail on its way, and the loose ends of any phone.
  public var unfinished: [String] {
    mail.map { "\($0.envelope.from)'s #\($0.envelope.number) is on its way to \($0.to)" }
      + phones.flatMap { $0.unfinished }
  }
}

extension ConversationList: StrictHost {
  /// The loose ends of all conversations.
  public var unfinished: [String] { conversations.flatMap { $0.unfinished } }
}

extension Strict {
  /// Delivers all posts on their way, and returns the effects.
  @discardableResult
  public mutating func deliverAll<App>(
    expecting expected: Effect...
  ) throws(Surprise) -> [Effect] where Host == TwoPhones<App> {
    try check(expected) { $0.deliverAll() }
  }

  /// Delivers all posts on their way in the group, and returns the effects.
  @discardableResult
  public mutating func deliverAll<App>(
    expecting expected: Effect...
  ) throws(Surprise) -> [Effect] where Host == GroupOfPhones<App> {
    try check(expected) { $0.deliverAll() }
  }
}
