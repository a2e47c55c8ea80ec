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
    var asked = (app: Manifest?.none, panel: Panel())
    withRunning { phone, running in
      phone.fillPanel(of: &running)
      if let logged {
        let selection = running.moment == .loading ? nil : running.selection?.item
        effects.append(
          .called(
            LoggedCall(
              phone: phone.owner, app: running.app, call: logged.call, item: logged.item, style: running.style,
              selection: selection)))
      }
      what(&running.instance)
      asked = (running.app, running.instance.panel)
      running.wishes += asked.panel.wishes
    }
    guard let app = asked.app else { return }
    sessionsMade = max(sessionsMade, asked.panel.sessionsMade)
    // A panel that an extension made itself has nothing of the phone.
    if asked.panel.owner != nil, let position = position(of: app) {
      installations[position].storage = asked.panel.storage
    }
  }

  /// Updates the open extension's panel.
  mutating func refreshPanel() { withRunning { phone, running in phone.fillPanel(of: &running) } }

  private func fillPanel(of running: inout Running<App>) {
    running.conversation = running.conversation ?? conversation(of: running)
    running.instance.panel = panel(of: running)
  }

  /// Changes the open extension by what is known of the rest of the phone.
  private mutating func withRunning(_ change: (Phone, inout Running<App>) -> Void) {
    var taken = Screen<App>.elsewhere
    swap(&taken, &screen)
    taken.changeRunning { change(self, &$0) }
    swap(&taken, &screen)
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
    panel.activeConversation = running.conversation ?? conversation(of: running)
    return panel
  }

  /// The conversation as an open extension reads it; nil as long as it is loaded.
  private func conversation(of running: Running<App>) -> Conversation? {
    guard running.moment != .loading, let identities = identities(of: running.app) else { return nil }
    return Conversation(
      localParticipantIdentifier: identities.local, remoteParticipantIdentifiers: identities.remotes,
      selectedMessage: running.selection?.message(identities: identities, owner: owner))
  }

  /// Changes what the host holds of the open extension.
  mutating func changeRunning(_ change: (inout Running<App>) -> Void) { screen.changeRunning(change) }

  /// A letter as the open extension reads it.
  func message(_ letter: Letter, isPending: Bool) -> Message? {
    identities(of: letter.app).map { letter.message(identities: $0, owner: owner, isPending: isPending, error: nil) }
  }
}
