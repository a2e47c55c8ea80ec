// The Messages store: every app that can be installed, and those that the main store has, too.

import StickersHost

/// The apps that can be installed.
///
/// ```swift
/// let store = Store([bundle])
/// ```
public struct Store: Hashable, Sendable {
  /// All apps of the Messages store, in its order.
  public let bundles: [AppBundle]

  /// A store with these apps.
  ///
  /// - Precondition: No two apps have the same identifier.
  public init(_ bundles: [AppBundle]) {
    precondition(Set(bundles.map { $0.manifest.identifier }).count == bundles.count, "an app is in the store twice")
    self.bundles = bundles
  }

  /// The apps of the main store: those with a containing app.
  public var mainStoreBundles: [AppBundle] { bundles.filter { $0.containingApp != nil } }

  /// The apps without an icon, which the settings need even for an app without a containing app.
  public var bundlesWithoutIcon: [AppBundle] { bundles.filter { $0.icon == nil } }

  func appGroups(of app: Manifest) -> [String] { bundle(app)?.appGroups ?? [] }

  func files(of app: Manifest) -> [LocalFile] {
    bundle(app)?.files ?? []
  }

  /// The app with the identifier of a manifest.
  public func bundle(_ app: Manifest) -> AppBundle? {
    bundles.first { $0.manifest.identifier == app.identifier }
  }
}
