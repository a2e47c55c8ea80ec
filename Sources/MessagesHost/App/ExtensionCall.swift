// Every call that Messages makes on an extension, as data, and the way from there to the method of that name.

/// A call on an extension, with what it hands over.
public enum ExtensionCall: Hashable, Sendable {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  case willBecomeActive, didBecomeActive, willResignActive, didResignActive
  case willTransition(to: PresentationStyle), didTransition(to: PresentationStyle)
  case willSelect(Message), didSelect(Message), didReceive(Message), didStartSending(Message), didCancelSending(Message)
  case didFinishInserting(error: MessageErrorCode?)

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
    }
  }
}

extension MessagesExtension {
  /// Calls the method of the call's name.
  public mutating func receive(_ call: ExtensionCall) {
    let conversation = panel.conversation
    switch call {
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear()
    case .viewDidAppear: viewDidAppear()
    case .viewWillDisappear: viewWillDisappear()
    case .viewDidDisappear: viewDidDisappear()
    case .willBecomeActive: willBecomeActive(with: conversation)
    case .didBecomeActive: didBecomeActive(with: conversation)
    case .willResignActive: willResignActive(with: conversation)
    case .didResignActive: didResignActive(with: conversation)
    case .willTransition(let style): willTransition(to: style)
    case .didTransition(let style): didTransition(to: style)
    case .willSelect(let message): willSelect(message, conversation: conversation)
    case .didSelect(let message): didSelect(message, conversation: conversation)
    case .didReceive(let message): didReceive(message, conversation: conversation)
    case .didStartSending(let message): didStartSending(message, conversation: conversation)
    case .didCancelSending(let message): didCancelSending(message, conversation: conversation)
    case .didFinishInserting(let error): didFinishInserting(error: error)
    }
  }
}
