// How the host calls the open extension: it fills in the panel, makes the call and collects the requests.

extension Phone {
  /// Makes a call on the open extension and logs it.
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
    guard var running = screen.takeRunning() else { return }
    tell(&running, logging: logged, &effects, what)
    screen = .app(running)
  }

  /// Fills in the panel of an instance, makes a call on it, and notes what it asks for and stores.
  mutating func tell(
    _ running: inout Running<App>, logging logged: (call: ExtensionCall, item: Int?)?, _ effects: inout [Effect],
    _ what: (inout App) -> Void
  ) {
    let (known, owner) = (known(to: running.app), owner)
    running.change { running in
      known.fillPanel(of: &running)
      if let logged {
        let selection = running.moment == .loading ? nil : running.selection?.place
        effects.append(
          .called(
            LoggedCall(
              phone: owner, app: running.app, call: logged.call, item: logged.item, style: running.style,
              selection: selection)))
      }
      what(&running.instance)
      running.requests += running.instance.panel.takeRequests()
    }
    let panel = running.instance.panel
    sessionsMade = max(sessionsMade, panel.sessionsMade)
    // A panel that the extension made itself holds nothing from the phone.
    if panel.owner != nil, let position = position(of: running.app) {
      installations[position].storage = panel.storage
    }
  }

  /// Updates the open extension's panel.
  mutating func refreshPanel() {
    guard var running = screen.takeRunning() else { return }
    let known = known(to: running.app)
    running.change { known.fillPanel(of: &$0) }
    screen = .app(running)
  }

  /// What an extension may know about this phone.
  func known(to app: Manifest) -> KnownToExtension {
    KnownToExtension(
      owner: owner, sessionsMade: sessionsMade, files: store.files(of: app) + files,
      preferredLanguage: preferredLanguage, areHere: contacts.otherPeople.map { !contacts.gone.contains($0) },
      installation: position(of: app).map { installations[$0] })
  }

  /// Changes the host's record of the open extension.
  mutating func changeRunning(_ change: (inout OpenExtension<App>) -> Void) {
    guard var running = screen.takeRunning() else { return }
    running.change(change)
    screen = .app(running)
  }

  /// A letter as the open extension reads it.
  func message(_ letter: Letter, isPending: Bool) -> Message? {
    identities(of: letter.app).map { letter.message(identities: $0, owner: owner, isPending: isPending, error: nil) }
  }
}
