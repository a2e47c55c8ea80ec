// The version of this package; the program, the doors, the manual and the packages read it from here.

package enum Version {
  /// The version, as in the changelog.
  package static let number: StaticString = "0.2.0"
}
