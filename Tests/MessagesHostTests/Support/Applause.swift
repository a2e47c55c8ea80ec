// The third sample of the documentation: a live bubble, in which everyone can clap.

import MessagesHost

struct Applause: MessagesExtension {
  static let manifest = Manifest(identifier: "com.example.applause", displayName: "Applause")

  enum Action { case ask, clap }

  var panel = Panel()
  var claps = 0

  mutating func perform(_ action: Action) {
    switch action {
    case .ask:
      var message = Message()
      message.url = "https://example.com/applause"
      message.layout = TemplateLayout()
      message.layout?.caption = "Applause, please"
      message.layout?.isLive = true
      insert(message)
      dismiss()
    case .clap: claps += 1
    }
  }

  func contentSizeThatFits(_ size: ContentSize) -> ContentSize {
    ContentSize(width: size.width, height: 60)
  }
}
