// The life of an extension on a phone: opening, changing style and closing, each with its calls in Apple's order.

extension Phone {
  mutating func open(_ app: Manifest, style: PresentationStyle, selection: Selection?, _ effects: inout [Effect]) {
    let app = asInstalled(app)
    guard let instance = App.launch(app) else { return effects.append(.ignored(.noSuchExtension(app), on: owner)) }
    close(to: .transcript, &effects)
    if behavior.contains(.renewsIdentifiers), let position = position(of: app) {
      installations[position].identities = freshIdentities(of: app, seed: 0)
    }
    var open = OpenExtension(app: app, instance: instance, style: style, selection: selection)
    open.isStarting = behavior.contains(.missesEarlyMessages)
    screen = .app(Running(open))
    for (phase, call) in ExtensionPhase.opening {
      if phase == .shown { refuseEarlyStyles(&effects) }
      changeRunning { $0.phase = phase }
      self.call(call, &effects)
    }
  }

  private mutating func refuseEarlyStyles(_ effects: inout [Effect]) {
    changeRunning { [owner] running in
      running.requests.removeAll { request in
        guard case .presentationStyle(let style) = request else { return false }
        effects.append(.noted(.styleBeforeAppearing(style), on: owner))
        return true
      }
    }
  }

  mutating func transition(to style: PresentationStyle, _ effects: inout [Effect]) {
    if case .pack(var open) = screen {
      open.change(to: style)
      screen = .pack(open)
      return
    }
    heldSticker = nil
    call(.willTransition(to: style), &effects)
    changeRunning { $0.style = style }
    call(.didTransition(to: style), &effects)
    if let browser = running?.browser { fill(browser, firstRow: browser.firstRow, &effects) }
  }

  /// Drops earlier requests. Insertions made while the extension resigns are still staged; later ones are not.
  mutating func close(to next: Screen<App>, _ effects: inout [Effect]) {
    heldSticker = nil
    guard case .app = screen else {
      screen = next
      return
    }
    dropRequests(&effects)
    for (phase, call) in ExtensionPhase.closing(behavior) {
      if phase == .resigned { for request in takeRequests() { grantWhileResigning(request, &effects) } }
      changeRunning { $0.phase = phase }
      self.call(call, &effects)
    }
    dropRequests(&effects)
    screen = next
  }

  /// The process of the open extension ends without a call, as when the phone has no memory left.
  mutating func endProcess() throws(Obstacle) {
    guard running != nil else { throw .noExtensionOpen }
    heldSticker = nil
    screen = .transcript
  }

  private mutating func dropRequests(_ effects: inout [Effect]) {
    effects += takeRequests().map { _ in .noted(.notActive, on: owner) }
  }

  mutating func takeRequests() -> [HostRequest] {
    var requests: [HostRequest] = []
    changeRunning { running in
      requests = running.requests
      running.requests = []
    }
    return requests
  }
}
