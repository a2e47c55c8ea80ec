// How the host talks to the extension that is open: fill in the panel, call, collect what it asks for.

extension Phone {
  /// Makes a call on the open extension and notes it.
  mutating func call(_ call: ExtensionCall, about item: Int? = nil, _ effects: inout [Effect]) {
    tell(logging: (call, item), &effects) { $0.receive(call) }
  }

  /// Hands the open extension an action of the user.
  mutating func hand(_ action: App.Action, _ effects: inout [Effect]) {
    tell(logging: nil, &effects) { $0.perform(action) }
  }

  mutating func tell(
    logging logged: (call: ExtensionCall, item: Int?)?, _ effects: inout [Effect], _ what: (inout App) -> Void
  ) {
    refreshPanel()
    guard case .app(var running) = screen else { return }
    if let logged {
      let selection = running.moment == .loading ? nil : running.selection?.item
      effects.append(
        .called(
          LoggedCall(
            phone: owner, app: running.app, call: logged.call, item: logged.item, style: running.style,
            selection: selection)))
    }
    what(&running.instance)
    let asked = running.instance.panel
    running.wishes += asked.wishes
    sessionsMade = max(sessionsMade, asked.sessionsMade)
    // A panel that an extension made itself has nothing of the phone.
    if asked.owner != nil, let position = position(of: running.app) { installations[position].storage = asked.storage }
    screen = .app(running)
  }

  /// Updates the open extension's panel.
  mutating func refreshPanel() {
    guard case .app(var running) = screen else { return }
    running.instance.panel = panel(of: running)
    screen = .app(running)
  }

  /// The panel of an open extension as it is now.
  func panel(of running: Running<App>) -> Panel {
    var panel = Panel()
    panel.presentationStyle = running.style
    panel.files = (store.bundle(running.app)?.files ?? []) + files
    panel.stickerBrowserView = running.browser
    if let position = position(of: running.app) {
      panel.storage = installations[position].storage
      panel.purchases = installations[position].purchases
    }
    (panel.owner, panel.sessionsMade) = (owner, sessionsMade)
    if running.moment != .loading, let identities = identities(of: running.app) {
      panel.activeConversation = Conversation(
        localParticipantIdentifier: identities.local, remoteParticipantIdentifiers: identities.remotes,
        selectedMessage: running.selection?.message(identities: identities, owner: owner))
    }
    return panel
  }

  /// Changes what the host holds of the open extension.
  mutating func changeRunning(_ change: (inout Running<App>) -> Void) {
    guard case .app(var running) = screen else { return }
    change(&running)
    screen = .app(running)
  }

  /// A letter as the open extension reads it.
  func message(_ letter: Letter, isPending: Bool) -> Message? {
    identities(of: letter.app).map { letter.message(identities: $0, owner: owner, isPending: isPending, error: nil) }
  }
}
