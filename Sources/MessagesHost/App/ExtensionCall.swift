// The calls that Messages makes on an extension as values, and their dispatch to the methods of the same names.

/// A call on an extension, with its arguments.
public enum ExtensionCall: Hashable, Sendable {
  /// The life of the view, as in any view controller.
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  /// The extension becomes active and resigns; `willResignActive` is the last moment to use the conversation.
  case willBecomeActive, didBecomeActive, willResignActive, didResignActive
  /// The style is about to change, or has changed.
  case willTransition(to: PresentationStyle), didTransition(to: PresentationStyle)
  /// A message was selected or received; `indirect` keeps the other calls small, because a log has thousands of them.
  indirect case willSelect(Message), didSelect(Message), didReceive(Message)
  /// A message was sent, or was deleted before that.
  indirect case didStartSending(Message), didCancelSending(Message)
  /// The insertion of this number succeeded, or was refused with this error.
  case didFinishInserting(Int, error: MessageErrorCode?)
  /// A direct send of this number by the extension started, or was refused with this error.
  case didFinishSending(Int, error: MessageErrorCode?)
  /// The phone has little memory left, and may end the extension.
  case didReceiveMemoryWarning
  /// The user answered a sheet that the extension asked for.
  indirect case didFinishSheet(HostSheet, SheetAnswer)
  /// A query of the browser to its data source; it is logged, but does not go through ``Launchable/receive(_:)``.
  case numberOfStickers, sticker(at: Int)

  /// The name of the method.
  public var name: String {
    switch self {
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .willBecomeActive: "willBecomeActive"
    case .didBecomeActive: "didBecomeActive"
    case .willResignActive: "willResignActive"
    case .didResignActive: "didResignActive"
    case .willTransition: "willTransition"
    case .didTransition: "didTransition"
    case .willSelect: "willSelect"
    case .didSelect: "didSelect"
    case .didReceive: "didReceive"
    case .didStartSending: "didStartSending"
    case .didCancelSending: "didCancelSending"
    case .didFinishInserting: "didFinishInserting"
    case .didFinishSending: "didFinishSending"
    case .didFinishSheet: "didFinishSheet"
    case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
    case .numberOfStickers: "numberOfStickers"
    case .sticker: "stickerAt"
    }
  }
}

extension MessagesExtension {
  /// Calls the method of the call's name. A call with a conversation is dropped if there is none.
  public mutating func receive(_ call: ExtensionCall) {
    let conversation = panel.activeConversation
    switch call {
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear()
    case .viewDidAppear: viewDidAppear()
    case .viewWillDisappear: viewWillDisappear()
    case .viewDidDisappear: viewDidDisappear()
    case .willBecomeActive: if let conversation { willBecomeActive(with: conversation) }
    case .didBecomeActive: if let conversation { didBecomeActive(with: conversation) }
    case .willResignActive: if let conversation { willResignActive(with: conversation) }
    case .didResignActive: if let conversation { didResignActive(with: conversation) }
    case .willTransition(let style): willTransition(to: style)
    case .didTransition(let style): didTransition(to: style)
    case .willSelect(let message): if let conversation { willSelect(message, conversation: conversation) }
    case .didSelect(let message): if let conversation { didSelect(message, conversation: conversation) }
    case .didReceive(let message): if let conversation { didReceive(message, conversation: conversation) }
    case .didStartSending(let message): if let conversation { didStartSending(message, conversation: conversation) }
    case .didCancelSending(let message): if let conversation { didCancelSending(message, conversation: conversation) }
    case .didFinishInserting(let number, let error): didFinishInserting(number, error: error)
    case .didFinishSending(let number, let error): didFinishSending(number, error: error)
    case .didFinishSheet(let sheet, let answer): didFinish(sheet, answer: answer)
    case .didReceiveMemoryWarning: didReceiveMemoryWarning()
    case .numberOfStickers, .sticker: break
    }
  }
}
