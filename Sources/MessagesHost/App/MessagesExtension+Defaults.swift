// An extension that overrides nothing does nothing.

// The protocol documents each of them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MessagesExtension {
  public mutating func viewDidLoad() {}
  public mutating func willBecomeActive(with conversation: Conversation) {}
  public mutating func didBecomeActive(with conversation: Conversation) {}
  public mutating func viewWillAppear() {}
  public mutating func viewDidAppear() {}
  public mutating func viewWillDisappear() {}
  public mutating func viewDidDisappear() {}
  public mutating func willResignActive(with conversation: Conversation) {}
  public mutating func didResignActive(with conversation: Conversation) {}
  public mutating func willTransition(to presentationStyle: PresentationStyle) {}
  public mutating func didTransition(to presentationStyle: PresentationStyle) {}
  public mutating func willSelect(_ message: Message, conversation: Conversation) {}
  public mutating func didSelect(_ message: Message, conversation: Conversation) {}
  public mutating func didReceive(_ message: Message, conversation: Conversation) {}
  public mutating func didStartSending(_ message: Message, conversation: Conversation) {}
  public mutating func didCancelSending(_ message: Message, conversation: Conversation) {}
  public mutating func didFinishInserting(_ number: Int, error: MessageErrorCode?) { didFinishInserting(error: error) }
  public mutating func didFinishInserting(error: MessageErrorCode?) {}
  public mutating func didFinishSending(_ number: Int, error: MessageErrorCode?) { didFinishSending(error: error) }
  public mutating func didFinishSending(error: MessageErrorCode?) {}
  public mutating func didFinish(_ sheet: HostSheet, answer: SheetAnswer) {}
  public static func message(of link: PastedLink) -> Message? { nil }
}
