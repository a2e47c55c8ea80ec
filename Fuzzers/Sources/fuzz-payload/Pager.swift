// A phone with an app and both of its extensions: any text as its text form, and what goes on from there.

import MessagesHost

/// A phone that is refused, or is written so again, goes on, and is read back.
func checkPhone(_ text: String) {
  guard var phone = try? NotifyingPhone<Pager>(textForm: text) else { return }
  precondition(phone.textForm.utf8.elementsEqual(text.utf8), "a phone is written otherwise than read")
  for byte in text.utf8.suffix(24) {
    let id = phone.notifications.list.first?.id ?? NotificationID(app: Pager.identifier, identifier: "a")
    switch byte % 8 {
    case 0: phone.update(.timePassed(milliseconds: Int(byte) * 500))
    case 1: phone.update(.user(.pressed(id)))
    case 2: phone.update(.user(.tappedAction("like")))
    case 3: phone.update(.service(Int(byte) / 8, .failedDownload(url: "https://a.b/c.png")))
    case 4: phone.update(.openedApp(Pager.identifier))
    case 5: phone.update(.leftApp)
    case 6: phone.perform(.sign)
    default: phone.update(.answeredAuthorization(isAllowed: byte % 16 == 7))
    }
  }
  let again = try? NotifyingPhone<Pager>(textForm: phone.textForm)
  precondition(again == phone, "a phone is read otherwise than written")
}

/// An app whose extensions count.
struct Pager: NotifyingProgram, Counting {
  static let identifier = "com.example.mail"
  static let displayName = "Mail"
  enum Action { case sign }
  var count = 0

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    guard let like = NotificationAction(identifier: "like", title: "Like") else { return }
    center.setNotificationCategories([NotificationCategory(identifier: "c", actions: [like])])
    center.requestAuthorization(options: [.alert, .badge])
    var content = NotificationContent()
    (content.body, content.categoryIdentifier) = ("signed", "c")
    center.add(NotificationRequest(identifier: "a", content: content, trigger: nil))
  }

  mutating func didReceive(_ response: NotificationResponse, _ center: inout UserNotificationCenter) { count += 1 }

  struct Service: NotificationServiceExtension, Counting {
    var contentHandler = ContentHandler()
    var count = 0

    mutating func didReceive(_ request: NotificationRequest) { contentHandler.download(from: "https://a.b/c.png") }

    mutating func didFinishDownload(from url: String, file: String?) { count += 1 }
  }

  struct Content: NotificationContentExtension, Counting {
    static let manifests = [
      ContentExtensionManifest(
        identifier: "view", categories: ["c"], initialContentSizeRatio: SizeRatio(height: 1, width: 2),
        entry: .principalClass("View"), handlesResponses: true)
    ]
    var count = 0

    init(_ manifest: ContentExtensionManifest) {}

    mutating func didReceive(_ notification: DeliveredNotification) { count += 1 }

    mutating func didReceive(_ response: NotificationResponse) -> ContentExtensionResponseOption { .doNotDismiss }
  }
}

/// Something whose whole state is a number.
protocol Counting: StateRestorable {
  var count: Int { get set }
}

extension Counting {
  var restorableState: String { "\(count)" }

  mutating func restore(_ state: String) -> Bool {
    guard let count = Int(state), (0..<1 << 30).contains(count), "\(count)" == state else { return false }
    self.count = count
    return true
  }
}
