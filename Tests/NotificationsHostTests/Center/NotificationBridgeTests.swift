// An app and its extensions behind something other than the host's phone, as a real app would run them; all is public.

import NotificationsHost
import Testing

@Suite struct NotificationBridgeTests {
  private let notification: DeliveredNotification = {
    var content = NotificationContent()
    (content.title, content.body) = ("Kate", "Hello")
    let request = NotificationRequest(identifier: "card", content: content, trigger: .push)
    return DeliveredNotification(app: Postcard.identifier, number: 1, date: 0, request: request)
  }()

  @Test func `an app's requests are taken once, and a response is passed on`() {
    var card = Postcard()
    var center = UserNotificationCenter(
      notificationSettings: NotificationSettings(authorizationStatus: .authorized, requested: .alert))
    #expect(center.notificationSettings.enabled == .alert)
    card.didFinishLaunching(&center)
    card.perform(.signUp, &center)
    let requests = center.takeRequests()
    #expect(requests.count == 2)
    #expect(requests.last == .requestAuthorization([.alert, .badge]))
    #expect(center.takeRequests().isEmpty)
    card.didReceive(
      NotificationResponse(notification: notification, actionIdentifier: "reply", userText: "Thank you"), &center)
    #expect(card.replies == ["Thank you"])
  }

  @Test func `a service extension's content is taken`() {
    var service = Postcard.Service()
    var center = UserNotificationCenter(
      notificationSettings: NotificationSettings(authorizationStatus: .authorized, requested: .alert))
    service.didReceive(notification.request, &center)
    var changed = notification.request.content
    changed.title = "A card from Kate"
    #expect(service.contentHandler.takeRequests() == [.contentHandler(changed)])
    #expect(service.contentHandler.takeRequests().isEmpty)
  }
}
