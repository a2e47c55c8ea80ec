// The second sample of the documentation: it sends a text in a URL, and learns when that is too long.

import MessagesHost

struct Essay: MessagesExtension {
  static let manifest = Manifest(identifier: "com.example.essay", displayName: "Essay")

  enum Action: Equatable { case share(String) }

  var panel = Panel()
  var refusal: MessageErrorCode?

  mutating func didFinishInserting(error: MessageErrorCode?) {
    refusal = error
    if error == nil { dismiss() }
  }

  mutating func perform(_ action: Action) {
    guard case .share(let text) = action else { return }
    var message = Message()
    message.url = "data:text/plain,\(text)"
    message.layout = TemplateLayout()
    insert(message)
  }
}
