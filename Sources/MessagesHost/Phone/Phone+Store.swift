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
  mutating func openStore(_ page: StorePage, _ effects: inout [Effect]) throws(Obstacle) {
    guard device.runsExtensions else { throw .runsNoExtensions(device) }
    if case .app(let app) = page, store.bundle(app) == nil { throw .noSuchExtension(app) }
    guard openStyle != .expanded else { throw .drawerOutOfReach }
    close(to: .store(page), &effects)
  }

  /// The user tapped the button with the price on an app's page.
  mutating func getApp(seed: UInt64) throws(Obstacle) {
    guard case .store(.app(let app)) = screen, let bundle = store.bundle(app) else { throw .noStorePage }
    try install(bundle.manifest, seed: seed)
  }

  /// The user closed the store.
  mutating func closeStore() throws(Obstacle) {
    guard case .store = screen else { throw .noStorePage }
    screen = .transcript
  }
}
