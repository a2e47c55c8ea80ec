// Any bytes as JSON and as a payload: an error with its offset, or a value that later events can use.

import FuzzDriver
import NotificationsHost

private let app = "com.example.mail"

/// The JSON is refused at one of its bytes, or is read again as the same value after writing.
func checkJSON(_ bytes: [UInt8]) -> JSONValue? {
  do throws(JSONError) {
    let value = try JSONValue(json: bytes)
    let written = value.description
    precondition((try? JSONValue(json: written)) == value, "JSON is read otherwise than written")
    precondition((try? JSONValue(json: written).description.utf8.elementsEqual(written.utf8)) == true)
    return value
  } catch {
    precondition(0...bytes.count ~= error.offset, "an error lies outside")
    precondition(!error.description.isEmpty)
    return nil
  }
}

/// A refused payload changes nothing; any other is shown at most once, whatever the service extension does.
func checkPayload(_ bytes: [UInt8]) {
  var notifications = Notifications()
  let manifest = NotifyingAppManifest(identifier: app, displayName: "Mail", hasServiceExtension: true)
  notifications.update(.installed(manifest))
  notifications.update(.app(app, .requestAuthorization([.alert, .badge, .sound])))
  notifications.update(.answeredAuthorization(isAllowed: true))
  let before = notifications
  var effects = notifications.update(.payloadArrived(bytes, app: app, collapseID: nil))
  let isTaken = (try? RemotePayload(bytes)) != nil
  if !isTaken { precondition(notifications == before, "a refused payload changes something") }
  if !notifications.services.isEmpty, bytes.count % 2 == 0 {
    var content = NotificationContent()
    content.title = "changed"
    effects += notifications.update(.service(1, .contentHandler(content)))
  }
  effects += notifications.update(.timePassed(milliseconds: 60_000))
  let shown = effects.count { if case .shown = $0 { true } else { false } }
  precondition(shown <= (isTaken ? 1 : 0), "shown twice, or refused and shown")
  play(bytes, in: notifications)
}

/// Sends more events to an app's notifications.
func play(_ bytes: [UInt8], in notifications: Notifications) {
  var notifications = notifications
  for byte in bytes.suffix(24) {
    let shown = notifications.list.first?.id ?? NotificationID(app: app, identifier: "a")
    switch byte % 12 {
    case 0: notifications.update(.timePassed(milliseconds: Int(byte) * 500))
    case 1: notifications.update(.user(.pressed(shown)))
    case 2: notifications.update(.user(.tapped(shown)))
    case 3: notifications.update(.user(.tappedAction("reply")))
    case 4: notifications.update(.user(.sentText("x")))
    case 5: notifications.update(.service(Int(byte) / 12, .ended))
    case 6: notifications.update(.content(.completeResponse(.dismissAndForwardAction)))
    case 7: notifications.update(.locked)
    case 8: notifications.update(.unlocked)
    case 9: notifications.update(.removed(app: shown.app))
    case 10: notifications.update(.app(shown.app, .removeAllDeliveredNotifications))
    default: notifications.update(.payloadArrived(Array(bytes.prefix(64)), app: shown.app, collapseID: nil))
    }
    _ = notifications.fullViewParts(width: 80)
    for notification in notifications.list { _ = notifications.drawing(of: notification) }
  }
}

fuzz { data, size in
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  if let value = checkJSON(bytes) {
    _ = try? ContentExtensionManifest(identifier: "view", extensionDictionary: value)
  }
  checkPayload(bytes)
  play(bytes)
  return 0
}
