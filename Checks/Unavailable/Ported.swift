// What a port from Apple's frameworks writes first; the compiler must answer each line with the words behind it.

import MessagesHost
import NotificationsHost
import StickersHost

struct Forgetful: MessagesExtension {  // store the panel: var panel = Panel()
  static let manifest = Manifest(identifier: "a", displayName: "A")
}

struct ForgetfulService: NotificationServiceExtension {  // store the handler: var contentHandler = ContentHandler()
  mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {}
}

struct Ported: MessagesExtension {
  static let manifest = Manifest(identifier: "b", displayName: "B")
  enum Action { case tapped }
  var panel = Panel()

  mutating func perform(_ action: Action) {
    let message = Message(session: Session())  // use newSession() of the extension
    guard let conversation = activeConversation else { return }
    conversation.insert(message)  // use insert(_:) of the extension
    conversation.insert(message) { _ in }  // use insert(_:) of the extension
    conversation.insertText("a") { _ in }  // use insertText(_:) of the extension
    conversation.insertAttachment("file:///a", withAlternateFilename: nil)  // use insertAttachment
    conversation.send(message)  // use send(_:) of the extension
    conversation.sendText("a")  // use sendText(_:) of the extension
    present(self, animated: true)  // HostSheet has the system's sheets
  }
}

struct App: NotifyingProgram {
  static let identifier = "c"
  static let displayName = "C"

  mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    _ = UserNotificationCenter.current()  // use the `center` that is handed to the method
    center.requestAuthorization(options: .alert) { _, _ in }  // the answer comes in didFinishRequestingAuthorization
    center.getNotificationSettings { _ in }  // read notificationSettings
    center.getPendingNotificationRequests { _ in }  // read pendingNotificationRequests
    center.getDeliveredNotifications { _ in }  // read deliveredNotifications
    let request = NotificationRequest(identifier: "d", content: NotificationContent(), trigger: nil)
    center.add(request) { _ in }  // the answer comes in didFinishAdding
    _ = center.delegate  // write `static let delegate` in the NotifyingProgram
  }
}
