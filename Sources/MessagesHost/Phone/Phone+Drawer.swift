// The drawer: its apps, their order, and the user's actions on them.

extension Phone {
  /// The apps that the drawer shows, in its order.
  public var drawer: [Manifest] { installations.filter { $0.isInDrawer }.map { $0.app } }

  /// The apps on the home screen: those that contain an app for Messages.
  public var homeScreen: [AppBundle] {
    installations.compactMap { store.bundle($0.app) }.filter { $0.containingApp != nil }
  }

  /// The settings' row for each installed app: its name, its icon, and the number of bytes it keeps.
  public var settings: [SettingsRow] {
    installations.map {
      SettingsRow(app: $0.app, icon: store.bundle($0.app)?.icon, storedBytes: $0.storage.byteCount)
    }
  }

  mutating func openFromDrawer(_ app: Manifest, _ effects: inout [Effect]) throws(Obstacle) {
    guard device.runsExtensions else { throw .runsNoExtensions(device) }
    guard hasInstalled(app) else { throw .notInstalled(app) }
    guard canRun(app) else { throw .notInDrawer(app) }
    guard openStyle != .expanded else { throw .drawerOutOfReach }
    guard openApp?.identifier != app.identifier else { throw .alreadyOpen(app) }
    openCompact(app, &effects)
  }

  private mutating func openCompact(_ app: Manifest, _ effects: inout [Effect]) {
    guard let bundle = store.bundle(app), let pack = bundle.pack else {
      return open(app, style: .compact, selection: nil, &effects)
    }
    close(to: .transcript, &effects)
    screen = .pack(OpenPack(app: asInstalled(app), pack: pack))
  }

  /// `step` is 1 for the next app in the drawer, -1 for the previous one.
  mutating func swipe(by step: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard let app = openApp, let style = openStyle else { throw .noExtensionOpen }
    guard style == .compact else { throw .drawerOutOfReach }
    let apps = drawer
    guard let index = apps.firstIndex(where: { $0.identifier == app.identifier }), apps.indices.contains(index + step)
    else { throw .noNeighbor }
    openCompact(apps[index + step], &effects)
  }

  /// `index` counts only the apps that are in the drawer.
  mutating func move(_ app: Manifest, to index: Int) throws(Obstacle) {
    let shown = installations.indices.filter { installations[$0].isInDrawer }
    guard let from = shown.first(where: { installations[$0].app.identifier == app.identifier }) else {
      throw .notInDrawer(app)
    }
    guard shown.indices.contains(index) else { throw .noPlaceInDrawer(index) }
    let installation = installations.remove(at: from)
    installations.insert(installation, at: shown[index])
  }

  mutating func enable(_ app: Manifest, seed: UInt64) throws(Obstacle) {
    guard let position = position(of: app) else { throw .notInstalled(app) }
    guard !installations[position].isInDrawer else { throw .alreadyInDrawer(app) }
    installations[position].identities = freshIdentities(of: app, seed: seed)
    installations[position].isInDrawer = true
  }

  /// The app leaves the drawer but keeps its data.
  mutating func disable(_ app: Manifest, _ effects: inout [Effect]) throws(Obstacle) {
    guard let position = position(of: app) else { throw .notInstalled(app) }
    guard installations[position].isInDrawer else { throw .notInDrawer(app) }
    if openApp?.identifier == app.identifier { close(to: .transcript, &effects) }
    installations[position].isInDrawer = false
  }

  mutating func install(_ app: Manifest, seed: UInt64) throws(Obstacle) {
    guard device.runsExtensions else { throw .runsNoExtensions(device) }
    guard store.bundle(app) != nil else { throw .noSuchExtension(app) }
    guard !hasInstalled(app) else { throw .alreadyInstalled(app) }
    installations.append(
      Installation(app: app, identities: freshIdentities(of: app, seed: seed), isInDrawer: addsAutomatically))
  }

  mutating func remove(_ app: Manifest, _ effects: inout [Effect]) throws(Obstacle) {
    guard hasInstalled(app) else { throw .notInstalled(app) }
    if openApp?.identifier == app.identifier { close(to: .transcript, &effects) }
    installations.removeAll { $0.app.identifier == app.identifier }
    appGroups = appGroups.filter { group, _ in installed.contains { store.appGroups(of: $0).contains(group) } }
  }

  mutating func freshIdentities(of app: Manifest, seed: UInt64) -> Identities {
    installationsMade += 1
    let fresh = seed &+ UInt64(truncatingIfNeeded: installationsMade) &* 0xD1B5_4A32_D192_ED03
    return Identities(seed: fresh, owner: owner, people: contacts.people.count, app: app)
  }
}

/// A row of the settings: an installed app and the storage that it uses.
public struct SettingsRow: Hashable, Sendable {
  /// The app.
  public let app: Manifest

  /// Its icon; nil if a placeholder is shown instead.
  public let icon: BubbleImage?

  /// The number of bytes that the app keeps on the phone.
  public let storedBytes: Int
}
