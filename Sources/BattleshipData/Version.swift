// The version of this package: the program, the doors, the manual and the packages all read it from here.

package enum Version {
  package static let number: StaticString = "0.2.0"
}
