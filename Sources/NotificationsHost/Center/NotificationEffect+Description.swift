// Effects in words, one line each, for a log or a failing test.

extension NotificationEffect: CustomStringConvertible {
  /// The effect in a line: `com.example.app willPresent(1)`.
  public var description: String {
    switch self {
    case .called(let call, let app): "\(app) \(call)"
    case .answered(let answer, let app): "\(app) answered: \(answer)"
    case .asked(let prompt): "asked: \(prompt)"
    case .shown(let notification, let options, let place):
      "shown \(place): \(notification) (\(options))"
    case .notShown(let notification, let silence): "not shown, \(silence): \(notification)"
    case .removed(let id): "removed: \(quoted(id.identifier))"
    case .broughtToFront(let app): "\(app) comes to the front"
    case .startedRegistration(let app): "\(app) asks for a device token"
    case .startedDownload(let url, let run): "service \(run) downloads \(quoted(url))"
    case .noted(let note, let app): "\(app) noted: \(note)"
    case .ignored(let obstacle): "ignored: \(obstacle)"
    }
  }
}

extension NotificationCall: CustomStringConvertible {
  /// The call in a few words: `service 1 didReceive("id")`.
  public var description: String {
    switch self {
    case .willPresent(let notification): "app willPresent(\(notification.number))"
    case .didReceiveResponse(let response): "app didReceive(\(response))"
    case .didRegisterForRemoteNotifications(let token):
      token == nil ? "app didFailToRegister" : "app didRegister(\(token?.count ?? 0) bytes)"
    case .openSettings(let notification): "app openSettings(\(notification.map { "\($0.number)" } ?? "nil"))"
    case .didReceiveRemoteNotification: "app didReceiveRemoteNotification"
    case .serviceDidReceive(let request, let run): "service \(run) didReceive(\(quoted(request.identifier)))"
    case .serviceExtensionTimeWillExpire(let run): "service \(run) serviceExtensionTimeWillExpire"
    case .serviceDidFinishDownload(let url, let file, let run):
      "service \(run) didFinishDownload(\(quoted(url)), \(file.map(quoted) ?? "failed"))"
    case .serviceDidFinish(let answer, let run): "service \(run) answered: \(answer)"
    case .contentDidFinish(let answer): "content answered: \(answer)"
    case .contentViewDidLoad: "content viewDidLoad"
    case .contentViewWillAppear: "content viewWillAppear"
    case .contentViewDidAppear: "content viewDidAppear"
    case .contentViewWillDisappear: "content viewWillDisappear"
    case .contentViewDidDisappear: "content viewDidDisappear"
    case .contentDidReceive(let notification): "content didReceive(\(notification.number))"
    case .contentDidReceiveResponse(let response): "content didReceive(\(response))"
    case .contentDidReceiveInput(let text): "content inputBar(\(quoted(text)))"
    }
  }
}

extension NotificationResponse: CustomStringConvertible {
  /// The number of the notification, the action, and the typed text.
  public var description: String {
    "\(notification.number), \(quoted(actionIdentifier))\(userText.map { ", \(quoted($0))" } ?? "")"
  }
}

extension DeliveredNotification: CustomStringConvertible {
  /// The number, and the visible texts.
  public var description: String {
    let content = request.content
    let texts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
    let attached = content.attachments.isEmpty ? "" : " + \(content.attachments.count) attached"
    return "\(number) \(quoted(request.identifier)) \(quoted(texts.joined(separator: " | ")))\(attached)"
  }
}

extension NotificationAnswer: CustomStringConvertible {
  /// The answer, in words.
  public var description: String {
    switch self {
    case .authorization(let isGranted): isGranted ? "granted" : "not granted"
    case .added(let identifier, let error): "added(\(quoted(identifier)), \(error.map { "\($0)" } ?? "nil"))"
    case .startedAccessing(let url, let isGranted): "startAccessing(\(quoted(url))) \(isGranted ? "true" : "false")"
    case .readAttachment(let url, let byteCount, let error):
      "read(\(quoted(url))) \(byteCount.map { "\($0) bytes" } ?? error.map { "\($0)" } ?? "nothing")"
    }
  }
}

extension NotificationPrompt: CustomStringConvertible {
  /// The question, in words.
  public var description: String {
    switch self {
    case .authorization(let app, let options): "may \(app) notify (\(options))?"
    case .unlock(let response): "unlock for \(quoted(response.actionIdentifier))?"
    }
  }
}

extension AuthorizationOptions: CustomStringConvertible {
  /// The options by name.
  public var description: String {
    names(
      in: rawValue,
      ["badge", "sound", "alert", "carPlay", "criticalAlert", "providesAppNotificationSettings", "provisional"])
  }
}

extension NotificationPresentationOptions: CustomStringConvertible {
  /// The options by name.
  public var description: String { names(in: rawValue, ["badge", "sound", "alert", "list", "banner"]) }
}

/// The names of the bits of a set, the lowest first.
private func names(in rawValue: Int, _ names: [String]) -> String {
  names.indices.filter { rawValue & 1 << $0 != 0 }.map { names[$0] }.joined(separator: " ")
}

extension NotificationPlace: CustomStringConvertible {
  /// The place, in words.
  public var description: String {
    switch self {
    case .banner: "in a banner"
    case .lockScreen: "on the lock screen"
    case .list: "in the list"
    case .nowhere: "nowhere"
    }
  }
}

extension NotificationSilence: CustomStringConvertible {
  /// The reason, in words.
  public var description: String {
    switch self {
    case .notAllowed: "because the user does not allow it"
    case .appDecided: "because the app decided so"
    }
  }
}
