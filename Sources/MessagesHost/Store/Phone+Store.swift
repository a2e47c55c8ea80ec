// The Messages store on a phone: its list, the pages of the apps, and getting an app.

/// A page of the store.
public enum StorePage: Hashable, Sendable {
  /// All apps.
  case list
  /// The page of an app.
  case app(Manifest)
}

extension Phone {
  mutating func openStore(_ page: StorePage, _ effects: inout [Effect]) throws(Obstacle) {
    guard device.runsExtensions else { throw .runsNoExtensions(device) }
    if case .app(let app) = page, store.bundle(app) == nil { throw .noSuchExtension(app) }
    guard openStyle != .expanded else { throw .drawerOutOfReach }
    close(to: .store(page), &effects)
  }

  mutating func getApp(seed: UInt64) throws(Obstacle) {
    guard case .store(.app(let app)) = screen, let bundle = store.bundle(app) else { throw .noStorePage }
    try install(bundle.manifest, seed: seed)
  }

  mutating func closeStore() throws(Obstacle) {
    guard case .store = screen else { throw .noStorePage }
    screen = .transcript
  }
}
