// A numbered log of the calls on extensions, which tests and screens show as text.

/// A call that the host made.
public struct LoggedCall: Hashable, Sendable {
  /// The person whose phone it happened on.
  public let phone: Participant

  /// The extension that was called.
  public let app: Manifest

  /// The call.
  public let call: ExtensionCall

  /// The item of the transcript that the call is about, if there is one.
  public let item: Int?

  /// The style that the extension could read during the call.
  public let style: PresentationStyle

  /// The location of the selected message that the extension could read during the call.
  public let selection: Selection.Location?

  /// A call, for comparison in tests.
  public init(
    phone: Participant, app: Manifest, call: ExtensionCall, item: Int? = nil, style: PresentationStyle,
    selection: Selection.Location? = nil
  ) {
    self.phone = phone
    self.app = app
    self.call = call
    self.item = item
    self.style = style
    self.selection = selection
  }
}

extension LoggedCall: CustomStringConvertible {
  /// The call in a line, as `willSelect(#3) style=compact sel=#1`.
  public var description: String {
    var text = call.name
    switch call {
    case .willTransition(let style), .didTransition(let style): text += "(\(style))"
    case .didFinishInserting(_, let error), .didFinishSending(_, let error):
      text += "(\(error.map { "\($0)" } ?? "nil"))"
    case .didFinishSheet(let sheet, let answer): text += "(\(sheet), \(answer))"
    case .sticker(let index): text += "(\(index))"
    case .willSelect, .didSelect, .didReceive, .didStartSending, .didCancelSending:
      text += "(\(item.map { "#\($0)" } ?? "staged"))"
    case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .willBecomeActive,
      .didBecomeActive, .willResignActive, .didResignActive, .didReceiveMemoryWarning, .numberOfStickers:
      break
    }
    return "\(text) style=\(style) sel=\(selection.map { "\($0)" } ?? "nil")"
  }
}

extension Selection.Location: CustomStringConvertible {
  /// `#3` for an item, or `staged`.
  public var description: String {
    switch self {
    case .item(let number): "#\(number)"
    case .staged: "staged"
    }
  }
}

/// All calls in order, with the notes and ignored events between them.
///
/// ```swift
/// var log = CallLog()
/// log.note(phones.update(.on(.first, .tappedChevron)))
/// #expect(log.description.hasPrefix("1 first Wave willTransition(expanded)"))
/// ```
public struct CallLog: Hashable, Sendable {
  /// The calls; the first one has number 1.
  public private(set) var calls: [LoggedCall] = []

  private var remarks: [Remark] = []

  private struct Remark: Hashable {
    let after: Int
    let effect: Effect
  }

  /// A log without calls.
  public init() {}

  /// Adds the calls, notes and ignored events among these effects.
  public mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .called(let call): calls.append(call)
      case .noted, .ignored, .noMail: remarks.append(Remark(after: calls.count, effect: effect))
      case .sent, .openedInBrowser, .openedStore, .openedURL, .composed, .handedToPhone, .notified: break
      }
    }
  }
}

extension CallLog: CustomStringConvertible {
  /// A line for each call: its number, phone, extension and call; a note or an ignored event has a dash instead of a
  /// number.
  public var description: String {
    var text = ""
    var left = remarks[...]
    for count in 0...calls.count {
      if count > 0 {
        let call = calls[count - 1]
        text += "\(count) \(call.phone) \(call.app.displayName) \(call)\n"
      }
      while let remark = left.first, remark.after == count {
        text += "- \(remark.effect)\n"
        left = left.dropFirst()
      }
    }
    return text
  }
}
