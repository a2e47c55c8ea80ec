// The Messages store on a phone: its list, the pages of the apps, and getting an app.

/// A page of the store.
public enum StorePage: Hashable, Sendable {
  /// All apps.
  case list
  /// The page of an app.
  case app(Manifest)
}

extension Phone {
  /// The user opened the store, or another of its pages.
  mutating func openStore(_ page: StorePage, _ effects: inout [Effect]) {
    guard device.runsExtensions else { return effects.append(.ignored(.runsNoExtensions(device), on: owner)) }
    if case .app(let app) = page, store.bundle(app) == nil {
      return effects.append(.ignored(.noSuchExtension(app), on: owner))
    }
    guard openStyle != .expanded else { return effects.append(.ignored(.drawerOutOfReach, on: owner)) }
    close(to: .store(page), &effects)
  }

  /// The user tapped the button with the price on an app's page.
  mutating func getApp(seed: UInt64, _ effects: inout [Effect]) {
    guard case .store(.app(let app)) = screen, let bundle = store.bundle(app) else {
      return effects.append(.ignored(.noStorePage, on: owner))
    }
    install(bundle.manifest, seed: seed, &effects)
  }

  /// The user closed the store.
  mutating func closeStore(_ effects: inout [Effect]) {
    guard case .store = screen else { return effects.append(.ignored(.noStorePage, on: owner)) }
    screen = .transcript
  }
}
