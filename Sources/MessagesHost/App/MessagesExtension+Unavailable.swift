// Members of Apple's classes that these values lack: the compiler's message names the replacement.

import StickersHost

extension MessagesExtension {
  /// Missing: every extension stores its own.
  @available(*, unavailable, message: "store the panel: var panel = Panel()")
  public var panel: Panel {
    get { Panel() }
    set {}
  }

  /// Not here: a value holds no view controllers.
  @available(*, unavailable, message: "hold what the child shows in a property; HostSheet has the system's sheets")
  public mutating func present(_ controller: some Any, animated: Bool) {}
}

extension Conversation {
  /// Not here: a conversation is a snapshot.
  @available(*, unavailable, message: "use insert(_:) of the extension; the answer comes in didFinishInserting")
  public func insert(_ message: Message, completionHandler: ((MessageErrorCode?) -> Void)? = nil) {}

  /// Not here: a conversation is a snapshot.
  @available(*, unavailable, message: "use insert(_:) of the extension; the answer comes in didFinishInserting")
  public func insert(_ sticker: Sticker, completionHandler: ((MessageErrorCode?) -> Void)? = nil) {}

  /// Not here: a conversation is a snapshot.
  @available(*, unavailable, message: "use insertText(_:) of the extension; the answer comes in didFinishInserting")
  public func insertText(_ text: String, completionHandler: ((MessageErrorCode?) -> Void)? = nil) {}

  /// Not here: a conversation is a snapshot.
  @available(*, unavailable, message: "use insertAttachment(_:withAlternateFilename:) of the extension")
  public func insertAttachment(
    _ url: String, withAlternateFilename filename: String?, completionHandler: ((MessageErrorCode?) -> Void)? = nil
  ) {}

  /// Not here: a conversation is a snapshot.
  @available(*, unavailable, message: "use send(_:) of the extension; the answer comes in didFinishSending")
  public func send(_ message: Message, completionHandler: ((MessageErrorCode?) -> Void)? = nil) {}

  /// Not here: a conversation is a snapshot.
  @available(*, unavailable, message: "use sendText(_:) of the extension; the answer comes in didFinishSending")
  public func sendText(_ text: String, completionHandler: ((MessageErrorCode?) -> Void)? = nil) {}
}

extension Session {
  /// Not here: a value cannot make itself unique.
  @available(*, unavailable, message: "use newSession() of the extension")
  public init() { self = .placeholder }
}
