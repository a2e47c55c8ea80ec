// A cold start that takes half of a service extension's time: a naive extension loses its work, a careful one does not.

import NotificationsHost
import Testing

@Suite struct ServiceStartTests {
  /// The title that is shown if the download ends twenty seconds after the extension was called.
  private func title<App: NotifyingProgram>(_ app: App.Type, serviceStartTime: Int) throws -> String? {
    var phone = NotifyingPhone<App>(serviceStartTime: serviceStartTime)
    phone.update(.app(App.identifier, .requestAuthorization(.alert)))
    phone.update(.answeredAuthorization(isAllowed: true))
    let payload = #"{"aps":{"alert":{"title":"Kate"},"mutable-content":1},"picture":"https://a.b/c.png"}"#
    phone.update(.payloadArrived(Array(payload.utf8), app: App.identifier, collapseID: nil))
    #expect(phone.services.count == (serviceStartTime == 0 ? 1 : 0))
    phone.update(.service(1, .failedDownload(url: "https://a.b/c.png")))
    phone.update(.timePassed(milliseconds: serviceStartTime))
    #expect(phone.services.count == (serviceStartTime == 0 ? 0 : 1))
    phone.update(.timePassed(milliseconds: 20_000))
    return phone.notifications.list.first?.request.content.title
  }

  @Test func `a cold start of the service extension that eats half of its time`() throws {
    #expect(try title(Unhurried.self, serviceStartTime: 0) == "A card from Kate")
    #expect(try title(Unhurried.self, serviceStartTime: 15_000) == "Kate", "the original is shown")
    #expect(try title(Postcard.self, serviceStartTime: 15_000) == "A card from Kate")
  }

  @Test func `an extension that has not started yet can do nothing, and its time runs`() {
    var bell = Bell(hasServiceExtension: true)
    bell.notifications = Notifications(serviceStartTime: 29_999)
    bell.on(.installed(NotifyingAppManifest(identifier: Bell.app, displayName: "Mail", hasServiceExtension: true)))
    bell.app(.requestAuthorization(.alert))
    bell.on(.answeredAuthorization(isAllowed: true))
    bell.push(#"{"aps":{"alert":"a","mutable-content":1}}"#)
    bell.on(.service(1, .contentHandler(.text("early"))))
    #expect(bell.obstacles == [.noService(run: 1)])
    bell.on(.timePassed(milliseconds: 30_000))
    #expect(
      bell.calls.map(\.description).suffix(2) == [
        #"service 1 didReceive("remote-1")"#, "service 1 serviceExtensionTimeWillExpire",
      ])
  }
}

/// A service extension without a best attempt.
private struct Unhurried: NotifyingProgram {
  static let identifier = "com.example.unhurried"
  static let displayName = "Unhurried"

  struct Service: NotificationServiceExtension {
    var contentHandler = ContentHandler()
    var best = NotificationContent()

    mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {
      best = request.content
      best.title = "A card from \(best.title)"
      contentHandler.download(from: "https://a.b/c.png")
    }

    mutating func didFinishDownload(from url: String, file: String?, _ center: inout UserNotificationCenter) {
      contentHandler(best)
    }
  }
}
