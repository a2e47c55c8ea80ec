// What a host does for an extension, without Messages: it fills in the panel, makes a call, and takes the requests.

import MessagesHost

/// An extension that runs behind something other than the host's phones.
public struct ExtensionBridge<App: MessagesExtension> {
  /// The extension.
  public private(set) var app = App()

  /// A bridge to a fresh extension; the number of sessions that earlier ones made keeps its new sessions apart from them.
  public init(sessionsMade: Int = 0) {
    app.panel = Panel(sessionsMade: sessionsMade)
  }

  /// Makes a call and returns what the extension asks for in answer.
  public mutating func call(
    _ call: ExtensionCall, in conversation: Conversation?, style: PresentationStyle
  ) -> [HostRequest] {
    fill(conversation, style)
    app.receive(call)
    return app.panel.takeRequests()
  }

  /// Hands over an action of the user and returns what the extension asks for in answer.
  public mutating func perform(
    _ action: App.Action, in conversation: Conversation?, style: PresentationStyle
  ) -> [HostRequest] {
    fill(conversation, style)
    app.perform(action)
    return app.panel.takeRequests()
  }

  private mutating func fill(_ conversation: Conversation?, _ style: PresentationStyle) {
    app.panel.activeConversation = conversation
    app.panel.presentationStyle = style
  }
}
