// How the host calls the open extension: it fills in the panel, makes the call and collects the requests.

import NotificationsHost
import StickersHost

extension Phone {
  mutating func call(_ call: ExtensionCall, about item: Int? = nil, _ effects: inout [Effect]) {
    callRunning(logging: (call, item), &effects) { $0.receive(call) }
  }

  mutating func callRunning(
    logging logged: (call: ExtensionCall, item: Int?)?, _ effects: inout [Effect], _ call: (inout App) -> Void
  ) {
    guard var running = screen.takeRunning() else { return }
    self.call(&running, logging: logged, &effects, call)
    screen = .app(running)
  }

  mutating func call(
    _ running: inout Running<App>, logging logged: (call: ExtensionCall, item: Int?)?, _ effects: inout [Effect],
    _ call: (inout App) -> Void
  ) {
    running.change { running in
      fillPanel(of: &running)
      if let logged {
        let selection = running.phase == .loading ? nil : running.selection?.location
        effects.append(
          .called(
            LoggedCall(
              phone: owner, app: running.app, call: logged.call, item: logged.item, style: running.style,
              selection: selection)))
      }
      call(&running.instance)
      running.requests += running.instance.panel.takeRequests()
    }
    let panel = running.instance.panel
    sessionsMade = max(sessionsMade, panel.sessionsMade)
    // A panel that the extension made itself holds nothing from the phone.
    guard panel.owner != nil, let position = position(of: running.app) else { return }
    installations[position].storage = panel.storage
    share(panel.appGroups, of: running.app, &effects)
    if !panel.writtenFiles.isEmpty { running.change { _ = $0.instance.panel.takeWrittenFiles() } }
    for file in panel.writtenFiles {
      guard isFileURL(file.url) else {
        effects.append(.noted(.fileNotWritten(url: file.url), on: owner))
        continue
      }
      files.removeAll { $0.url == file.url }
      files.append(file)
    }
  }

  private mutating func share(_ groups: [String: AppStorage], of app: Manifest, _ effects: inout [Effect]) {
    if groups.isEmpty { return }
    let declared = store.appGroups(of: app)
    for group in groups.keys.sorted() {
      if declared.contains(group) {
        appGroups[group] = groups[group]
      } else {
        effects.append(.noted(.undeclaredAppGroup(group), on: owner))
      }
    }
  }

  mutating func refreshPanel() {
    guard var running = screen.takeRunning() else { return }
    running.change { fillPanel(of: &$0) }
    screen = .app(running)
  }

  /// Fills in the panel in place, before each call and after each event.
  private func fillPanel(of open: inout OpenExtension<App>) {
    let installation = installation(of: open.app)
    if open.conversation == nil { open.conversation = conversation(of: open, installation?.identities) }
    let (app, style, conversation, browser) = (open.app, open.style, open.conversation, open.browser)
    var appGroups: [String: AppStorage] = [:]
    for group in store.appGroups(of: app) { appGroups[group] = self.appGroups[group] ?? AppStorage() }
    func fill(_ panel: inout Panel) {
      panel.presentationStyle = style
      panel.activeConversation = conversation
      panel.files = store.files(of: app) + files
      panel.preferredLanguage = preferredLanguage
      panel.stickerBrowserView = browser
      panel.storage = installation?.storage ?? AppStorage()
      panel.purchases = installation?.purchases ?? []
      panel.appGroups = appGroups
      panel.owner = owner
      panel.sessionsMade = sessionsMade
      _ = panel.takeRequests()
    }
    fill(&open.instance.panel)
  }

  private func conversation(of open: OpenExtension<App>, _ identities: Identities?) -> Conversation? {
    guard open.phase != .loading, let identities else { return nil }
    return Conversation(
      localParticipantIdentifier: identities.local,
      remoteParticipantIdentifiers: contacts.recipients.map { identities.identifier(of: $0, owner: owner) },
      selectedMessage: open.selection.map { received($0.message(identities: identities, owner: owner), identities) })
  }

  mutating func changeRunning(_ change: (inout OpenExtension<App>) -> Void) {
    guard var running = screen.takeRunning() else { return }
    running.change(change)
    screen = .app(running)
  }

  func message(_ stored: StoredMessage, isPending: Bool) -> Message? {
    identities(of: stored.app).map {
      received(stored.message(identities: $0, owner: owner, isPending: isPending, error: nil), $0)
    }
  }

  /// The message as an extension reads it here: in a group, its sender may be hidden.
  func received(_ message: Message, _ identities: Identities) -> Message {
    guard behavior.contains(.hidesSendersInGroups), identities.remotes.count > 1,
      message.senderParticipantIdentifier != identities.local
    else { return message }
    var message = message
    message.senderParticipantIdentifier = ParticipantIdentifier(high: 0, low: 0)
    return message
  }
}
